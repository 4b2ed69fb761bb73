import { describe, expect, it } from 'vitest';
import {
  json,
  ONE,
  openSockets,
  type SocketBench,
  settle,
  TWO,
} from '../../../mocks/blockbook/openSockets.ts';
import {
  type RecordedMessage,
  type Recording,
  recorded,
  recordedMessages,
  recordedReplies,
  replyOf,
} from '../../../mocks/blockbook/recorded.ts';
import TX from '../../../mocks/fixtures/blockbook/tx.json' with { type: 'json' };
import type { SocketRequest } from '../../../mocks/socket/fakeSocket.ts';
import type { DogeAddress } from '../../domain/address/DogeAddress.ts';
import { toFault } from '../../domain/fault.ts';
import { txidOfBytes } from '../../domain/tx/parse/txidOf.ts';
import { txid } from '../../domain/tx/Txid.ts';
import type { ChainEvent } from '../../ports/ChainIndexer.ts';
import { parseAnswer } from '../http/parseAnswer.ts';
import { mapMined, mapNewest } from './protocol/map.ts';
import { addressAnswer } from './protocol/schema.ts';

const TX_PATH = /^\/api\/v2\/tx\/([0-9a-f]{64})$/;
const isPost = ({ method }: { readonly method: string }) => method === 'POST';
const byHttp = () => openSockets({ WebSocket: null });

/** Answers with the recording of a path; otherwise like a real server's /api/rawtx: always 500. */
function serve(bench: SocketBench, replies: ReturnType<typeof recordedReplies>): void {
  bench.answerHttp((url) => {
    const reply = replies.find(({ path }) => ONE + path === url);
    return reply ? replyOf(reply) : json({ error: 'Internal server error' }, { status: 500 });
  });
}

interface Pushes {
  readonly frames?: readonly { readonly text: string }[];
}

type Answer = (request: SocketRequest, before: number) => unknown;

/** Lets pauses pass, and answers socket requests. @param answer - receives the number of earlier answers */
async function outcomeOf<Value>(bench: SocketBench, work: Promise<Value>, answer?: Answer): Promise<Value> {
  let isDone = false;
  let answered = 0;
  let opened: unknown = null;
  const end = () => {
    isDone = true;
  };
  work.then(end, end);
  await settle();
  while (!isDone) {
    await settle();
    if (answer && opened !== bench.socket()) {
      opened = bench.socket();
      answered = 0;
      bench.socket().open();
      await settle();
    }
    const asked = answer ? bench.open()[answered] : undefined;
    if (asked) bench.socket().push(asked.id, answer?.(asked, answered));
    if (asked) answered += 1;
    else if ((bench.clock.pending()[0] ?? 0) <= 4_000) bench.clock.runNext();
  }
  return work;
}

describe('raw bytes of a real server without a socket', () => {
  const replies = recordedReplies('rest').filter(
    ({ path, status }) => TX_PATH.test(path) && status === 200 && path === path.toLowerCase(),
  );

  it.each(replies)('hash to their id: $what', async (reply) => {
    const bench = byHttp();
    serve(bench, [reply]);
    const id = txid(TX_PATH.exec(reply.path)?.[1] ?? '');
    const raw = await outcomeOf(bench, bench.chain.rawTransaction(id));
    expect(txidOfBytes(Buffer.from(raw, 'hex'))).toBe(id);
    const many = await outcomeOf(bench, bench.chain.rawTransactions([id]));
    expect(many.get(id)).toBe(raw);
    expect(bench.requested.filter((url) => url.includes('rawtx'))).toEqual([]);
  });

  it('are not mistaken for the transaction, though both are asked for at the same path and moment', async () => {
    const [reply] = replies;
    if (!reply) throw new TypeError('nothing was recorded');
    const bench = byHttp();
    serve(bench, [reply]);
    const id = txid(TX_PATH.exec(reply.path)?.[1] ?? '');
    const both = Promise.all([bench.chain.transaction(id), bench.chain.rawTransaction(id)]);
    const [transaction, raw] = await outcomeOf(bench, both);
    expect(transaction.txid).toBe(id);
    expect(raw).toBe(transaction.rawHex);
  });
});

