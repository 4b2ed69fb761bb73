/** Raw bytes are fetched once: cached ones aren't requested again, and a server's wrong bytes aren't cached. */
import { describe, expect, it } from 'vitest';
import { createManualClock } from '../../../../mocks/clock/manualClock.ts';
import { oneByOne } from '../../../../mocks/fixtures/oneByOne.ts';
import { hexOfBytes } from '../../../domain/bytes.ts';
import { Fault } from '../../../domain/fault.ts';
import { txidOfBytes } from '../../../domain/tx/parse/txidOf.ts';
import type { Txid } from '../../../domain/tx/Txid.ts';
import type { ChainIndexer, ChainTransaction } from '../../../ports/ChainIndexer.ts';
import { cacheTransactions } from './cachedChain.ts';
import { createMemoryDatabase } from './memoryDatabase.ts';
import { createTransactionCache } from './transactionCache.ts';

const RAWS = [1, 2, 3].map((index) => new Uint8Array(90).fill(index));
const HEXES = RAWS.map(hexOfBytes);
const IDS = RAWS.map(txidOfBytes);
const [FIRST, SECOND, THIRD] = IDS as [Txid, Txid, Txid];

/** A server that counts requests, and a disk that outlives the app. */
function openServer() {
  const asked: Txid[] = [];
  const lies = new Map<Txid, string>();
  const server = { asked, lies, fault: null as Fault | null, rows: [] as readonly ChainTransaction[] };
  const answer: ChainIndexer['rawTransaction'] = async (id) => {
    asked.push(id);
    if (server.fault !== null) throw server.fault;
    const index = IDS.indexOf(id);
    const rawHex = lies.get(id) ?? HEXES[index];
    if (rawHex === undefined) throw new Fault('not-found', id);
    return rawHex;
  };
  const indexer: Partial<ChainIndexer> = {
    rawTransaction: answer,
    rawTransactions: oneByOne(answer),
    history: async () => ({ transactions: server.rows, next: null, totalTransactions: 1 }),
  };
  const disk = createMemoryDatabase();
  const open = () => {
    const cache = createTransactionCache({ disk, clock: createManualClock() });
    return { cache, chain: cacheTransactions(indexer as ChainIndexer, cache) };
  };
  return { server, open };
}

const settle = () => new Promise((resolve) => setTimeout(resolve));

describe('a chain that keeps what it was told', () => {
  it('asks for a transaction once, and not at all after a restart offline', async () => {
    const { server, open } = openServer();
    const { chain } = open();
    expect(await chain.rawTransaction(FIRST)).toBe(HEXES[0]);
    await settle();
    expect(await chain.rawTransaction(FIRST)).toBe(HEXES[0]);
    server.fault = new Fault('offline', 'test');
    expect(await open().chain.rawTransaction(FIRST)).toBe(HEXES[0]);
    expect(server.asked).toEqual([FIRST]);
  });

  it('asks only for those of many that are not kept, and counts all of them', async () => {
    const { server, open } = openServer();
    const { chain } = open();
    await chain.rawTransaction(SECOND);
    await settle();
    const progress: string[] = [];
    const came: Txid[] = [];
    const found = await chain.rawTransactions([FIRST, SECOND, THIRD], {
      onProgress: (done, total) => progress.push(`${done}/${total}`),
      onRaw: (id) => came.push(id),
    });
    expect([...found].toSorted()).toEqual(IDS.map((id, index) => [id, HEXES[index]]).toSorted());
    expect(server.asked).toEqual([SECOND, FIRST, THIRD]);
    expect(progress).toEqual(['1/3', '2/3', '3/3']);
    expect(came.toSorted()).toEqual([...IDS].toSorted());
  });

  it('keeps what came before a failure', async () => {
    const { server, open } = openServer();
    const { chain } = open();
    server.fault = null;
    const failing = chain.rawTransactions(IDS, {
      onRaw: () => {
        server.fault = new Fault('timeout', 'test');
      },
    });
    await expect(failing).rejects.toThrow('timeout');
    await settle();
    server.fault = null;
    await chain.rawTransactions(IDS);
    expect(server.asked.filter((id) => id === FIRST)).toHaveLength(1);
  });

  it('hands on a lie for the caller to find, and does not keep it', async () => {
    const { server, open } = openServer();
    const { chain } = open();
    server.lies.set(FIRST, HEXES[1] ?? '');
    expect(await chain.rawTransaction(FIRST)).toBe(HEXES[1]);
    await settle();
    server.lies.clear();
    expect(await chain.rawTransaction(FIRST)).toBe(HEXES[0]);
  });

  it('asks again for an entry that was spoilt', async () => {
    const { server, open } = openServer();
    const { chain, cache } = open();
    await cache.keeper()(new Map([[FIRST, HEXES[0] ?? '']]));
    expect(await chain.rawTransaction(FIRST)).toBe(HEXES[0]);
    expect(server.asked).toEqual([]);
    await cache.erase();
    expect(await chain.rawTransaction(FIRST)).toBe(HEXES[0]);
    expect(server.asked).toEqual([FIRST]);
  });

  it('keeps what comes along with a history, and hands on rows without it', async () => {
    const { server, open } = openServer();
    const { chain } = open();
    const row = { txid: THIRD, rawHex: HEXES[2] } as ChainTransaction;
    const lying = { txid: FIRST, rawHex: HEXES[2] } as ChainTransaction;
    server.rows = [row, lying, { ...row, txid: SECOND, rawHex: null }];
    const page = await chain.history('nobody' as never, 0);
    expect(page.transactions.map(({ rawHex }) => rawHex)).toEqual([null, null, null]);
    await settle();
    await chain.rawTransactions(IDS);
    expect(server.asked.toSorted()).toEqual([FIRST, SECOND].toSorted());
  });

  it('gives up when it is told to', async () => {
    const { server, open } = openServer();
    const { chain } = open();
    const given = AbortSignal.abort(new Error('given up'));
    await expect(chain.rawTransactions(IDS, { signal: given })).rejects.toThrow('given up');
    await expect(chain.rawTransaction(FIRST, given)).rejects.toThrow('given up');
    expect(server.asked).toEqual([]);
  });
});
