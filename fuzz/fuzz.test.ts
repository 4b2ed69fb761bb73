/** Whatever the input: no reader throws anything undocumented, hangs, or returns a value that isn't of its type. */
import fc from 'fast-check';
import { afterAll, describe, it } from 'vitest';
import { firstSeed, generatedCases } from '../mocks/generated/generatedCases.ts';
import { TARGETS } from './registry.ts';
import { share } from './share.ts';

const IN_TESTS = 1_000;
const INPUTS = share({ inTests: generatedCases(IN_TESTS), whole: 100_000 });
/** Seed of this run; `KENNEL_FUZZ_SEED` repeats one of `npm run fuzz`. */
const SEED = Number(process.env.KENNEL_FUZZ_SEED ?? firstSeed(IN_TESTS));

const rows: string[] = [];

afterAll(() => {
  const head = `${'target'.padEnd(64)} ${'inputs'.padStart(8)} ${'seconds'.padStart(8)}`;
  const total = `${rows.length} targets, seed ${SEED}`;
  if (INPUTS > 1_000) process.stdout.write(`${[head, ...rows, total].join('\n')}\n`);
});

describe(`readers of foreign input, ${INPUTS} inputs each`, () => {
  TARGETS.forEach(({ file, names, inputs, attempt }, index) => {
    const name = `${file.replace('src/', '').replace('.ts', '')} ${names.length > 3 ? `(${names.length})` : names.join(', ')}`;
    it(`${index + 1}. ${name}`, { timeout: 60_000 + INPUTS * 20 }, async () => {
      const startMs = performance.now();
      const property = fc.asyncProperty(inputs, async (input) => void (await attempt(input)));
      await fc.assert(property, { numRuns: INPUTS, seed: SEED, endOnFailure: INPUTS > 1_000 });
      const seconds = ((performance.now() - startMs) / 1000).toFixed(1);
      rows.push(`${name.slice(0, 64).padEnd(64)} ${String(INPUTS).padStart(8)} ${seconds.padStart(8)}`);
    });
  });
});
