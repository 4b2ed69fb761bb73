import { describe, expect, it } from 'vitest';
import { id, owner } from '../../../../mocks/blockbook/openServers.ts';
import {
  json,
  ONE,
  openSockets,
  type SocketBench,
  settle,
  TWO,
} from '../../../../mocks/blockbook/openSockets.ts';
import utxo from '../../../../mocks/fixtures/blockbook/utxo.json' with { type: 'json' };
import { txid } from '../../../domain/tx/Txid.ts';
import { MAX_UNASKED, SOCKET_TIMEOUT_MS } from './Connection.ts';
import { MAX_IN_FLIGHT } from './Lanes.ts';
import { CONNECT_GRACE_MS, IDLE_MS, RECONNECT_WITHIN_MS } from './LiveConnection.ts';

const idOf = (index: number) => txid(index.toString(16).padStart(64, '0'));
const UTXO = `${ONE}/api/v2/utxo/${owner}`;

/** A bench with an open socket and a question under way. */
async function ask(
  options: Parameters<typeof openSockets>[0] = {},
): Promise<SocketBench & { coins: Promise<unknown> }> {
  const bench = openSockets(options);
  const coins = bench.chain.unspent(owner);
  coins.catch(() => undefined);
  bench.socket().open();
  await settle();
  return { ...bench, coins };
}

