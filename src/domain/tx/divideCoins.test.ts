import { describe, expect, it } from 'vitest';
import { MAX_MONEY } from '../amount/Koinu.ts';
import { classifyCoin } from './classifyCoin.ts';
import { coin, DOGE } from './coins.fixture.ts';
import { divideCoins } from './divideCoins.ts';

describe('divideCoins', () => {
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
    const parts = divideCoins(coins.map((one) => classifyCoin(one, 'mainnet')));
    expect(parts).toEqual({
      total: 10_057n * DOGE + 600_000n,
      spendable: 42n * DOGE,
      protected: 10n * DOGE + 100_000n,
      small: 500_000n,
      immature: 10_000n * DOGE,
      unconfirmed: 5n * DOGE,
    });
  });

  it('is nothing but zeros for no coins', () => {
    expect(Object.values(divideCoins([]))).toEqual([0n, 0n, 0n, 0n, 0n, 0n]);
  });

  it('refuses a sum that cannot exist', () => {
    const coins = [coin(1, MAX_MONEY), coin(2, 1n)].map((one) => classifyCoin(one, 'mainnet'));
    expect(() => divideCoins(coins)).toThrow(RangeError);
  });
});
