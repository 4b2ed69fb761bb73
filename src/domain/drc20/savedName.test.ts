import { describe, expect, it } from 'vitest';
import { fileName } from './savedName.ts';

const ID = 'ab'.repeat(32);

describe('the name under which a file of a stranger is saved', () => {
  it.each([
    ['treat.png', 'treat.png'],
    ['../../etc/passwd', 'etc passwd'],
    ['C:\\Windows\\a.txt', 'C Windows a.txt'],
    ['.htaccess', 'htaccess'],
    ['invoice\u202Egnp.exe', 'invoice gnp.exe'],
    ['a\u0000b\n.txt', 'a b .txt'],
    ['  spaces   between .txt. ', 'spaces between .txt'],
    ['treat.png. . .', 'treat.png'],
    ['...treat.png', 'treat.png'],
  ])('makes %j to %j', (name, saved) => {
    expect(fileName(name, ID)).toBe(saved);
  });

  it.each([null, '', '...', '///', '\u200B'])('is its id when nothing is left of %j', (name) => {
    expect(fileName(name, ID)).toBe(`${ID}.bin`);
  });

  it('keeps the ending of a name that is too long', () => {
    const saved = fileName(`${'x'.repeat(300)}.png`, ID);
    expect(saved).toHaveLength(100);
    expect(saved.endsWith('x.png')).toBe(true);
    const rare = fileName(`${'x'.repeat(300)}.abcdefghijk`, ID);
    expect(rare).toBe(`${'x'.repeat(88)}.abcdefghijk`);
  });

  it('cuts a name that is nothing but an ending, or has none', () => {
    expect(fileName(`a.${'x'.repeat(300)}`, ID)).toBe(`a.${'x'.repeat(98)}`);
    expect(fileName(`${'x'.repeat(300)}.abcdefghijkl`, ID)).toBe('x'.repeat(100));
    expect(fileName('x'.repeat(300), ID)).toBe('x'.repeat(100));
  });

  it('reads no name of endless length to its end', () => {
    expect(fileName(`${'x'.repeat(1000)}.exe`, ID)).toBe('x'.repeat(100));
    expect(fileName(`${'/'.repeat(1000)}a.exe`, ID)).toBe(`${ID}.bin`);
  });
});