describe('questions over the live connection', () => {
  it('open it, and ask nothing by HTTP', async () => {
    const { coins, socket, answer, requested } = await ask();
    expect(socket().last('getAccountUtxo').params).toEqual({ descriptor: owner });
    await answer('getAccountUtxo', utxo);
    expect(await coins).toHaveLength(1);
    expect(requested).toEqual([]);
  });

  it('are answered in any order, each its own', async () => {
    const { chain, coins, socket, answer } = await ask();
    const fee = chain.feeEstimates([6]);
    const price = chain.quote('usd');
    await settle();
    expect(socket().last('estimateFee').params).toEqual({ blocks: [6] });
    expect(socket().last('getCurrentFiatRates').params).toEqual({ currencies: ['usd'] });
    await answer('getCurrentFiatRates', { ts: 1, rates: { usd: 0.5 } });
    await answer('getAccountUtxo', utxo);
    await answer('estimateFee', [{ feePerUnit: '2460' }]);
    expect(await coins).toHaveLength(1);
    expect(await fee).toEqual([2_460n]);
    expect(await price).toMatchObject({ microsPerDoge: 500_000n });
  });

  it('are asked once for all who want the same, and given up when nobody does', async () => {
    const { chain, coins, socket, answer } = await ask();
    const stop = new AbortController();
    const same = chain.unspent(owner, stop.signal);
    stop.abort(new Error('left'));
    await expect(same).rejects.toThrow('left');
    expect(socket().asked('getAccountUtxo')).toHaveLength(1);
    await answer('getAccountUtxo', utxo);
    expect(await coins).toHaveLength(1);
  });

  it('are asked anew by who comes after something happened', async () => {
    const { chain, coins, socket, answer } = await ask();
    const stop = chain.watch([], () => undefined);
    await answer('subscribeNewBlock', { subscribed: true });
    socket().push(socket().last('subscribeNewBlock').id, { height: 5, hash: 'ab'.repeat(32) });
    const later = chain.unspent(owner);
    await settle();
    const [first, second] = socket().asked('getAccountUtxo');
    socket().push(first?.id ?? '', utxo);
    socket().push(second?.id ?? '', []);
    expect(await coins).toHaveLength(1);
    expect(await later).toEqual([]);
    stop();
  });

  it('are no more than ten at once, and what nobody waits for goes last', async () => {
    const bench = openSockets();
    const { chain, socket } = bench;
    const raws = chain.rawTransactions(
      Array.from({ length: 30 }, (_, index) => idOf(index + 1)),
      { priority: 'background' },
    );
    socket().open();
    await settle();
    expect(socket().asked('getTransaction')).toHaveLength(MAX_IN_FLIGHT);
    const coins = chain.unspent(owner);
    await settle();
    expect(socket().asked('getAccountUtxo')).toHaveLength(0);
    const [first] = socket().asked('getTransaction');
    socket().push(first?.id ?? '', { txid: idOf(1), hex: '00' });
    await settle();
    expect(socket().asked('getAccountUtxo')).toHaveLength(1);
    expect(socket().asked('getTransaction')).toHaveLength(MAX_IN_FLIGHT);
    await bench.answer('getAccountUtxo', []);
    expect(await coins).toEqual([]);
    for (let at = 1; at < 30; at += 1) {
      const request = socket().asked('getTransaction')[at];
      socket().push(request?.id ?? '', { txid: request?.params.txid, hex: '00' });
      await settle();
    }
    expect((await raws).size).toBe(30);
    expect(bench.requested).toEqual([]);
  });

  it('leave a broadcast room: it goes at once', async () => {
    const { chain, socket, answer } = openSockets();
    void chain
      .rawTransactions(Array.from({ length: 30 }, (_, index) => idOf(index + 1)))
      .catch(() => undefined);
    socket().open();
    await settle();
    const sending = chain.broadcast('00ff');
    await settle();
    expect(socket().last('sendTransaction').params).toEqual({ hex: '00ff' });
    await answer('sendTransaction', { result: id });
    expect(await sending).toEqual({ kind: 'accepted', txid: id });
  });

  it('end with it a while after the last one', async () => {
    const { clock, socket, answer } = await ask();
    await answer('getAccountUtxo', []);
    expect(socket().isClosed).toBe(false);
    clock.advance(IDLE_MS);
    expect(socket().isClosed).toBe(true);
    expect(clock.pending()).toEqual([]);
  });

  it('are about so many addresses that a server would end it: then another is opened', async () => {
    const bench = openSockets();
    const { chain, sockets } = bench;
    const { testAddress } = await import('../../../../mocks/builders/keys.ts');
    for (let index = 1; index <= 41; index += 1) {
      const address = testAddress(index);
      const balance = chain.balance(address);
      if (!bench.socket().requests.length && index !== 41) bench.socket().open();
      await settle();
      if (sockets.length > 1) bench.socket().open();
      await settle();
      await bench.answer('getAccountInfo', {
        address,
        balance: '1',
        unconfirmedBalance: '0',
        unconfirmedTxs: 0,
        txs: 1,
      });
      expect((await balance).confirmed).toBe(1n);
    }
    expect(sockets.map((socket) => socket.asked('getAccountInfo').length)).toEqual([40, 1]);
    expect(bench.requested).toEqual([]);
  });
});

describe('questions about hundreds of addresses at once', () => {
  it('go over one connection after the other, and never wait for room by HTTP that comes later', async () => {
    // no room over HTTP for minutes after the first request
    const bench = openSockets({ limit: { perMinute: 1, burst: 1 } });
    const { chain, clock, sockets } = bench;
    const { testAddress } = await import('../../../../mocks/builders/keys.ts');
    const data = { balance: '1', unconfirmedBalance: '0', unconfirmedTxs: 0, txs: 1 };
    bench.answerHttp((url) => json({ address: /address\/(\w+)/.exec(url)?.[1], ...data }));
    const begunMs = clock.nowMs();
    let left = 130;
    for (let index = 1; index <= 130; index += 1)
      void chain.balance(testAddress(index)).then(() => (left -= 1));
    const opened = new Set<unknown>();
    const answered = new Map<unknown, number>();
    while (left > 0) {
      await settle();
      const socket = bench.socket();
      if (!opened.has(socket)) socket.open();
      opened.add(socket);
      await settle();
      const from = answered.get(socket) ?? 0;
      const asked = socket.asked('getAccountInfo').slice(from);
      answered.set(socket, from + asked.length);
      for (const { id, params } of asked) socket.push(id, { address: params.descriptor, ...data });
      if (asked.length === 0 && left > 0) clock.runNext();
    }
    expect(sockets).toHaveLength(4);
    expect(clock.nowMs() - begunMs).toBeLessThan(10_000);
  });
});

