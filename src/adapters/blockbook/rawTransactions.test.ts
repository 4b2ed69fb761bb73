import { describe, expect, it } from 'vitest';
import { owner } from '../../../mocks/blockbook/openServers.ts';
import { json, ONE, openSockets, type SocketBench, settle } from '../../../mocks/blockbook/openSockets.ts';
import { type Txid, txid } from '../../domain/tx/Txid.ts';

const idOf = (index: number): Txid => txid(index.toString(16).padStart(64, '0'));
const IDS = Array.from({ length: 400 }, (_, index) => idOf(index + 1));
const LIMIT = { perMinute: 20, burst: 20 };

/** A server without a live connection: a history of this many transactions; pages longer than `most` are too long. */
function serveHistory(bench: SocketBench, ids: readonly Txid[], most = 1000): void {
  bench.answerHttp((url) => {
    const { pathname, searchParams } = new URL(url);
    const id = /^\/api\/v2\/tx\/(.*)$/.exec(pathname)?.[1];
    if (id !== undefined) return json({ txid: id, hex: id });
    const size = Number(searchParams.get('pageSize'));
    const page = Number(searchParams.get('page'));
    if (size > most) return new Response(`{"address":"${owner}","junk":"${'x'.repeat(4_000_001)}"}`);
    const rows = ids.slice((page - 1) * size, page * size).map((id) => ({ txid: id, hex: id }));
    return json({ address: owner, page, totalPages: Math.ceil(ids.length / size), transactions: rows });
  });
}

/** Runs the clock until it is answered. @returns the time that took, milliseconds */
async function timeOf({ clock }: SocketBench, work: Promise<unknown>): Promise<number> {
  const begunMs = clock.nowMs();
  let isDone = false;
  work.then(
    () => (isDone = true),
    () => (isDone = true),
  );
  while (!isDone) {
    await settle();
    if (!isDone) clock.runNext();
  }
  return clock.nowMs() - begunMs;
}

const byHttp = () => openSockets({ WebSocket: null, limit: LIMIT });
const paths = ({ requested }: SocketBench): string[] => requested.map((url) => url.slice(ONE.length));

describe('many raw transactions by HTTP', () => {
  it('come with pages of the history where that spares requests: 400 in eight', async () => {
    const bench = byHttp();
    serveHistory(bench, IDS);
    const steps: number[] = [];
    const raws = bench.chain.rawTransactions(IDS, { address: owner, onProgress: (done) => steps.push(done) });
    expect(await timeOf(bench, raws)).toBe(0);
    expect([...(await raws).keys()].toSorted()).toEqual(IDS.toSorted());
    expect(paths(bench)).toEqual(
      Array.from({ length: 8 }, (_, at) => `/api/v2/address/${owner}?details=txs&page=${at + 1}&pageSize=50`),
    );
    expect(steps.at(-1)).toBe(400);
  });

  it('go before what was asked earlier, and fee estimates last, once a server has no room left', async () => {
    const bench = openSockets({ WebSocket: null, limit: { perMinute: 20, burst: 2 } });
    bench.answerHttp(() => new Response('{"error":"no"}', { status: 400 }));
    const { chain } = bench;
    const early = Promise.allSettled([
      ...[0, 100, 200, 300].map((from) => chain.history(owner, from)),
      chain.feeEstimates([2]),
    ]);
    await settle();
    const before = bench.requested.length;
    const late = Promise.allSettled([chain.history(owner, 400), chain.rawTransactions(IDS.slice(0, 1))]);
    await timeOf(bench, Promise.all([early, late]));
    const after = paths(bench).slice(before);
    expect(before).toBeLessThan(4);
    expect(after[0]).toBe(`/api/v2/tx/${IDS[0]}`);
    expect(after.at(-1)).toBe('/api/v2/estimatefee/2');
  });

  it('come in smaller pages where those are too long, each row once', async () => {
    const bench = byHttp();
    const few = IDS.slice(0, 60);
    serveHistory(bench, few, 12);
    const raws = bench.chain.rawTransactions(few, { address: owner });
    await timeOf(bench, raws);
    expect((await raws).size).toBe(60);
    expect(paths(bench).filter((path) => path.startsWith('/api/v2/tx/'))).toEqual([]);
    expect(paths(bench)).toHaveLength(3 + 4);
  });

  it('come one by one where a page brings none of them, and when no address is known', async () => {
    const bench = byHttp();
    serveHistory(bench, IDS.slice(100));
    const few = IDS.slice(0, 5);
    const raws = bench.chain.rawTransactions(few, { address: owner });
    await timeOf(bench, raws);
    expect((await raws).size).toBe(5);
    expect(paths(bench).filter((path) => path.startsWith('/api/v2/tx/'))).toHaveLength(5);
    const others = bench.chain.rawTransactions(few);
    await timeOf(bench, others);
    expect((await others).size).toBe(5);
  });

  it('wait for what the server allows, and fail for none of it', async () => {
    const bench = byHttp();
    serveHistory(bench, []);
    const few = IDS.slice(0, 40);
    const raws = bench.chain.rawTransactions(few);
    expect(await timeOf(bench, raws)).toBe(21 * 3_000);
    expect((await raws).size).toBe(40);
    expect(bench.chain.usage(ONE)).toMatchObject({ requests: 40, answered: 40, rejected: 0 });
  });

  it('are given up with the caller, who keeps what came', async () => {
    const bench = byHttp();
    serveHistory(bench, []);
    const stop = new AbortController();
    const came: Txid[] = [];
    const raws = bench.chain.rawTransactions(IDS, { signal: stop.signal, onRaw: (id) => came.push(id) });
    raws.catch(() => undefined);
    await settle();
    await settle();
    stop.abort(new Error('left'));
    await expect(raws).rejects.toThrow('left');
    expect(came.length).toBeGreaterThan(0);
    const { length } = bench.requested;
    bench.clock.advance(60_000);
    await settle();
    expect(bench.requested).toHaveLength(length);
    expect(bench.clock.pending()).toEqual([]);
  });
});

describe('many raw transactions over the live connection', () => {
  it('are one message each, and no request', async () => {
    const bench = openSockets();
    const raws = bench.chain.rawTransactions(IDS, { address: owner });
    bench.socket().open();
    for (let answered = 0; answered < IDS.length; answered += 1) {
      while (bench.socket().asked('getTransaction').length <= answered) await settle();
      const request = bench.socket().asked('getTransaction')[answered];
      bench.socket().push(request?.id ?? '', { txid: request?.params.txid, hex: '00' });
    }
    expect((await raws).size).toBe(400);
    expect(bench.requested).toEqual([]);
    expect(bench.chain.usage(ONE)).toMatchObject({ messages: 400, requests: 0 });
  });
});