const NOT_FOUND = /^Transaction '[0-9a-f]{64}' not found$/;
const errorOf = (data: unknown): string => {
  const { error } = data as { readonly error: string | { readonly message: string } };
  return typeof error === 'string' ? error : error.message;
};
const kindOf = (bench: SocketBench, work: Promise<unknown>, answer?: Answer) =>
  outcomeOf(bench, work, answer).then(
    () => 'answered',
    (thrown: unknown) => toFault(thrown, 'bad-answer').kind,
  );

describe('a transaction that a real server does not show', () => {
  const files: readonly Recording[] = ['node-down', 'rest', 'pushes'];
  const replies = files
    .flatMap(recordedReplies)
    .filter(({ path, body }) => TX_PATH.test(path) && body.startsWith('{"error"'));
  const messages = recordedMessages('node-down').filter(
    ({ method, data }) => method === 'getTransaction' && JSON.stringify(data).startsWith('{"error"'),
  );
  const idIn = ({ params }: RecordedMessage) => txid(String('txid' in params ? params.txid : ''));
  const wanted = (text: string) => {
    if (NOT_FOUND.test(text)) return 'not-found';
    return /connection refused|-28: /.test(text) ? 'no-node' : 'rejected';
  };

  it.each(replies)('is not found only where nothing is said behind that, by HTTP: $what', async (reply) => {
    const bench = byHttp();
    serve(bench, [reply]);
    const id = txid(TX_PATH.exec(reply.path)?.[1] ?? '');
    const expected = wanted(errorOf(JSON.parse(reply.body)));
    expect(await kindOf(bench, bench.chain.transaction(id))).toBe(expected);
    expect(await kindOf(bench, bench.chain.rawTransaction(id))).toBe(expected);
  });

  it.each(messages)(
    'is not found only where nothing is said behind that, over the socket: $what',
    async (message) => {
      const bench = openSockets();
      // HTTP gives the same error
      bench.answerHttp(() => json({ error: errorOf(message.data) }, { status: 400 }));
      const kind = await kindOf(bench, bench.chain.transaction(idIn(message)), () => message.data);
      expect(kind).toBe(wanted(errorOf(message.data)));
    },
  );

  it('is asked of the next server, and of the same one a moment later', async () => {
    const [lost] = replies.filter(({ what }) => what.startsWith('nothing listens: waiting'));
    const [found] = recordedMessages('node-down').filter(({ what }) => what === 'node answers: waiting tx');
    if (!lost || !found) throw new TypeError('nothing was recorded');
    const id = txid(TX_PATH.exec(lost.path)?.[1] ?? '');
    const bench = openSockets({ WebSocket: null, baseUrls: [ONE, TWO] });
    bench.answerHttp((url) => (url.startsWith(TWO) ? json(found.data) : replyOf(lost)));
    expect((await outcomeOf(bench, bench.chain.transaction(id))).txid).toBe(id);
    const alone = byHttp();
    alone.answerHttp(() => (alone.requested.length > 1 ? json(found.data) : replyOf(lost)));
    expect((await outcomeOf(alone, alone.chain.transaction(id))).txid).toBe(id);
    expect(alone.clock.nowMs()).toBeGreaterThan(openSockets().clock.nowMs());
  });
});