describe('a connection that does not come', () => {
  it('is waited for no longer than two seconds by a person, who is then answered by HTTP, once', async () => {
    const bench = openSockets();
    bench.answerHttp(() => json(utxo));
    const coins = bench.chain.unspent(owner);
    await settle();
    bench.clock.advance(CONNECT_GRACE_MS - 1);
    await settle();
    expect(bench.requested).toEqual([]);
    bench.clock.advance(1);
    await settle();
    bench.socket().open();
    await settle();
    expect(await coins).toHaveLength(1);
    expect(bench.requested).toEqual([UTXO]);
    expect(bench.socket().asked('getAccountUtxo')).toEqual([]);
  });

  it('is not waited for at all where the server has none', async () => {
    const bench = openSockets();
    bench.answerHttp(() => json(utxo));
    const coins = bench.chain.unspent(owner);
    bench.socket().drop();
    await settle();
    expect(await coins).toHaveLength(1);
    const again = bench.chain.unspent(owner);
    await settle();
    expect(await again).toHaveLength(1);
    expect(bench.requested).toHaveLength(2);
  });
});

describe('a fault of one question', () => {
  it.each<[string, (bench: SocketBench, requestId: string) => void]>([
    ['cut in the middle', ({ socket }, at) => socket().pushText(`{"id":"${at}","data":[{"txi`)],
    [
      'too deep',
      ({ socket }, at) => socket().pushText(`{"id":"${at}","data":${'['.repeat(80)}${']'.repeat(80)}}`),
    ],
    ['of another shape', ({ socket }, at) => socket().push(at, { coins: [] })],
    [
      'an error of a server that does not know it',
      ({ socket }, at) => socket().push(at, { error: { message: 'Unknown method' } }),
    ],
  ])('is its own, and it is asked by HTTP: an answer that is %s', async (_, happen) => {
    const bench = await ask();
    bench.answerHttp(() => json(utxo));
    const fee = bench.chain.feeEstimates([6]);
    await settle();
    happen(bench, bench.socket().last('getAccountUtxo').id);
    await settle();
    expect(await bench.coins).toHaveLength(1);
    expect(bench.requested).toEqual([UTXO]);
    await bench.answer('estimateFee', [{ feePerUnit: '2460' }]);
    expect(await fee).toEqual([2_460n]);
    expect(bench.sockets).toHaveLength(1);
  });

  it('is final where the answer is too long: by HTTP it has the same length', async () => {
    const bench = await ask();
    bench.answerHttp(() => json(utxo));
    const { id: at } = bench.socket().last('getAccountUtxo');
    bench.socket().pushText(`{"id":"${at}","data":"${'x'.repeat(4_000_001)}"}`);
    await expect(bench.coins).rejects.toMatchObject({ kind: 'bad-answer' });
    expect(bench.requested).toEqual([]);
    expect(bench.sockets).toHaveLength(1);
  });

  it('is remembered: what a live connection does not answer well is not asked there again', async () => {
    const bench = await ask();
    bench.answerHttp(() => json(utxo));
    await bench.answer('getAccountUtxo', { coins: [] });
    await bench.coins;
    expect(await bench.chain.unspent(owner)).toHaveLength(1);
    expect(bench.socket().asked('getAccountUtxo')).toHaveLength(1);
  });

  it('that the server words is the caller’s', async () => {
    const bench = await ask();
    const unknown = bench.chain.rawTransaction(id).catch((thrown: unknown) => thrown);
    await settle();
    await bench.answer('getTransaction', { error: { message: `Transaction '${id}' not found` } });
    expect(await unknown).toMatchObject({ kind: 'not-found' });
    await bench.answer('getAccountUtxo', { error: { message: 'Invalid address' } });
    await expect(bench.coins).rejects.toMatchObject({ kind: 'rejected' });
    expect(bench.requested).toEqual([]);
  });

  it('for haste is waited for, and asked again', async () => {
    const bench = await ask();
    await bench.answer('getAccountUtxo', { error: { message: 'Too many requests' } });
    expect(bench.socket().asked('getAccountUtxo')).toHaveLength(1);
    bench.clock.advance(1_000);
    await settle();
    await bench.answer('getAccountUtxo', utxo);
    expect(await bench.coins).toHaveLength(1);
    // each of the two also asked the status, over HTTP once: nothing answers there
    expect(bench.chain.usage(ONE)).toMatchObject({ messages: 4, rejected: 1, answered: 1, requests: 1 });
  });

  it('that never comes, while others do, is asked by HTTP where the server may not know the method', async () => {
    const bench = await ask();
    bench.answerHttp(() => json(utxo));
    bench.clock.advance(1_000);
    const fee = bench.chain.feeEstimates([6]);
    await settle();
    await bench.answer('estimateFee', [{ feePerUnit: '2460' }]);
    await fee;
    bench.clock.advance(SOCKET_TIMEOUT_MS);
    await settle();
    expect(await bench.coins).toHaveLength(1);
    expect(bench.socket().isClosed).toBe(false);
  });
});

