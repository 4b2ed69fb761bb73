import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { compareFile } from './fileHandOver.ts';

const TEXT = '{"v":1,"sealed":"wow"}';

describe('a file that is saved', () => {
  const root = join(import.meta.dirname, '..');
  const saving = readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name))
    .map((name) => [name, readFileSync(join(root, name), 'utf8')] as const)
    .filter(([, code]) => /\bsaveFile\(|\bsaveBytes\(|createObjectURL/.test(code));

  it('leaves by one way', () => {
    const making = saving.filter(([, code]) => code.includes('createObjectURL')).map(([name]) => name);
    expect(making).toEqual(['containers/fileHandOver.ts']);
  });

  it('is offered only where the host takes files', () => {
    const callers = saving.filter(([name]) => name !== 'containers/fileHandOver.ts');
    expect(callers.length).toBeGreaterThan(7);
    const unasked = callers.filter(([, code]) => !code.includes('.takesFiles')).map(([name]) => name);
    expect(unasked).toEqual([]);
  });
});

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
