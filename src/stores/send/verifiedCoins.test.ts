/** Coins count only as far as their transactions were verified: a server's other claims are ignored. */
import { Transaction } from 'bitcoinjs-lib';
import { describe, expect, it } from 'vitest';
import { testAddress, testKey } from '../../../mocks/builders/keys.ts';
import { oneByOne } from '../../../mocks/fixtures/oneByOne.ts';
import { coin } from '../../../mocks/fixtures/tx/coins.fixture.ts';
import { type Made, made } from '../../../mocks/stores/openWaiting.ts';
import { Fault } from '../../domain/fault.ts';
import { err, ok } from '../../domain/result.ts';
import { type ClassifiedCoin, type Coin, outpointKey } from '../../domain/tx/Coin.ts';
import { classifyCoin } from '../../domain/tx/coins/classifyCoin.ts';
import { type VerifiedTransaction, verifyPrevious } from '../../domain/tx/sign/verifyPrevious.ts';
import { type Txid, txid } from '../../domain/tx/Txid.ts';
import type { ChainIndexer } from '../../ports/ChainIndexer.ts';
import { type Planning, planOnVerified, type WrittenTransfer } from './planOnVerified.ts';

const OWN = testAddress(1);
const DOGE = 100_000_000n;

const outside = (at: number) => [{ txid: txid('ab'.repeat(32)), vout: at }];
/** Three payouts to us; the second one also pays someone else. */
const FIRST = made(outside(0), [[1, '5']], 9);
const SECOND = made(
  outside(1),
  [
    [1, '7'],
    [2, '50'],
  ],
  9,
);
const THIRD = made(outside(2), [[1, '9']], 9);

/** A coin as the server reports it, possibly with a false value. */
const coinAt = ({ id }: Made, vout: number, value: bigint, more: Partial<Coin> = {}): ClassifiedCoin =>
  classifyCoin(coin(0, value, { txid: id, vout, address: OWN, ...more }), 'regtest');

type Plan = readonly Coin[];

/** Takes the largest coins up to an amount, by their known values. */
const pay = (needed: bigint): Planning<Plan, string> => ({
  plan: (coins) => {
    const sorted = [...coins].sort((one, other) => Number(other.coin.value - one.coin.value));
    const taken: Coin[] = [];
    let sum = 0n;
    for (const { coin: one } of sorted) {
      if (sum >= needed) break;
      taken.push(one);
      sum += one.value;
    }
    return sum >= needed ? ok(taken) : err('not enough');
  },
  spends: (plan) => plan.map((one) => one.txid),
});

interface Given {
  readonly raws?: readonly Made[];
  readonly written?: readonly WrittenTransfer[];
  readonly known?: readonly Made[];
  /** returns another transaction's bytes */
  readonly swapped?: ReadonlyMap<Txid, Made>;
}

async function plan(coins: readonly ClassifiedCoin[], needed: bigint, given: Given = {}) {
  const { raws = [FIRST, SECOND, THIRD], written = [], known = [], swapped = new Map() } = given;
  const fetched: Txid[] = [];
  const progress: [number, number][] = [];
  const rawTransactions = oneByOne(async (id) => {
    fetched.push(id);
    const raw = (swapped.get(id) ?? raws.find((one) => one.id === id))?.rawHex;
    if (raw === undefined) throw new Fault('not-found', 'test');
    return raw;
  });
  const previous = new Map<Txid, VerifiedTransaction>();
  for (const { id, rawHex } of known) {
    const read = verifyPrevious(id, rawHex);
    if (read.ok) previous.set(id, read.value);
  }
  const tools = {
    network: 'regtest' as const,
    previous,
    written,
    signal: new AbortController().signal,
    chain: { rawTransactions } as unknown as ChainIndexer,
    onFetched: (done: number, total: number) => void progress.push([done, total]),
  };
  const result = await planOnVerified(tools, coins, pay(needed));
  const taken = result.ok ? result.value.map((one) => [outpointKey(one), one.value]) : result.problem;
  return { taken, fetched, progress };
}

const all = [coinAt(FIRST, 0, 5n * DOGE), coinAt(SECOND, 0, 7n * DOGE), coinAt(THIRD, 0, 9n * DOGE)];

