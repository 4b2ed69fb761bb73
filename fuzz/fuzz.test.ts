/** Whatever a stranger writes: no reader throws but what it promises, hangs, or hands out what is not of its type. */
import fc from 'fast-check';
import { afterAll, describe, it } from 'vitest';
import { TARGETS } from './registry.ts';
import { share } from './share.ts';

const INPUTS = share({ short: 1_000, whole: 100_000 });
/** Of every run, so that what failed once fails again; `npm run fuzz` draws another one each time. */
const SEED = Number(process.env.KENNEL_FUZZ_SEED ?? 20_251_122);

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
