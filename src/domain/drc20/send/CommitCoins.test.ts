import { describe, expect, it } from 'vitest';
import {
  coinOf,
  person,
  recipients,
  tokenRequest,
  UNIX,
} from '../../../../mocks/fixtures/drc20/tokenPlans.fixture.ts';
import { chainOf, DOGE } from '../../../../mocks/fixtures/tx/coins.fixture.ts';
import type { Coin } from '../../tx/Coin.ts';
import { CommitCoins } from './CommitCoins.ts';
import { draftTransfer } from './draftTransfer.ts';

const HOLDER = person('holder');
const [TO = HOLDER.address] = recipients(1);

const one = (index: number, value: bigint, more: Partial<Coin> = {}) => coinOf(HOLDER, index, value, more);

/** One transfer; with change it takes 1,518,000 koinu of a single coin, without change 1,484,000. */
function draft() {
  const drafted = draftTransfer(tokenRequest(HOLDER, [], [TO]), { op: UNIX, to: TO }, 0);
  if (!drafted.ok) throw new Error(drafted.problem.kind);
  return drafted.value;
}

const DRAFT = draft();
const chosen = (coins: CommitCoins): readonly Coin[] | undefined => coins.choose(DRAFT)?.coins;

describe('the coins of commits', () => {
  it('are left from the largest to the smallest, changes among them', () => {
    const [small, large, change] = [one(1, 2n * DOGE), one(2, 9n * DOGE), one(3, 5n * DOGE)];
    const coins = new CommitCoins([small, large]);
    expect(coins.left).toEqual([large, small]);
    coins.spend([large], change);
    expect(coins.left).toEqual([change, small]);
    expect(coins.hasWaited).toBe(false);
  });

  it('are never offered again once they are spent, whatever is spent beside them', () => {
    const [first, second, third] = [one(1, 9n * DOGE), one(2, 2n * DOGE), one(3, DOGE)];
    const [change, next] = [one(4, 8n * DOGE), one(5, 7n * DOGE)];
    const coins = new CommitCoins([first, second, third]);
    coins.spend([first], change);
    coins.spend([second, third], null);
    expect(coins.left).toEqual([change]);
    coins.spend([change], next);
    expect(coins.left).toEqual([next]);

    const mixed = new CommitCoins([first, second, third]);
    mixed.spend([first], change);
    mixed.spend([change, second], next);
    expect(mixed.left).toEqual([next, third]);
  });

  it('are none when what is left does not pay', () => {
    expect(chosen(new CommitCoins([]))).toBeUndefined();
    expect(chosen(new CommitCoins([one(1, 1_400_000n)]))).toBeUndefined();
    const coins = new CommitCoins([one(1, 2n * DOGE)]);
    coins.spend(chosen(coins) ?? [], null);
    expect(chosen(coins)).toBeUndefined();
  });

  it('are the change of the commit before, with a confirmed coin where it does not do alone', () => {
    const [start, coin, change] = [one(3, 3_000_000n), one(1, 1_900_000n), one(2, 1_400_000n)];
    const begun = new CommitCoins([start, coin], [start]);
    begun.spend(chosen(begun) ?? [], change);
    expect(chosen(begun)).toEqual([change, coin]);
  });

  it('that have to be spent first are, with confirmed ones, and each of them once', () => {
    const [must, other] = [one(1, 1_400_000n), one(2, 1_200_000n)];
    expect(chosen(new CommitCoins([must, other], [must]))).toEqual([must, other]);
    const waiting = one(3, 5n * DOGE, {
      confirmations: 0,
      isOwnChange: true,
      unconfirmedAncestors: chainOf(1, 3),
    });
    expect(chosen(new CommitCoins([waiting, must, other], [must]))).toEqual([must, other]);
    const coins = new CommitCoins([one(4, 9n * DOGE), must, other], [must, other]);
    expect(chosen(coins)).toEqual([must, other]);
  });

  it('that had to be spent first ask nothing of the commits after', () => {
    const [must, change] = [one(1, 3n * DOGE), one(2, 2n * DOGE)];
    const coins = new CommitCoins([one(3, 9n * DOGE), must], [must]);
    expect(chosen(coins)).toEqual([must]);
    coins.spend([must], change);
    expect(chosen(coins)).toEqual([change]);
  });

  it('are those that a block frees, when nodes take no more before it', () => {
    const waiting = one(1, 5n * DOGE, {
      confirmations: 0,
      isOwnChange: true,
      unconfirmedAncestors: chainOf(1, 25),
    });
    const coins = new CommitCoins([waiting]);
    expect(chosen(coins)).toEqual([waiting]);
    expect(coins.hasWaited).toBe(true);
    const ready = one(2, 2n * DOGE);
    const both = new CommitCoins([waiting, ready]);
    expect(chosen(both)).toEqual([ready]);
    expect(both.hasWaited).toBe(false);
  });
});
