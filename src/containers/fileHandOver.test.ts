import { describe, expect, it } from 'vitest';
import { compareFile } from './fileHandOver.ts';

const TEXT = '{"v":1,"sealed":"wow"}';

describe('a file that is opened again as the proof that it was saved', () => {
  it.each([
    ['the same', TEXT],
    ['with the mark and the line that editors add', `\uFEFF${TEXT}\r\n`],
  ])('is the same: %s', async (_, opened) => {
    expect(await compareFile(new Blob([opened]), TEXT)).toBe('same');
  });

  it.each([
    ['an older backup', '{"v":1,"sealed":"such"}'],
    ['a part of it', TEXT.slice(0, 9)],
    ['nothing', ''],
    ['something large', 'x'.repeat(10_000)],
  ])('is a different one: %s', async (_, opened) => {
    expect(await compareFile(new Blob([opened]), TEXT)).toBe('different');
  });

  it('may be unreadable', async () => {
    const file = new Blob([TEXT]);
    file.text = () => Promise.reject(new DOMException('gone', 'NotReadableError'));
    expect(await compareFile(file, TEXT)).toBe('unreadable');
  });
});
