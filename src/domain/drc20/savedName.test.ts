import { describe, expect, it } from 'vitest';
import { savedName } from './savedName.ts';

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
  ])('makes %j to %j', (name, saved) => {
    expect(savedName(name, ID)).toBe(saved);
  });

  it.each([null, '', '...', '///', '\u200B'])('is its id when nothing is left of %j', (name) => {
    expect(savedName(name, ID)).toBe(`${ID}.bin`);
  });

  it('keeps the ending of a name that is too long', () => {
    const saved = savedName(`${'x'.repeat(300)}.png`, ID);
    expect(saved).toHaveLength(100);
    expect(saved.endsWith('x.png')).toBe(true);
  });
});
