/** Answers count only from a server that is in sync with its chain at that time. */
import { describe, expect, it } from 'vitest';
import { owner } from '../../../mocks/blockbook/openServers.ts';
import {
  json,
  ONE,
  openSockets,
  type SocketBench,
  settle,
  TWO,
  WELL_INFO,
} from '../../../mocks/blockbook/openSockets.ts';
import { recordedMessages, recordedReplies, replyOf } from '../../../mocks/blockbook/recorded.ts';
import history from '../../../mocks/fixtures/blockbook/address-txs.json' with { type: 'json' };
import sendtx from '../../../mocks/fixtures/blockbook/sendtx.json' with { type: 'json' };
import utxo from '../../../mocks/fixtures/blockbook/utxo.json' with { type: 'json' };
import type { Fault } from '../../domain/fault.ts';
import type { ChainEvent } from '../../ports/ChainIndexer.ts';
import {
  balanceQuestion,
  minedQuestion,
  newestIdsQuestion,
  newestQuestion,
  recentQuestion,
} from './protocol/questions.ts';
import { RECONNECT_WITHIN_MS } from './transport/LiveConnection.ts';
import { QUIET_MS } from './transport/QuietWatch.ts';
import { STILL_MS } from './transport/ServerTrust.ts';

const recordedState = (what: string) => {
  const state = recordedReplies('node-down').find(
    (reply) => reply.path === '/api/status' && reply.what.startsWith(what),
  );
  if (!state) throw new TypeError(`not recorded: ${what}`);
  return state;
};
const LOST = () => replyOf(recordedState('nothing listens'));
const WELL = () => replyOf(recordedState('node answers'));
const WELL_STATE = JSON.parse(recordedState('node answers').body) as {
  readonly blockbook: { readonly bestHeight: number };
  readonly backend: object;
};
/** A status with the index this many blocks behind its node. */
const behind = (blocks: number) => () =>
  json({
    ...WELL_STATE,
    backend: { ...WELL_STATE.backend, blocks: WELL_STATE.blockbook.bestHeight + blocks },
  });
const LOST_INFO = { ...WELL_INFO, backend: {} };

/** One or two servers over HTTP. @param states - the status each reports */
function byHttp(states: Readonly<Record<string, () => Response>>): SocketBench {
  const bench = openSockets({ WebSocket: null, baseUrls: Object.keys(states) });
  bench.answerHttp((url) => {
    const [base = ''] = Object.keys(states).filter((one) => url.startsWith(one));
    if (url.endsWith('/api/status')) return states[base]?.() ?? json({}, { status: 404 });
    return json(url.includes('/utxo/') ? utxo : { ...history, address: owner });
  });
  return bench;
}

/** The outcome, running the clock as needed. */
async function outcome<Value>({ clock }: SocketBench, work: Promise<Value>): Promise<Value | Fault> {
  let isDone = false;
  const end = () => {
    isDone = true;
  };
  work.then(end, end);
  for (let turn = 0; turn < 200 && !isDone; turn += 1) {
    await settle();
    if (!isDone && (clock.pending()[0] ?? 0) <= 4_000) clock.runNext();
  }
  return work.catch((thrown: unknown) => thrown as Fault);
}

/** Subscribed over one socket, watching an address. */
async function live(bench: SocketBench): Promise<{ readonly events: ChainEvent[] }> {
  const events: ChainEvent[] = [];
  bench.chain.watch([owner], (event) => events.push(event));
  await goOn(bench);
  return { events };
}

async function goOn(bench: SocketBench): Promise<void> {
  bench.socket().open();
  await settle();
  await bench.answer('subscribeNewBlock', { subscribed: true });
  await bench.answer('subscribeAddresses', { subscribed: true });
}

/** Lets time pass, and answers keep-alive requests. */
async function pass({ clock }: SocketBench, ms: number): Promise<void> {
  for (let left = ms; left > 0; left -= 10_000) {
    clock.advance(Math.min(left, 10_000));
    await settle();
  }
}

const block = (bench: SocketBench, height: number) =>
  bench.answer('subscribeNewBlock', { height, hash: height.toString(16).padStart(64, '0') });

