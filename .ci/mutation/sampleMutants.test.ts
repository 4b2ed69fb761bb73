import { describe, expect, it } from 'vitest';
import { AREAS } from './areas.mjs';
import { filesOf, sampleMutants } from './sampleMutants.mjs';

const PATTERNS = ['src/domain/amount/**/*.ts', '!src/**/*.test.ts'];
const options = { most: 30, seed: 7, excludedMutations: ['StringLiteral'] };

describe('a sample of mutants', () => {
  it('has no more than asked for, and is the same for the same seed', async () => {
    const sample = await sampleMutants(PATTERNS, options);
    expect(sample.total).toBeGreaterThan(100);
    expect(sample.chosen).toBeLessThanOrEqual(30);
    expect(sample.chosen).toBeGreaterThan(20);
    expect(await sampleMutants(PATTERNS, options)).toEqual(sample);
    expect((await sampleMutants(PATTERNS, { ...options, seed: 8 })).mutate).not.toEqual(sample.mutate);
    for (const range of sample.mutate)
      expect(range).toMatch(/^src\/domain\/amount\/\w+\.ts:\d+:\d+-\d+:\d+$/);
  });

  it('has none that are left out', async () => {
    const all = await sampleMutants(PATTERNS, { ...options, excludedMutations: [] });
    expect((await sampleMutants(PATTERNS, options)).total).toBeLessThan(all.total);
  });

  it('is everything where there is less', async () => {
    const sample = await sampleMutants(PATTERNS, { ...options, most: 10_000 });
    expect(sample.mutate).toEqual(PATTERNS);
    expect(sample.chosen).toBe(sample.total);
  });
});

it.each(Object.entries(AREAS))('%s has files and tests', (_, { mutate, tests }) => {
  for (const pattern of [...mutate, ...tests]) expect(filesOf([pattern]).length, pattern).toBeGreaterThan(0);
});
