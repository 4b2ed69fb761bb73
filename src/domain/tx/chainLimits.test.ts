import { describe, expect, it } from 'vitest';
import { chainOf } from '../../../mocks/fixtures/tx/coins.fixture.ts';
import { capacityOn, passedLimit } from './chainLimits.ts';

const ONE = { count: 1, bytes: 226 };

describe('what may hang together unconfirmed', () => {
  it('is 25 transactions in a row, the new one included', () => {
    expect(passedLimit(chainOf(1, 24), ONE)).toBeNull();
    expect(passedLimit(chainOf(1, 25), ONE)).toEqual({ limit: 'ancestors', actual: 26, maximum: 25 });
  });

  it('is 101,000 bytes in a row, the new one included', () => {
    const heavy = chainOf(1, 2, 50_000);
    expect(passedLimit(heavy, { count: 1, bytes: 1_000 })).toBeNull();
    const passed = { limit: 'ancestor-bytes', actual: 101_001, maximum: 101_000 };
    expect(passedLimit(heavy, { count: 1, bytes: 1_001 })).toEqual(passed);
  });

  it('is 25 transactions and 101,000 bytes that rest on any one of them', () => {
    const [first] = chainOf(1, 1, 454);
    if (first === undefined) throw new Error('no chain');
    const crowded = { ...first, descendants: { count: 25, bytes: 5_000 } };
    expect(passedLimit([crowded], ONE)).toEqual({ limit: 'descendants', actual: 26, maximum: 25 });
    const heavy = { ...first, descendants: { count: 2, bytes: 60_454 } };
    expect(passedLimit([heavy], { count: 1, bytes: 40_546 })).toBeNull();
    const passed = { limit: 'descendant-bytes', actual: 101_001, maximum: 101_000 };
    expect(passedLimit([heavy], { count: 1, bytes: 40_547 })).toEqual(passed);
  });

  it('leaves room for the rest, and none at all where the number is full', () => {
    expect(capacityOn([])).toBe(101_000);
    expect(capacityOn(chainOf(1, 1, 66_000))).toBe(35_000);
    expect(capacityOn(chainOf(1, 1, 66_000), 300)).toBe(34_700);
    expect([
      capacityOn(chainOf(1, 24)) > 0,
      capacityOn(chainOf(1, 24), 300),
      capacityOn(chainOf(1, 25)),
    ]).toEqual([true, 0, 0]);
    expect(capacityOn(chainOf(1, 2, 50_600))).toBe(0);
  });
});
