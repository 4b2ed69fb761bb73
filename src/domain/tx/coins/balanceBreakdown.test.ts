import { describe, expect, it } from 'vitest';
import { coin, DOGE } from '../../../../mocks/fixtures/tx/coins.fixture.ts';
import { koinu, MAX_MONEY, MAX_TOTAL } from '../../amount/Koinu.ts';
import { balanceBreakdown } from './balanceBreakdown.ts';
import { classifyCoin } from './classifyCoin.ts';

describe('balanceBreakdown', () => {
  it('adds up each part, and the parts add up to the total', () => {
    const coins = [
      coin(1, 40n * DOGE),
      coin(2, 2n * DOGE),
      coin(3, 10n * DOGE, { inscription: 'carries' }),
      coin(4, 100_000n),
      coin(5, 500_000n),
      coin(6, 10_000n * DOGE, { isCoinbase: true, confirmations: 3 }),
      coin(7, 5n * DOGE, { confirmations: 0 }),
    ];
    const breakdown = balanceBreakdown(coins.map((one) => classifyCoin(one, 'mainnet')));
    expect(breakdown).toEqual({
      total: 10_057n * DOGE + 600_000n,
      spendable: 42n * DOGE,
      protected: 10n * DOGE + 100_000n,
      small: 500_000n,
      immature: 10_000n * DOGE,
      unconfirmed: 5n * DOGE,
    });
  });

  const divide = (...coins: Parameters<typeof classifyCoin>[0][]) =>
    balanceBreakdown(coins.map((one) => classifyCoin(one, 'mainnet')));

  it.each([
    ['inscription', { inscription: 'carries' }],
    ['inscription-unknown', { inscription: 'unknown' }],
    ['carrier-value', { inscription: 'none', value: koinu(100_000n) }],
  ] as const)('tells the reason that protected coins have in common: %s', (protection, given) => {
    expect(divide(coin(1, DOGE, given), coin(2, DOGE, given), coin(3, DOGE)).protection).toBe(protection);
  });

  it('tells of several reasons whether one is that nobody here can spend it', () => {
    const [bareKey, carrying] = [
      coin(1, DOGE, { isBareKey: true }),
      coin(2, DOGE, { inscription: 'carries' }),
    ];
    expect(divide(bareKey, carrying).hasBareKeys).toBe(true);
    expect(divide(bareKey)).toMatchObject({ protection: 'bare-key' });
    expect(divide(bareKey)).not.toHaveProperty('hasBareKeys');
    expect(divide(carrying, coin(3, DOGE, { isFrozen: true }))).not.toHaveProperty('hasBareKeys');
  });

  it('tells no reason where protected coins have several, or none is protected', () => {
    const mixed = divide(
      coin(1, DOGE, { inscription: 'carries' }),
      coin(2, DOGE, { inscription: 'unknown' }),
    );
    expect(mixed).not.toHaveProperty('protection');
    expect(divide(coin(1, DOGE))).not.toHaveProperty('protection');
  });

  it('says when no index could judge what may be sent', () => {
    expect(divide(coin(1, DOGE), coin(2, DOGE, { inscription: 'not-indexed' })).isUnindexed).toBe(true);
    const reported = [coin(1, DOGE), coin(2, 100_000n, { inscription: 'not-indexed' })];
    expect(
      divide(...reported, coin(3, DOGE, { inscription: 'not-indexed', isReleased: true })),
    ).not.toHaveProperty('isUnindexed');
  });

  it('is nothing but zeros for no coins', () => {
    expect(Object.values(balanceBreakdown([]))).toEqual([0n, 0n, 0n, 0n, 0n, 0n]);
  });

  it('refuses a sum that cannot exist', () => {
    const most = Array.from({ length: 101 }, (_, at) => classifyCoin(coin(at, MAX_MONEY), 'mainnet'));
    expect(() => balanceBreakdown(most)).toThrow(RangeError);
    expect(balanceBreakdown(most.slice(1)).spendable).toBe(MAX_TOTAL);
  });
});