describe('without its node a server', () => {
  it('gives no history and no coins that count, and is named', async () => {
    const bench = byHttp({ [ONE]: LOST });
    expect(await outcome(bench, bench.chain.unspent(owner))).toMatchObject({
      kind: 'no-node',
      server: 'one.test',
    });
    expect(await outcome(bench, bench.chain.history(owner, 0))).toMatchObject({ kind: 'no-node' });
    expect(await outcome(bench, bench.chain.balance(owner))).toMatchObject({ kind: 'no-node' });
  });

  it('keeps nobody from a good one behind it, which is asked first from then on', async () => {
    const bench = byHttp({ [ONE]: LOST, [TWO]: WELL });
    expect(await outcome(bench, bench.chain.unspent(owner))).toHaveLength(1);
    const before = bench.requested.length;
    expect(await outcome(bench, bench.chain.history(owner, 0))).toMatchObject({ totalTransactions: 2 });
    expect(bench.requested.slice(before)).toEqual([expect.stringContaining(TWO)]);
  });

  it('is asked for its state once for all that is read together, and again with each list of coins', async () => {
    const bench = byHttp({ [ONE]: WELL });
    await outcome(bench, Promise.all([bench.chain.history(owner, 0), bench.chain.unspent(owner)]));
    expect(bench.states).toHaveLength(1);
    await outcome(bench, bench.chain.balance(owner));
    expect(bench.states).toHaveLength(1);
    bench.clock.advance(3_000);
    await outcome(bench, bench.chain.unspent(owner));
    expect(bench.states).toHaveLength(2);
  });

  it('counts again once its node is back', async () => {
    let state = LOST;
    const bench = byHttp({ [ONE]: () => state() });
    expect(await outcome(bench, bench.chain.unspent(owner))).toMatchObject({ kind: 'no-node' });
    state = WELL;
    expect(await outcome(bench, bench.chain.unspent(owner))).toHaveLength(1);
  });

  it('is one that misses blocks of it, too, however much it says to be in sync', async () => {
    const far = byHttp({ [ONE]: behind(2) });
    expect(await outcome(far, far.chain.history(owner, 0))).toMatchObject({ kind: 'no-node' });
    const one = byHttp({ [ONE]: behind(1) });
    expect(await outcome(one, one.chain.history(owner, 0))).toMatchObject({ totalTransactions: 2 });
    expect(await outcome(one, one.chain.unspent(owner))).toMatchObject({ kind: 'no-node' });
    const states = [behind(1), behind(0)];
    const late = byHttp({ [ONE]: () => (states.shift() ?? WELL)() });
    expect(await outcome(late, late.chain.unspent(owner))).toHaveLength(1);
  });

  it('is one whose node was killed and lost blocks that the index has, and with them all that waited', async () => {
    const far = byHttp({ [ONE]: behind(-2) });
    expect(await outcome(far, far.chain.history(owner, 0))).toMatchObject({ kind: 'no-node' });
    const one = byHttp({ [ONE]: behind(-1) });
    expect(await outcome(one, one.chain.history(owner, 0))).toMatchObject({ totalTransactions: 2 });
    expect(await outcome(one, one.chain.unspent(owner))).toMatchObject({ kind: 'no-node' });
    const states = [behind(-1), behind(0)];
    const late = byHttp({ [ONE]: () => (states.shift() ?? WELL)() });
    expect(await outcome(late, late.chain.unspent(owner))).toHaveLength(1);
  });

  it('is found out right after a start, in which the server could not say how it is', async () => {
    let state = () => json({ error: 'Service unavailable' }, { status: 500 });
    const bench = byHttp({ [ONE]: () => state() });
    await outcome(bench, bench.chain.unspent(owner));
    state = LOST;
    expect(await outcome(bench, bench.chain.unspent(owner))).toMatchObject({ kind: 'no-node' });
    expect(await outcome(bench, bench.chain.history(owner, 0))).toMatchObject({ kind: 'no-node' });
  });

  it('is found out soon after a moment in which the server could not be reached', async () => {
    let state = (): Response => {
      throw new TypeError('Failed to fetch');
    };
    const bench = byHttp({ [ONE]: () => state() });
    await outcome(bench, bench.chain.unspent(owner));
    state = LOST;
    expect(await outcome(bench, bench.chain.unspent(owner))).toMatchObject({ kind: 'no-node' });
    expect(await outcome(bench, bench.chain.history(owner, 0))).toMatchObject({ kind: 'no-node' });
  });

  it('is not looked for where no such request gets through: then its coins count', async () => {
    const bench = openSockets();
    const coins = bench.chain.unspent(owner);
    bench.socket().open();
    await settle();
    await bench.answer('getAccountUtxo', utxo);
    expect(await coins).toHaveLength(1);
    const later = bench.chain.unspent(owner);
    await settle();
    await bench.answer('getAccountUtxo', utxo);
    expect(await later).toHaveLength(1);
    expect(bench.states).toHaveLength(1);
  });
});

