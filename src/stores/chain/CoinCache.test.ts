import { describe, expect, it } from 'vitest';
import { testAddress } from '../../../mocks/builders/keys.ts';
import { createManualClock } from '../../../mocks/clock/manualClock.ts';
import { koinu, MAX_MONEY } from '../../domain/amount/Koinu.ts';
import { Fault } from '../../domain/fault.ts';
import { txid } from '../../domain/tx/Txid.ts';
import type { ChainIndexer, IndexedCoin } from '../../ports/ChainIndexer.ts';
import type { CarrierAnswer, InscriptionIndexer, QueriedCoin } from '../../ports/InscriptionIndexer.ts';
import { CoinCache } from './CoinCache.ts';
import { readSnapshot, saveSnapshot } from './savedTransfers.ts';

const OWN = testAddress(1);
const ID = txid('ab'.repeat(32));
const OTHER_ID = txid('cd'.repeat(32));
const coin = (value: bigint, vout = 0): IndexedCoin => ({
  txid: ID,
  vout,
  value: koinu(value),
  address: OWN,
  blockHeight: 98,
  confirmations: 3,
  isCoinbase: false,
});

/** The tip; coins here are in block 98 unless stated otherwise. */
const TIP = 100;

/** The answer of a fully synced index that found nothing. */
const NOTHING: CarrierAnswer = {
  height: TIP,
  carriers: new Set(),
  dunes: new Set(),
  unknown: new Set(),
};

/** An inscription index at a height, with this answer for every coin. */
const index = (carriers: (coins: readonly QueriedCoin[]) => Promise<Partial<CarrierAnswer>>, height = TIP) =>
  ({
    carriers: async (coins) => ({ ...NOTHING, ...(await carriers(coins)), height }),
  }) as Partial<InscriptionIndexer> as InscriptionIndexer;

function cache(
  unspent: () => Promise<readonly IndexedCoin[]>,
  inscriptions: InscriptionIndexer | null = null,
) {
  const chain = {
    tip: async () => ({ height: TIP, hash: 'aa' }),
    unspent,
  } as Partial<ChainIndexer> as ChainIndexer;
  return new CoinCache(chain, inscriptions, createManualClock());
}

