/**
 * Only tests use the build with cheap passwords; nothing of it is in the build that ships.
 * @module-tag ships
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { CHEAP_DERIVATION } from '../mocks/vault/cheapKeyDerivation.ts';
import { ROOT } from './support/paths.ts';

/** Practice has it on purpose: its wallets hold no money, and its page loads none of the wallet's code. */
const OF_PRACTICE = /^assets\/practice\//;

/** The scripts of a build that contain the derivation for tests. */
function scriptsWithIt(build: string): readonly string[] {
  const folder = join(ROOT, 'dist', build);
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.js') && !OF_PRACTICE.test(path))
    .filter((path) => readFileSync(join(folder, path), 'utf8').includes(CHEAP_DERIVATION));
}

it('is in the build for tests, once, and in no wallet that ships', () => {
  expect(scriptsWithIt('app-cheap-passwords')).toHaveLength(1);
  expect(scriptsWithIt('app')).toEqual([]);
});