describe('what waits', () => {
  it.each([
    ['in a balance', balanceQuestion(owner)],
    ['among the newest rows', newestQuestion(owner, 10, 'regtest')],
    ['among the ids of the newest rows, asked where rows are too long', newestIdsQuestion(owner, 10)],
    ['among the ids that are compared by polling', recentQuestion(owner)],
  ])('%s counts only from a server with its node', (_, { touch }) => expect(touch).toBe('reading'));

  it('is in no list of rows in blocks, which count from any server', () => {
    expect(minedQuestion(owner, 1, 10, 'regtest').touch).toBeUndefined();
  });
});

describe('a socket whose server lost its node', () => {
  // its status is cached: fine for a while, up to 15 minutes
  const signs = recordedMessages('node-down').filter(
    ({ method, what, params }) =>
      method === 'getTransaction' &&
      /nothing listens|is starting/.test(what) &&
      (params as { readonly txid: string }).txid === 'ab'.repeat(32),
  );
  const lost = (sign: unknown) => ({ getInfo: WELL_INFO, sign: sign as object });

  it('says so of what no one made', () => {
    expect(signs).toHaveLength(2);
    for (const { data } of signs) expect(JSON.stringify(data)).toContain('not found (');
  });

  it.each(signs)(
    'lists no coins that count, whatever requests and its copy say, and is left: $what',
    async ({ data }) => {
      const bench = openSockets({ baseUrls: [ONE, TWO] }, lost(data));
      bench.answerHttp((url) => (url.endsWith('/api/status') ? WELL() : json(utxo)));
      const coins = bench.chain.unspent(owner);
      bench.socket().open();
      await settle();
      const [first] = bench.sockets;
      await bench.answer('getAccountUtxo', []);
      expect(first?.isClosed).toBe(true);
      expect(bench.socket().url).toContain('two.test');
      coins.catch(() => undefined);
    },
  );

  it.each(signs)('gives no history that counts where no request gets through: $what', async ({ data }) => {
    const bench = openSockets({ baseUrls: [ONE, TWO] }, lost(data));
    bench.answerHttp(() => Promise.reject(new TypeError('Failed to fetch')));
    const read = bench.chain.history(owner, 0);
    bench.socket().open();
    await settle();
    const [first] = bench.sockets;
    await bench.answer('getAccountInfo', { ...history, address: owner });
    expect(first?.isClosed).toBe(true);
    expect(bench.socket().url).toContain('two.test');
    read.catch(() => undefined);
  });

  it('gives nothing that counts where its node had no time for it: what waits is left out then, too', async () => {
    const busy = `Transaction '${'00'.repeat(32)}' not found (txid: 500 Internal Server Error invalid character 'W')`;
    const bench = openSockets({}, lost({ error: { message: busy } }));
    bench.answerHttp(() => Promise.reject(new TypeError('Failed to fetch')));
    const counted: unknown[] = [];
    const read = bench.chain.history(owner, 0);
    void read.then((page) => counted.push(page)).catch(() => undefined);
    bench.socket().open();
    await settle();
    await bench.answer('getAccountInfo', { ...history, address: owner });
    expect(counted).toEqual([]);
  });

  it('gives nothing that counts to others who ask it meanwhile', async () => {
    const bench = openSockets({}, { getInfo: WELL_INFO });
    bench.answerHttp(() => Promise.reject(new TypeError('Failed to fetch')));
    const coins = bench.chain.unspent(owner);
    const read = bench.chain.history(owner, 0);
    const counted: string[] = [];
    void coins.then(() => counted.push('coins')).catch(() => undefined);
    void read.then(() => counted.push('history')).catch(() => undefined);
    bench.socket().open();
    await settle();
    const [first] = bench.sockets;
    await bench.answer('getAccountUtxo', []);
    await bench.answer('getAccountInfo', { ...history, address: owner });
    const [sign, ...more] = first?.asked('getTransaction') ?? [];
    expect(more).toEqual([]);
    first?.push(sign?.id ?? '', signs[0]?.data);
    await settle();
    expect(first?.isClosed).toBe(true);
    expect(counted).toEqual([]);
  });

  it('is left as soon as its state says so, and another server is taken at once', async () => {
    const bench = openSockets({ baseUrls: [ONE, TWO] });
    bench.answerHttp((url) => (url.startsWith(ONE) ? LOST() : WELL()));
    await live(bench);
    void bench.chain.history(owner, 0).catch(() => undefined);
    await settle();
    await bench.answer('getAccountInfo', { ...history, address: owner });
    expect(bench.sockets.map(({ url, isClosed }) => [new URL(url).host, isClosed])).toEqual([
      ['one.test', true],
      ['two.test', false],
    ]);
  });

  it('is left with a broadcast that it could not hand on, and the other one takes it', async () => {
    const [refused] = recordedMessages('node-down').filter(({ method }) => method === 'sendTransaction');
    const bench = openSockets({ baseUrls: [ONE, TWO] });
    bench.answerHttp((url) => json(url.startsWith(TWO) ? sendtx : {}, {}));
    await live(bench);
    const sending = bench.chain.broadcast('00ff');
    await settle();
    await bench.answer('sendTransaction', refused?.data);
    expect(await sending).toEqual({ kind: 'accepted', txid: sendtx.result });
    expect(bench.sockets.map(({ url }) => new URL(url).host)).toEqual(['one.test', 'two.test']);
  });
});