describe('a real server whose node is overloaded', () => {
  it('is asked again a moment later, over the socket, for a page that it could not put together', async () => {
    const [full] = recordedMessages('node-trouble');
    const [whole] = recordedMessages('socket').filter(({ what }) => what === 'getAccountInfo, details txs');
    if (!full || !whole) throw new TypeError('nothing was recorded');
    const { descriptor } = whole.params as { readonly descriptor: DogeAddress };
    const bench = openSockets();
    const page = await outcomeOf(bench, bench.chain.history(descriptor, 0), (_, before) =>
      before === 0 ? full.data : whole.data,
    );
    expect(page.transactions).toHaveLength(1);
    expect(bench.requested).toEqual([]);
  });
});

describe('pages of a real server', () => {
  const details = /\?details=txids&page=(\d+)&pageSize=6(&to=1329)?$/;
  const pages = (['paging', 'paging-to'] as const)
    .flatMap(recordedReplies)
    .filter(({ path }) => details.test(path));

  it.each(pages)('say how far they go, and which are past the end: $what', ({ path, body }) => {
    const raw = parseAnswer(addressAnswer, body);
    const [, page = '', to] = details.exec(path) ?? [];
    const number = Number(page);
    // ids stand for rows here: unconfirmed ones come first on a page without a last block
    const waiting = to === undefined ? raw.unconfirmedTxs : 0;
    const rows = raw.txids.map((id, at) => ({ ...TX, txid: id, blockHeight: at < waiting ? -1 : 7 }));
    const whole = { ...raw, transactions: rows };
    if (to !== undefined) {
      const isPastTheEnd = raw.page !== number;
      const mined = mapMined(whole, number, 6, 'regtest');
      expect(mined.transactions).toHaveLength(isPastTheEnd ? 0 : raw.txids.length);
      expect(mined.next).toBe(isPastTheEnd || number * 6 >= raw.txs ? null : number * 6);
    } else if (number === 1) {
      const newest = mapNewest(whole, 6, 'regtest');
      const mined = Math.max(0, raw.txids.length - waiting);
      expect(newest.next).toBe(mined < raw.txs ? mined : null);
      expect(newest.waitingLeftOut).toBe(Math.max(0, waiting - raw.txids.length));
    }
  });
});

describe('large transactions that wait at a real server', () => {
  const large = recorded('large-waiting').filter(({ what }) => what.endsWith('wait'));
  const [, address = ''] = /address\/([^?]*)/.exec(large[0]?.request?.path ?? '') ?? [];
  const idAt = (at: number) => String(at + 1).repeat(64);
  const ofLength = (value: object, length: number) =>
    json({ ...value, coinSpecificData: 'x'.repeat(length) });

  it.each(large.map((one, at) => ({ ...one, count: at + 1 })))(
    'leave the history readable: $what',
    async ({ response, count }) => {
      const length = response?.length ?? 0;
      const bench = byHttp();
      const waiting = Array.from({ length: count }, (_, at) => ({
        ...TX,
        txid: idAt(at),
        blockHeight: -1,
        confirmations: 0,
      }));
      const mined = { ...TX, txid: '9'.repeat(64) };
      const account = { address, balance: '0', unconfirmedBalance: '0', unconfirmedTxs: count, txs: 1 };
      bench.answerHttp((url) => {
        const { pathname, searchParams: asked } = new URL(url);
        const single = waiting.find(({ txid: id }) => pathname === `/api/v2/tx/${id}`);
        if (single) return ofLength(single, Math.floor(length / count));
        if (asked.get('details') === 'txids')
          return json({ ...account, txids: [...waiting, mined].map(({ txid: id }) => id) });
        if (asked.has('to')) return json({ ...account, unconfirmedTxs: 0, transactions: [mined] });
        return ofLength({ ...account, transactions: [...waiting, mined] }, length);
      });
      const page = await outcomeOf(bench, bench.chain.history(address as DogeAddress, 0));
      expect(page.transactions.map(({ txid: id }) => id)).toEqual(
        [...waiting, mined].map(({ txid: id }) => id),
      );
      expect(page).toMatchObject({ next: null, totalTransactions: count + 1 });
      expect(bench.requested).toHaveLength(count < 3 ? 1 : 3 + count);
    },
  );
});