describe('a server that floods its socket', () => {
  const JUNK = 'x'.repeat(100_000);
  const flood = async ({ socket }: SocketBench, id: string, frames: number) => {
    const at = socket();
    for (let frame = 0; frame < frames; frame += 1) at.push(id, { JUNK });
    await settle();
  };

  it('is left, and the next one asked', async () => {
    const bench = await ask({ baseUrls: [ONE, TWO] });
    bench.answerHttp((url) => (url.startsWith(TWO) ? json(utxo) : json({}, { status: 503 })));
    const first = bench.socket();
    await flood(bench, '999', MAX_UNASKED / 100_000);
    expect(first.isClosed).toBe(true);
    expect([ONE, TWO].map((url) => bench.chain.usage(url)?.floods)).toEqual([1, undefined]);
    bench.clock.advance(CONNECT_GRACE_MS);
    await settle();
    expect(bench.sockets.map(({ url }) => new URL(url).host)).toEqual(['one.test', 'two.test']);
    bench.clock.advance(SOCKET_TIMEOUT_MS);
    expect(await bench.coins).toHaveLength(1);
  });

  it('is left for what it pushes too, and not for what was asked', async () => {
    const bench = await ask();
    const first = bench.socket();
    for (let question = 0; question < 60; question += 1) {
      const fee = bench.chain.feeEstimates([question + 1]).catch(() => null);
      await settle();
      await bench.answer('estimateFee', [{ feePerUnit: '2460', JUNK }]);
      await fee;
    }
    expect(first.isClosed).toBe(false);
    await flood(bench, first.last('getAccountUtxo').id, 1);
    const stop = bench.chain.watch([owner], () => undefined);
    await settle();
    await flood(bench, first.last('subscribeNewBlock').id, MAX_UNASKED / 100_000);
    expect(first.isClosed).toBe(true);
    stop();
  });

  it('may bring as much again in another minute', async () => {
    const bench = await ask();
    const first = bench.socket();
    await bench.answer('getAccountUtxo', utxo);
    for (let minute = 0; minute < 3; minute += 1) {
      await flood(bench, '999', MAX_UNASKED / 100_000 - 2);
      // requests keep it open, and their answers don't count as unrequested
      for (let part = 1; part <= 4; part += 1) {
        const fee = bench.chain.feeEstimates([minute * 10 + part]);
        await settle();
        await bench.answer('estimateFee', [{ feePerUnit: '2460' }]);
        await fee;
        bench.clock.advance(15_000);
      }
    }
    expect(first.isClosed).toBe(false);
    expect(bench.chain.usage(ONE)?.floods).toBe(0);
    expect(bench.sockets).toHaveLength(1);
  });
});