describe('the newest block', () => {
  it('is asked for only where none came for 90 s, and only while somebody looks', async () => {
    let look = (_isVisible: boolean) => {};
    const onVisibility = (listener: typeof look) => {
      look = listener;
    };
    const bench = openSockets({ onVisibility, random: () => 0 }, { ping: {} });
    const { events } = await live(bench);
    await bench.answer('getInfo', WELL_INFO);
    const asked = () => bench.socket().asked('getInfo').length;
    for (let height = 101; height < 105; height += 1) {
      await pass(bench, QUIET_MS - 1);
      await block(bench, height);
    }
    expect(asked()).toBe(1);
    look(false);
    await pass(bench, QUIET_MS);
    expect(asked()).toBe(1);
    look(true);
    expect(asked()).toBe(2);
    const missed = { ...WELL_INFO, bestHeight: 106, bestHash: 'cd'.repeat(32) };
    await bench.answer('getInfo', missed);
    expect(events.at(-1)).toEqual({ kind: 'block', tip: { height: 106, hash: missed.bestHash } });
    const reportedCount = events.length;
    await pass(bench, QUIET_MS);
    await bench.answer('getInfo', missed);
    expect(events).toHaveLength(reportedCount);
  });

  it('is distrusted when it does not move for 20 minutes: another server is taken', async () => {
    const bench = openSockets({ baseUrls: [ONE, TWO], random: () => 0 }, { ping: {}, getInfo: WELL_INFO });
    await live(bench);
    const [first] = bench.sockets;
    for (let passedMs = 0; passedMs < STILL_MS; passedMs += QUIET_MS) {
      expect(first?.isClosed).toBe(false);
      await pass(bench, QUIET_MS);
    }
    expect(first?.isClosed).toBe(true);
    expect(bench.socket().url).toContain('two.test');
  });

  it('ends the socket that says in time that it lost its node', async () => {
    const bench = openSockets({ baseUrls: [ONE, TWO], random: () => 0 }, { ping: {} });
    await live(bench);
    await bench.answer('getInfo', WELL_INFO);
    await pass(bench, QUIET_MS);
    await bench.answer('getInfo', LOST_INFO);
    expect(bench.sockets.map(({ url, isClosed }) => [new URL(url).host, isClosed])).toEqual([
      ['one.test', true],
      ['two.test', false],
    ]);
  });
});

describe('a lost socket', () => {
  it.each([0.25, 0.5, 1])('is made anew at a moment within two seconds, by chance: %d', async (chance) => {
    const bench = openSockets({ random: () => chance });
    await live(bench);
    bench.socket().drop();
    bench.clock.advance(RECONNECT_WITHIN_MS * chance - 1);
    expect(bench.sockets).toHaveLength(1);
    bench.clock.advance(1);
    expect(bench.sockets).toHaveLength(2);
  });
});

describe('a server that is looked at before it is used', () => {
  it('says that it lost its node, or that it starts', async () => {
    const states = { [ONE]: LOST, [TWO]: () => json({ error: 'Service unavailable' }, { status: 500 }) };
    const bench = byHttp(states);
    const lost = await outcome(bench, bench.chain.probe(ONE));
    expect(lost).toMatchObject({ kind: 'no-node', server: 'one.test' });
    expect(await outcome(bench, bench.chain.probe(TWO))).toMatchObject({ kind: 'not-ready' });
  });
});