describe('what a real server leaves open', () => {
  it('pushes a waiting transaction with the height of the first block: it is in none', async () => {
    const [push] = recorded('pushes').flatMap(({ response }) => (response as Pushes).frames ?? []);
    const { data } = JSON.parse(push?.text ?? '') as { readonly data: { readonly tx: object } };
    const heard: ChainEvent[] = [];
    const bench = openSockets();
    const { address } = data as unknown as { readonly address: DogeAddress };
    bench.chain.watch([address], (event) => heard.push(event));
    bench.socket().open();
    await settle();
    await bench.answer('subscribeNewBlock', { subscribed: true });
    await bench.answer('subscribeAddresses', { subscribed: true });
    for (const tx of [data.tx, { ...data.tx, blockTime: 0 }])
      await bench.answer('subscribeAddresses', { address, tx });
    const pushed = heard.flatMap((event) => (event.kind === 'transaction' ? [event.transaction] : []));
    expect(pushed).toMatchObject([
      { blockHeight: null, blockHash: null, confirmations: 0, timeMs: 1_795_916_828_000 },
      { blockHeight: null, timeMs: bench.clock.nowMs() },
    ]);
  });

  it('has no prices where it follows none: that is no failure', async () => {
    const bench = byHttp();
    serve(bench, recordedReplies('rest'));
    expect(await outcomeOf(bench, bench.chain.quote('usd'))).toBeNull();
    const times = [1_700_000_000_000, 1_700_086_400_000];
    expect(await outcomeOf(bench, bench.chain.quoteAt('usd', times))).toEqual([null, null]);
  });

  it('answers nobody while it starts: another one is asked, and alone it says so', async () => {
    const starting = recordedReplies('start').filter(
      ({ status, path }) => status === 500 && /utxo/.test(path),
    );
    const [reply] = starting;
    if (!reply) throw new TypeError('nothing was recorded');
    const [, address = ''] = /utxo\/(.*)$/.exec(reply.path) ?? [];
    const bench = openSockets({ WebSocket: null, baseUrls: [ONE, TWO] });
    bench.answerHttp((url) => (url.startsWith(TWO) ? json([]) : replyOf(reply)));
    expect(await outcomeOf(bench, bench.chain.unspent(address as DogeAddress))).toEqual([]);
    const alone = byHttp();
    serve(alone, starting);
    expect(await kindOf(alone, alone.chain.unspent(address as DogeAddress))).toBe('not-ready');
  });
});

describe('an extended key, which is never handed to a server', () => {
  const replies = recordedReplies('xpub');
  const coinsOf = replies.find(({ path }) => path.includes('/utxo/'));
  const refused = replies.find(({ path }) => path.includes('/address/'));

  it('is no address to it; coins that it lists for one are read like others', async () => {
    const named = (reply: typeof coinsOf) => (reply?.path.split('/').at(-1) ?? '') as DogeAddress;
    const bench = byHttp();
    serve(bench, coinsOf && refused ? [coinsOf, refused] : []);
    const coins = await outcomeOf(bench, bench.chain.unspent(named(coinsOf)));
    expect(coins.map(({ value }) => value)).toEqual([700_000_000n, 500_000_000n]);
    bench.answerHttp(() => (refused ? replyOf(refused) : json({})));
    expect(await kindOf(bench, bench.chain.history(named(refused), 0))).toBe('rejected');
  });
});