describe('a connection that is lost', () => {
  it.each<[string, (bench: SocketBench) => void]>([
    ['by a close', ({ socket }) => socket().drop()],
    ['by a frame that makes no sense', ({ socket }) => socket().pushText('<html>')],
    ['by silence', ({ clock }) => clock.advance(SOCKET_TIMEOUT_MS)],
  ])('%s is replaced, and what was under way is asked again there', async (_, happen) => {
    const bench = await ask();
    happen(bench);
    await settle();
    bench.clock.advance(RECONNECT_WITHIN_MS);
    await settle();
    expect(bench.sockets).toHaveLength(2);
    bench.socket().open();
    await settle();
    await bench.answer('getAccountUtxo', utxo);
    expect(await bench.coins).toHaveLength(1);
    expect(bench.requested).toEqual([]);
  });

  it('twice leaves it to HTTP', async () => {
    const bench = await ask();
    bench.answerHttp(() => json(utxo));
    bench.socket().drop();
    await settle();
    bench.clock.advance(RECONNECT_WITHIN_MS);
    bench.socket().open();
    await settle();
    bench.socket().drop();
    await settle();
    expect(await bench.coins).toHaveLength(1);
    expect(bench.requested).toEqual([UTXO]);
  });

  it('takes no notice of answers twice, to no question, or of a subscription twice', async () => {
    const bench = await ask();
    const stop = bench.chain.watch([], () => undefined);
    const { id: blocks } = bench.socket().last('subscribeNewBlock');
    bench.socket().push(blocks, { subscribed: true });
    bench.socket().push(blocks, { subscribed: true });
    bench.socket().push('999', utxo);
    const { id: asked } = bench.socket().last('getAccountUtxo');
    bench.socket().push(asked, utxo);
    bench.socket().push(asked, []);
    await settle();
    expect(await bench.coins).toHaveLength(1);
    expect(bench.socket().isClosed).toBe(false);
    stop();
  });

  it('never sends a broadcast again: it is looked for, and where nobody has it the fault is told', async () => {
    const bench = await ask();
    bench.answerHttp(() => json({ error: 'not found' }, { status: 400 }));
    const sending = bench.chain.broadcast('00ff');
    await settle();
    bench.socket().drop();
    await expect(sending).rejects.toMatchObject({ kind: 'offline' });
    bench.clock.advance(RECONNECT_WITHIN_MS);
    bench.socket().open();
    await settle();
    expect(bench.sockets.flatMap((socket) => socket.asked('sendTransaction'))).toHaveLength(1);
    expect(bench.requested.filter((url) => url.includes('sendtx'))).toEqual([]);
  });
});

describe('several servers', () => {
  it('are one connection, and the other one’s HTTP where that is gone', async () => {
    const bench = await ask({ baseUrls: [ONE, TWO] });
    bench.answerHttp((url) => (url.startsWith(TWO) ? json(utxo) : json({}, { status: 503 })));
    await bench.answer('getAccountUtxo', { error: { message: 'Internal error' } });
    expect(await bench.coins).toHaveLength(1);
    expect(bench.requested).toEqual([ONE, TWO].map((base) => `${base}/api/v2/utxo/${owner}`));
  });

  it('are used by what each allows', async () => {
    const bench = openSockets({ baseUrls: [ONE, TWO], WebSocket: null, limit: { perMinute: 20, burst: 5 } });
    bench.answerHttp((url) => json({ txid: url.slice(-64), hex: '00' }));
    await bench.chain.rawTransactions(Array.from({ length: 8 }, (_, index) => idOf(index + 1)));
    expect(bench.requested.filter((url) => url.startsWith(ONE))).toHaveLength(4);
    expect(bench.requested.filter((url) => url.startsWith(TWO))).toHaveLength(4);
  });
});
