// The folder of a failed case: the step's records, and the command that repeats it.
import { mkdirSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { ROOT } from './install.mjs';

export const FAILURES = join(ROOT, '.cache/failures');

const NAME_LETTERS = 100;

/** @param {string} text */
const slug = (text) =>
  text
    .normalize('NFKD')
    .replace(/[^\w]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, NAME_LETTERS);

/**
 * The folder of a case, created if missing.
 *
 * @param {string} file - of the test
 * @param {string} name - in full, with the names of its groups
 * @returns {string} its path
 */
export function failureFolder(file, name) {
  const folder = join(FAILURES, `${slug(basename(file).replace(/\.test\.\w+$/, ''))}--${slug(name)}`);
  mkdirSync(folder, { recursive: true });
  return folder;
}

/**
 * Records how a case failed.
 *
 * @param {{ file: string, name: string, message: string, command: string }} failure
 * @returns {string} its folder
 */
export function writeFailure({ file, name, message, command }) {
  const folder = failureFolder(file, name);
  const lines = [
    name,
    '',
    `seed: ${process.env.KENNEL_SEED ?? 'none'}`,
    `again: ${command}`,
    '',
    message,
    '',
  ];
  writeFileSync(join(folder, 'failure.txt'), lines.join('\n'));
  return folder;
}
