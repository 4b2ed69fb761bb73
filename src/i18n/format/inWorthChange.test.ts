import { describe, expect, it } from 'vitest';
import { koinu } from '../../domain/amount/Koinu.ts';
import { inWorthChange } from './inFiat.ts';

const PRICE = { currency: 'usd', microsPerDoge: 200_000n, atMs: 0 };
const HUNDRED = koinu(10_000_000_000n);

describe('by how much a worth moved', () => {
  it.each([
    ['+$4.00', 25],
    ['\u2212$5.00', -20],
    ['+$10.00', 100],
  ])('is %s for %d percent', (said, percent) => {
    expect(inWorthChange(HUNDRED, PRICE, percent)).toBe(said);
  });

  it('is not said where the currency has no coin so small, or nothing moved', () => {
    expect(inWorthChange(HUNDRED, PRICE, 0)).toBeNull();
    expect(inWorthChange(koinu(1n), PRICE, 50)).toBeNull();
  });
});
