/**
 * The build with cheap passwords is used by tests alone: what ships has nothing of it.
 * @module-tag ships
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { CHEAP_DERIVATION } from '../mocks/vault/cheapKeyDerivation.ts';
import { ROOT } from './support/paths.ts';

/** Practice has it on purpose: its wallets hold nothing, and its page loads nothing of the wallet's. */
const OF_PRACTICE = /^assets\/practice\//;

/** The scripts of a wallet's build in which the derivation for tests is found. */
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
