import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

async function tierOf(tier: string) {
  vi.resetModules();
  vi.stubEnv('KENNEL_TIER', tier);
  vi.stubEnv('KENNEL_SEED', '500');
  return import('./generatedCases.ts');
}

describe('generated cases', () => {
  beforeEach(() => vi.resetModules());
  afterEach(() => vi.unstubAllEnvs());

  it.each([1, 5, 10, 25, 300, 1_000])('of %i: the short tier and the rest try all of them', async (full) => {
    const short = await tierOf('short');
    const [first, count] = [short.firstSeed(full), short.generatedCases(full)];
    const rest = await tierOf('rest');
    expect(first).toBe(500);
    expect(rest.firstSeed(full)).toBe(first + count);
    expect(count + rest.generatedCases(full)).toBe(Math.max(2, full));
    expect((await tierOf('whole')).generatedCases(full)).toBe(full);
  });

  it('are a tenth in the short tier', async () => {
    expect((await tierOf('short')).generatedCases(1_000)).toBe(100);
  });
});
