import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { coin, DOGE, OURS, ownChange, payment } from '../../../../mocks/fixtures/tx/coins.fixture.ts';
import { feeRate } from '../../amount/FeeRate.ts';
import type { Coin } from '../Coin.ts';
import { largestFirst, selectionOf, worthOf } from './Selection.ts';
import { longRunCost } from './SpendTerms.ts';
import { selectCoins } from './selectCoins.ts';
import { spendTermsOf } from './spendTermsOf.ts';
import { ancestorsOfAll } from './unconfirmedChains.ts';

const terms = (amount: bigint, rate = 1_000_000n) => spendTermsOf([payment(amount)], OURS, feeRate(rate));

/** All sets of coins except the empty one. */
function* subsets(coins: readonly Coin[]): Generator<readonly Coin[]> {
  for (let mask = 1; mask < 2 ** coins.length; mask++) {
    yield coins.filter((_, index) => (mask >> index) & 1);
  }
}

const roundedUp = (size: number, rate: bigint) => (BigInt(size) * rate + 999n) / 1000n;

/** The fee for paying one P2PKH output with these coins, computed independently from the rules; null when they are not enough. */
function feeByTheRules(coins: readonly Coin[], amount: bigint, rate: bigint): bigint | null {
  const size = 10 + 148 * coins.length + 34;
  const surcharge = amount < 1_000_000n ? 1_000_000n : 0n;
  const rest = worthOf(coins) - amount - surcharge - roundedUp(size, rate);
  if (rest < 0n || ancestorsOfAll(coins).length >= 25) return null;
  const feeWithChange = roundedUp(size + 34, rate) + surcharge;
  const isChangeKept = worthOf(coins) - amount - feeWithChange >= 1_000_000n;
  const fee = isChangeKept ? feeWithChange : worthOf(coins) - amount;
  return fee <= 100n * DOGE ? fee : null;
}

const someSetPays = (coins: readonly Coin[], amount: bigint, rate: bigint): boolean => {
  for (const set of subsets(coins)) if (feeByTheRules(set, amount, rate) !== null) return true;
  return false;
};

const value = fc.bigInt({ min: 1_000_000n, max: 40n * DOGE });

/** Amounts close to what some set of the coins can pay. */
const edgeAmount = (coins: readonly Coin[], seed: number, slack: bigint, rate: bigint): bigint => {
  const set = coins.filter((_, index) => (seed >> index) & 1);
  const fee = roundedUp(44 + 148 * set.length, rate);
  const amount = worthOf(set) - fee - slack;
  return amount > 100_000n ? amount : 100_000n;
};

const slack = fc.bigInt({ min: -50_000n, max: 2_000_000n });
const seed = fc.integer({ min: 1, max: 4095 });

