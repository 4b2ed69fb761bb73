// Runs two checkers of packages: publint on the folder, and Are The Types Wrong on the archive.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { ROOT } from '../install.mjs';

const ATTW = join(ROOT, 'node_modules/@arethetypeswrong/cli/dist/index.js');

/** @param {readonly string[]} styles - entry points of stylesheets, which have no types. @returns what is wrong */
export async function judgePackage(folder, archive, styles = []) {
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const { messages } = await publint({ pkgDir: folder, strict: true });
  const left = styles.length === 0 ? [] : ['--exclude-entrypoints', ...styles];
  const args = [archive, '--profile', 'esm-only', ...left, '--no-emoji', '--format', 'ascii'];
  const { status, stdout } = spawnSync(process.execPath, [ATTW, ...args], { encoding: 'utf8' });
  return [
    ...messages.map((message) => `publint: ${formatMessage(message, manifest)}`),
    ...(status === 0 ? [] : [`attw: ${stdout}`]),
  ];
}