describe('the coin book', () => {
  it('keeps the last coins when a refresh fails', async () => {
    let answer: () => Promise<readonly IndexedCoin[]> = async () => [coin(5n)];
    const coins = cache(() => answer());
    await coins.refresh(OWN);
    answer = () => Promise.reject(new Fault('bad-answer', 'test'));
    await coins.refresh(OWN);
    expect(coins.snapshot).toMatchObject({
      status: 'failed',
      fault: { kind: 'bad-answer' },
      previous: { coins: [{ value: 5n }] },
    });
  });

  it('takes coins that add up to more than one transaction moves, and none of more than there will ever be', async () => {
    let count = 3;
    const coins = cache(async () => Array.from({ length: count }, (_, at) => coin(MAX_MONEY, at)));
    await coins.refresh(OWN);
    expect(coins.snapshot.status).toBe('ready');
    count = 101;
    await coins.refresh(OWN);
    expect(coins.snapshot).toMatchObject({ status: 'failed', fault: { kind: 'bad-answer' } });
  });

  it('drops an answer that a later question overtook', async () => {
    const answers: ((coins: readonly IndexedCoin[]) => void)[] = [];
    const coins = cache(() => new Promise((resolve) => answers.push(resolve)));
    const first = coins.refresh(OWN);
    const second = coins.refresh(OWN);
    answers[1]?.([coin(2n)]);
    await second;
    answers[0]?.([coin(1n)]);
    await first;
    expect(coins.snapshot).toMatchObject({ status: 'ready', value: { coins: [{ value: 2n }] } });
  });

  it('follows changes, of which only what came is asked about', async () => {
    const asked: number[] = [];
    const carriers = async (coins: readonly unknown[]) => {
      asked.push(coins.length);
      return { carriers: new Set([`${OTHER_ID}:1`]), unknown: new Set<string>() };
    };
    const coins = cache(async () => [coin(5n), coin(6n, 1)], index(carriers, TIP + 1));
    await coins.refresh(OWN);
    const came = { ...coin(7n, 1), txid: OTHER_ID, blockHeight: TIP + 1, confirmations: 1 };
    const changes = { came: [came], spent: new Set([`${ID}:0`]), heights: new Map(), total: 13n };
    expect(await coins.follow(OWN, { height: TIP + 1, hash: 'bb' }, changes)).toBe(true);
    expect(asked).toEqual([2, 1]);
    expect(coins.coins).toMatchObject([
      { txid: OTHER_ID, value: 7n, confirmations: 1, inscription: 'carries' },
      { txid: ID, value: 6n, confirmations: 4, inscription: 'none' },
    ]);
  });

  it('forgets that a coin was free where the index has gone back behind its block, and never that it carries', async () => {
    let height = TIP;
    const answers = async () => ({
      ...NOTHING,
      carriers: new Set(height === TIP ? [`${ID}:1`] : []),
      height,
    });
    const coins = cache(async () => [coin(5n), coin(6n, 1)], {
      ...index(answers),
      carriers: answers,
    });
    await coins.refresh(OWN);
    expect(coins.coins).toMatchObject([{ inscription: 'none' }, { inscription: 'carries' }]);
    height = TIP - 30;
    await coins.refresh(OWN);
    expect(coins.coins).toMatchObject([{ inscription: 'unknown' }, { inscription: 'carries' }]);
  });

  it('does not follow another address, a chain that was reorganised, or what was read anew meanwhile', async () => {
    const coins = cache(async () => [coin(5n)]);
    const tip = { height: TIP, hash: 'aa' };
    const changes = { came: [], spent: new Set<string>(), heights: new Map(), total: 5n };
    expect(await coins.follow(OWN, tip, changes)).toBe(false);
    await coins.refresh(OWN);
    expect(await coins.follow(testAddress(2), tip, changes)).toBe(false);
    expect(await coins.follow(OWN, { ...tip, hash: 'bb' }, changes)).toBe(false);
    const following = coins.follow(OWN, tip, changes);
    const reading = coins.refresh(OWN);
    expect(await following).toBe(false);
    await reading;
    expect(await coins.follow(OWN, tip, changes)).toBe(true);
  });

  it('shows at once what it knew of an address, and nothing of another', async () => {
    let answer: () => Promise<readonly IndexedCoin[]> = async () => [coin(5n)];
    const coins = cache(() => answer());
    await coins.refresh(OWN);
    coins.show(testAddress(2));
    expect(coins.snapshot).toEqual({ status: 'idle' });
    answer = () => Promise.reject(new Fault('offline', 'test'));
    coins.show(OWN);
    expect(coins.snapshot).toMatchObject({ status: 'loading', previous: { coins: [{ value: 5n }] } });
    await coins.refresh(OWN);
    expect(coins.snapshot).toMatchObject({ status: 'failed', previous: { coins: [{ value: 5n }] } });
    coins.clear();
    coins.show(OWN);
    expect(coins.snapshot).toEqual({ status: 'idle' });
  });

  it('asks the inscription index, and fails closed when it is silent', async () => {
    const carries = cache(
      async () => [coin(5n), coin(6n, 1), coin(7n, 2)],
      index(async () => ({ carriers: new Set([`${ID}:1`]), unknown: new Set([`${ID}:2`]) })),
    );
    await carries.refresh(OWN);
    expect(carries.snapshot).toMatchObject({
      value: { coins: [{ inscription: 'none' }, { inscription: 'carries' }, { inscription: 'unknown' }] },
    });
    const silent = cache(
      async () => [coin(5n)],
      index(() => Promise.reject(new Fault('timeout', 'test'))),
    );
    await silent.refresh(OWN);
    expect(silent.snapshot).toMatchObject({ value: { coins: [{ inscription: 'unknown' }] } });
  });

  it('believes an index only about blocks that it has read', async () => {
    const depths = [1, 2, 3, 4].map((confirmations, vout) => ({ ...coin(5n, vout), confirmations }));
    const unread = { ...coin(5n, 9), confirmations: 0 };
    const carrying = `${ID}:0`;
    const lagging = cache(
      async () => [...depths, unread],
      index(async () => ({ ...NOTHING, carriers: new Set([carrying]) }), TIP - 2),
    );
    await lagging.refresh(OWN);
    const inscriptions = ['carries', 'unknown', 'none', 'none', 'unknown'];
    expect(lagging.snapshot).toMatchObject({
      value: { coins: inscriptions.map((inscription) => ({ inscription })) },
    });
  });

  it('keeps what an index said of coins in blocks, when it falls silent and over other addresses', async () => {
    let isSilent = false;
    const coins = cache(
      async () => [coin(5n), coin(6n, 1), { ...coin(7n, 2), confirmations: isSilent ? 1 : 0 }],
      index(() =>
        isSilent
          ? Promise.reject(new Fault('timeout', 'test'))
          : Promise.resolve({ ...NOTHING, carriers: new Set([`${ID}:1`]) }),
      ),
    );
    await coins.refresh(OWN);
    isSilent = true;
    coins.clear();
    await coins.refresh(OWN);
    expect(coins.snapshot).toMatchObject({
      value: { coins: [{ inscription: 'none' }, { inscription: 'carries' }, { inscription: 'unknown' }] },
    });
  });

  it('believes whoever saw an inscription, even when it is told otherwise later', async () => {
    const answers = [{ ...NOTHING, carriers: new Set([`${ID}:0`]) }, NOTHING];
    const coins = cache(
      async () => [coin(5n)],
      index(async () => answers.shift() ?? NOTHING),
    );
    await coins.refresh(OWN);
    await coins.refresh(OWN);
    expect(coins.snapshot).toMatchObject({ value: { coins: [{ inscription: 'carries' }] } });
  });

  it('knows again after a restart what it kept', async () => {
    const before = cache(
      async () => [coin(5n)],
      index(async () => NOTHING),
    );
    await before.refresh(OWN);
    const after = cache(
      async () => [coin(5n)],
      index(() => Promise.reject(new Fault('offline', 'test'))),
    );
    after.snapshot = readSnapshot(JSON.parse(JSON.stringify(saveSnapshot(before.snapshot))));
    await after.refresh(OWN);
    expect(after.snapshot).toMatchObject({ value: { coins: [{ inscription: 'none' }] } });
  });
});