describe('selectCoins', () => {
  it('pays exactly: coins = amount + fee + change', () => {
    const selection = selectCoins([coin(1, 10n * DOGE), coin(2, 3n * DOGE)], terms(9n * DOGE));
    expect(selection?.coins.map((one) => one.value)).toEqual([10n * DOGE]);
    expect(selection?.settlement).toEqual({
      fee: 226_000n,
      change: DOGE - 226_000n,
      changeGivenUp: 0n,
      size: 226,
    });
  });

  it('takes the coins that leave no change, rather than larger ones', () => {
    const exact = [coin(3, 2n * DOGE), coin(4, 3n * DOGE + 340_000n)];
    const coins = [coin(1, 9n * DOGE), coin(2, 4n * DOGE), ...exact];
    const selection = selectCoins(coins, terms(5n * DOGE));
    expect(new Set(selection?.coins)).toEqual(new Set(exact));
    expect(selection?.settlement).toMatchObject({ fee: 340_000n, change: 0n, changeGivenUp: 0n });
  });

  it('adds a coin when otherwise too much change would be given up', () => {
    const coins = [coin(1, 10n * DOGE), coin(2, 2n * DOGE)];
    const selection = selectCoins(coins, terms(10n * DOGE - 1_000_000n));
    expect(selection?.settlement).toMatchObject({ fee: 374_000n, change: 2n * DOGE + 626_000n });
  });

  it('does not spend unconfirmed coins while confirmed ones do', () => {
    const coins = [ownChange(1, 100n * DOGE), coin(2, 6n * DOGE), coin(3, 5n * DOGE)];
    expect(selectCoins(coins, terms(10n * DOGE))?.coins).toHaveLength(2);
    expect(ancestorsOfAll(selectCoins(coins, terms(10n * DOGE))?.coins ?? [])).toEqual([]);
  });

  it('rests on as few unconfirmed transactions as can be', () => {
    const coins = [ownChange(1, 100n * DOGE, 9), ownChange(2, 20n * DOGE, 2), coin(3, DOGE)];
    expect(selectCoins(coins, terms(20n * DOGE))?.coins.map((one) => one.value)).toEqual([20n * DOGE, DOGE]);
  });

  it('passes over a coin with too many ancestors when two others do', () => {
    const coins = [ownChange(1, 100n * DOGE, 25), ownChange(2, 6n * DOGE, 12), ownChange(3, 6n * DOGE, 12)];
    expect(ancestorsOfAll(selectCoins(coins, terms(10n * DOGE))?.coins ?? [])).toHaveLength(24);
    expect(selectCoins(coins, terms(20n * DOGE))).toBeNull();
  });

  it('finds the richest coins among those that rest on as many transactions', () => {
    const alike = [ownChange(1, 60n * DOGE, 12), ownChange(2, 50n * DOGE, 12)];
    const uneven = [ownChange(3, 100n * DOGE, 20), ownChange(4, 20n * DOGE, 4)];
    const selection = selectCoins([...alike, ...uneven], terms(115n * DOGE));
    expect(new Set(selection?.coins)).toEqual(new Set(uneven));
  });

  it('gives the same answer in whatever order the coins come', () => {
    const property = fc.property(fc.array(value, { minLength: 2, maxLength: 30 }), seed, (values, bits) => {
      const coins = values.map((one, index) => coin(index, (one % (3n * DOGE)) + 1_000_000n));
      const amount = edgeAmount(coins.slice(0, 12), bits, 0n, 1_000_000n);
      const [there, back] = [
        selectCoins(coins, terms(amount)),
        selectCoins(coins.toReversed(), terms(amount)),
      ];
      expect(back).toEqual(there);
    });
    fc.assert(property, { numRuns: 100 });
  });

  it('fills every request that some set of the coins can fill, and no other', () => {
    const coins = fc.array(fc.tuple(value, fc.constantFrom(0, 0, 0, 1, 2, 3, 4, 5, 10, 11, 12, 25)), {
      minLength: 1,
      maxLength: 10,
    });
    const rates = fc.constantFrom(100_000n, 1_000_000n, 5_000_000n, 10_000_000n);
    const property = fc.property(coins, seed, slack, rates, (given, bits, over, rate) => {
      const all = given.map(([worth, ancestors], index) =>
        ancestors === 0 ? coin(index, worth) : ownChange(index, worth, ancestors),
      );
      const amount = edgeAmount(all, bits, over, rate);
      const selection = selectCoins(all, terms(amount, rate));
      expect(selection !== null).toBe(someSetPays(all, amount, rate));
      if (selection) expect(selection.settlement.fee).toBe(feeByTheRules(selection.coins, amount, rate));
    });
    fc.assert(property, { numRuns: 600, endOnFailure: true });
  });

  it('fills them as well where the fee comes close to the 100 DOGE that nodes take', () => {
    const coins = fc.array(fc.bigInt({ min: 20n * DOGE, max: 60n * DOGE }), { minLength: 2, maxLength: 8 });
    const rates = fc.bigInt({ min: 200n * DOGE, max: 300n * DOGE });
    const property = fc.property(coins, seed, slack, rates, (values, bits, over, rate) => {
      const all = values.map((one, index) => coin(index, one));
      const amount = edgeAmount(all, bits, over * 1000n, rate);
      expect(selectCoins(all, terms(amount, rate)) !== null).toBe(someSetPays(all, amount, rate));
    });
    fc.assert(property, { numRuns: 600, endOnFailure: true });
  });

  it('costs no more in the long run than the largest coins, and no set of as few coins costs much less', () => {
    const alike = fc.bigInt({ min: 20n * DOGE, max: 30n * DOGE });
    const coins = fc.array(alike, { minLength: 2, maxLength: 12 });
    const leftOver = fc.bigInt({ min: 0n, max: 200_000n });
    const property = fc.property(coins, seed, leftOver, (values, bits, over) => {
      const all = values.map((one, index) => coin(index, one));
      const given = terms(edgeAmount(all, bits, over, 1_000_000n));
      const selection = selectCoins(all, given);
      if (selection === null) return;
      const costOf = (found: typeof selection) => longRunCost(found.settlement, given);
      const sorted = largestFirst(all);
      const largest = sorted.map((_, index) => selectionOf(sorted.slice(0, index + 1), given)).find(Boolean);
      if (largest) expect(costOf(selection)).toBeLessThanOrEqual(costOf(largest));
      for (const set of subsets(all)) {
        if (set.length !== largest?.coins.length) continue;
        const other = selectionOf(set, given);
        if (other) expect(costOf(selection)).toBeLessThanOrEqual(costOf(other) + 4_000n);
      }
    });
    fc.assert(property, { numRuns: 200, endOnFailure: true });
  });
});