describe('a plan', () => {
  it('fetches what made the coins that it spends, and no more', async () => {
    const { taken, fetched } = await plan(all, 9n * DOGE);
    expect(taken).toEqual([[`${THIRD.id}:0`, 9n * DOGE]]);
    expect(fetched).toEqual([THIRD.id]);
  });

  it('is made again with what bytes say, until nothing more is to be fetched', async () => {
    const lies = [coinAt(FIRST, 0, 90n * DOGE), coinAt(SECOND, 0, 80n * DOGE), coinAt(THIRD, 0, DOGE)];
    const { taken, fetched, progress } = await plan(lies, 10n * DOGE);
    expect(taken).toEqual([
      [`${SECOND.id}:0`, 7n * DOGE],
      [`${FIRST.id}:0`, 5n * DOGE],
    ]);
    expect(fetched).toEqual([FIRST.id, SECOND.id]);
    expect(progress).toEqual([
      [1, 1],
      [2, 2],
    ]);
  });

  it('counts what is fetched over all rounds', async () => {
    const lies = [coinAt(FIRST, 0, 90n * DOGE), coinAt(SECOND, 0, 8n * DOGE), coinAt(THIRD, 0, 7n * DOGE)];
    const { progress } = await plan(lies, 20n * DOGE);
    expect(progress).toEqual([
      [1, 1],
      [2, 3],
      [3, 3],
    ]);
  });

  it('drops a coin that turns out to be somebody else’s', async () => {
    const foreign = coinAt(SECOND, 1, 50n * DOGE);
    expect((await plan([foreign, coinAt(FIRST, 0, 5n * DOGE)], 5n * DOGE)).taken).toEqual([
      [`${FIRST.id}:0`, 5n * DOGE],
    ]);
    expect((await plan([foreign], 5n * DOGE)).taken).toEqual({ kind: 'plan', problem: 'not enough' });
  });

  it('believes at once what was hashed before, and fetches none of it', async () => {
    const { taken, fetched } = await plan([coinAt(FIRST, 0, 90n * DOGE)], 5n * DOGE, { known: [FIRST] });
    expect([taken, fetched]).toEqual([[[`${FIRST.id}:0`, 5n * DOGE]], []]);
  });

  it('believes at once what we wrote down, where it made one of the coins', async () => {
    const written = [FIRST, SECOND].map(({ id, rawHex }) => ({ txid: id, rawHex }));
    const coins = [coinAt(FIRST, 0, 90n * DOGE), coinAt(THIRD, 0, 9n * DOGE)];
    const { taken, fetched } = await plan(coins, 9n * DOGE, { written });
    expect([taken, fetched]).toEqual([[[`${THIRD.id}:0`, 9n * DOGE]], [THIRD.id]]);
  });

  it('is none without coins', async () => {
    expect((await plan([], 1n)).taken).toEqual({ kind: 'plan', problem: 'not enough' });
  });
});

describe('a coin that pays the bare key of our address, which anybody can make', () => {
  const bare = () => {
    const tx = new Transaction();
    tx.addInput(Buffer.alloc(32, 7), 0);
    const key = testKey(1).publicKey;
    tx.addOutput(Uint8Array.of(key.length, ...key, 0xac), 30n * DOGE);
    tx.addOutput(testKey(1).script, 2n * DOGE);
    return { id: txid(tx.getId()), rawHex: tx.toHex(), outputs: [] };
  };

  it('is left out, and the others are spent', async () => {
    const one = bare();
    const raws = [one, FIRST, SECOND] as unknown as readonly Made[];
    const coins = [
      coinAt(one as unknown as Made, 0, 30n * DOGE),
      coinAt(FIRST, 0, 5n * DOGE),
      coinAt(SECOND, 0, 7n * DOGE),
    ];
    const { taken } = await plan(coins, 11n * DOGE, { raws });
    expect(taken).toEqual([
      [`${SECOND.id}:0`, 7n * DOGE],
      [`${FIRST.id}:0`, 5n * DOGE],
    ]);
  });

  it('is named where the others are not enough', async () => {
    const one = bare();
    const raws = [one, FIRST] as unknown as readonly Made[];
    const coins = [coinAt(one as unknown as Made, 0, 30n * DOGE), coinAt(FIRST, 0, 5n * DOGE)];
    const problem = { kind: 'bare-key', value: 30n * DOGE };
    expect((await plan(coins, 11n * DOGE, { raws })).taken).toEqual({ kind: 'bytes', problem });
  });
});

describe('bytes that are not what they are said to be', () => {
  it('end it: those of another transaction', async () => {
    const { taken } = await plan(all, 9n * DOGE, { swapped: new Map([[THIRD.id, FIRST]]) });
    expect(taken).toMatchObject({
      kind: 'bytes',
      problem: { kind: 'wrong-transaction', expected: THIRD.id },
    });
  });

  it('concern one coin alone: an output that is not there, whether they are fetched or were read before', async () => {
    const invented = coinAt(THIRD, 8, 9n * DOGE);
    for (const given of [{}, { known: [THIRD] }]) {
      expect((await plan([invented], DOGE, given)).taken).toEqual({ kind: 'plan', problem: 'not enough' });
      const { taken } = await plan([invented, coinAt(FIRST, 0, 5n * DOGE)], DOGE, given);
      expect(taken).toEqual([[`${FIRST.id}:0`, 5n * DOGE]]);
    }
  });

  it('are no bytes at all where nobody has them', async () => {
    await expect(plan(all, 9n * DOGE, { raws: [] })).rejects.toMatchObject({ kind: 'not-found' });
  });
});
