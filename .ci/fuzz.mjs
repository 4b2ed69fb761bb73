// Tests every reader of foreign input with 100,000 inputs, and the wallet against 10,000 histories of a lying server, and 2,000 more
// with lying shops, cosigners and indexes.
// `npm run fuzz` does both; `npm run fuzz -- readers` and `npm run fuzz -- liar` one of them. A failure prints its seed:
// KENNEL_FUZZ_SEED repeats it, KENNEL_FUZZ_COUNT sets the number of cases.

import { spawnSync } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { install, ROOT } from './install.mjs';

const FILES = {
  readers: ['fuzz/fuzz.test.ts', 'fuzz/registry.test.ts'],
  liar: ['fuzz/liar/liar.test.ts'],
};

const wanted = process.argv.slice(2);
const unknown = wanted.filter((part) => !Object.hasOwn(FILES, part));
if (unknown.length > 0) {
  console.error(`no such part: ${unknown.join(', ')}; there are ${Object.keys(FILES).join(', ')}`);
  process.exit(2);
}

install();
const files = (wanted.length > 0 ? wanted : Object.keys(FILES)).flatMap((part) => FILES[part]);
const seed = process.env.KENNEL_FUZZ_SEED ?? String(randomInt(1, 2 ** 31 - 20_000));
console.log(`seed ${seed}`);
const { status } = spawnSync(process.execPath, [`${ROOT}node_modules/vitest/vitest.mjs`, 'run', ...files], {
  cwd: ROOT,
  stdio: 'inherit',
  env: { ...process.env, KENNEL_FUZZ: 'whole', KENNEL_FUZZ_SEED: seed },
});
process.exit(status ?? 1);