describe('a real server that lost its node', () => {
  const states = recordedReplies('node-down').filter(({ path }) => path === '/api/status');
  const infos = recordedMessages('node-down').filter(({ method }) => method === 'getInfo');
  const isLost = ({ what }: { readonly what: string }) => /nothing listens|is starting/.test(what);

  it.each(states)('has no newest block that counts: $what', async (state) => {
    const bench = byHttp();
    serve(bench, [state]);
    expect(await kindOf(bench, bench.chain.tip())).toBe(isLost(state) ? 'no-node' : 'answered');
  });

  it.each(infos)('has none over the socket either: $what', async (info) => {
    const bench = openSockets({}, { getInfo: info.data as object });
    bench.answerHttp(() => json({ error: 'Service unavailable' }, { status: 500 }));
    expect(await kindOf(bench, bench.chain.tip(), () => null)).toBe(isLost(info) ? 'not-ready' : 'answered');
  });

  it('keeps nobody from a good one behind it', async () => {
    const [lost, well] = [states.find(isLost), states.find((state) => !isLost(state))];
    if (!lost || !well) throw new TypeError('nothing was recorded');
    const bench = openSockets({ WebSocket: null, baseUrls: [ONE, TWO] });
    bench.answerHttp((url) => replyOf(url.startsWith(TWO) ? well : lost));
    expect((await outcomeOf(bench, bench.chain.tip())).height).toBe(1_231);
    bench.answerHttp(() => json([]));
    await outcomeOf(bench, bench.chain.unspent('mkPXysvcrq3bUCZTfscZzXCaVShneAFUqv' as DogeAddress));
    expect(bench.requested.at(-1)).toContain(TWO);
  });
});

describe('a real server whose chain gave way to another', () => {
  const replies = recordedReplies('reorganisation');
  const [gone, again] = [replies.find(({ path }) => TX_PATH.test(path)), replies.find(isPost)];
  const id = txid(TX_PATH.exec(gone?.path ?? '')?.[1] ?? '');
  const rawHex = again?.requestBody ?? '';

  it('has no payment that was in the old one alone, though it still shows it, and its bytes', async () => {
    const bench = byHttp();
    serve(bench, replies);
    expect(await kindOf(bench, bench.chain.transaction(id))).toBe('not-found');
    const raw = await outcomeOf(bench, bench.chain.rawTransaction(id));
    expect(txidOfBytes(Buffer.from(raw, 'hex'))).toBe(id);
    const socket = openSockets();
    const shown = () => JSON.parse(gone?.body ?? '');
    expect(await kindOf(socket, socket.chain.transaction(id), shown)).toBe('not-found');
  });

  it('has not taken its bytes where their answer is lost, and says why it refuses them', async () => {
    const bench = byHttp();
    serve(bench, replies);
    expect(await outcomeOf(bench, bench.chain.broadcast(rawHex))).toMatchObject({
      kind: 'rejected',
      reason: 'double-spend',
    });
    bench.answerHttp((url) => {
      if (url.includes('sendtx')) throw new TypeError('connection lost');
      return gone === undefined ? json({}) : replyOf(gone);
    });
    expect(await kindOf(bench, bench.chain.broadcast(rawHex))).toBe('offline');
  });

  it('pushes the blocks of the new one, and tells the address as that has it', async () => {
    const addressReplies = replies.filter(({ path }) => path.includes('/address/'));
    const answers = addressReplies.map(({ body }) => parseAnswer(addressAnswer, body));
    expect(answers.map(({ txs, txids }) => [txs, txids.includes(id)])).toEqual([
      [2, true],
      [1, false],
    ]);
    const frames = recorded('reorganisation').flatMap(
      ({ response }) => (response as unknown as { readonly frames?: readonly string[] }).frames ?? [],
    );
    const heard: ChainEvent[] = [];
    const bench = openSockets();
    bench.chain.watch([], (event) => heard.push(event));
    bench.socket().open();
    await settle();
    await bench.answer('subscribeNewBlock', { subscribed: true });
    for (const frame of frames) await bench.answer('subscribeNewBlock', JSON.parse(frame).data);
    const heights = heard.flatMap((event) => (event.kind === 'block' ? [event.tip.height] : []));
    expect(heights.slice(-3)).toEqual([1396, 1397, 1398]);
  });
});
