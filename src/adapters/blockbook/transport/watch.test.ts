import { beforeEach, describe, expect, it } from 'vitest';
import { createManualClock, type ManualClock } from '../../../../mocks/clock/manualClock.ts';
import { createFakeSockets, type FakeSocket } from '../../../../mocks/socket/fakeSocket.ts';
import type { DogeAddress } from '../../../domain/address/DogeAddress.ts';
import { parseAddress } from '../../../domain/address/parseAddress.ts';
import { Fault } from '../../../domain/fault.ts';
import { type Txid, txid } from '../../../domain/tx/Txid.ts';
import type { ChainEvent, ChainTip } from '../../../ports/ChainIndexer.ts';
import { Usage } from '../protocol/usage.ts';
import { SILENCE_MS, SOCKET_TIMEOUT_MS, type SocketConstructor } from './Connection.ts';
import { LiveConnection, type LiveOptions } from './LiveConnection.ts';
import { POLL_EVERY_MS } from './poller.ts';
import { Watcher } from './watch.ts';

function address(text: string): DogeAddress {
  const parsed = parseAddress(text, 'regtest');
  if (!parsed.ok) throw new TypeError(text);
  return parsed.value;
}

const ANNA = address('mv9uLThosiEnGRbVPS7Vhyw6VssbVRsiAw');
const BERT = address('mtR97eM2HPWVM6c8FGLGcukgaHHQv7THoL');
const T1 = txid('1'.repeat(64));
const T2 = txid('2'.repeat(64));
const tipAt = (height: number): ChainTip => ({ height, hash: height.toString(16).padStart(64, '0') });
const settle = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

let clock: ManualClock;
let sockets: FakeSocket[];
let WebSocket: SocketConstructor;
let chain: {
  tip: ChainTip;
  recent: Map<DogeAddress, Txid[]>;
  isDown: boolean;
  isStuck: boolean;
  polls: number;
};

beforeEach(() => {
  clock = createManualClock();
  ({ WebSocket, made: sockets } = createFakeSockets());
  chain = { tip: tipAt(100), recent: new Map(), isDown: false, isStuck: false, polls: 0 };
});

function make(options: { WebSocket?: SocketConstructor | null; urls?: readonly string[] } = {}): Watcher {
  const live = {
    network: 'regtest' as const,
    ...{ clock, random: () => 1, usage: new Usage() },
    WebSocket: options.WebSocket === undefined ? WebSocket : options.WebSocket,
    bases: () => options.urls ?? ['https://one.test'],
  } satisfies LiveOptions;
  return new Watcher({
    clock,
    random: () => 1,
    connect: (listener) => new LiveConnection(live, { ...listener, onChange: () => undefined }),
    tip: async () => {
      chain.polls += 1;
      if (chain.isDown) throw new Fault('offline', 'down');
      return chain.tip;
    },
    recent: async (of, signal) => {
      if (chain.isDown) throw new Fault('offline', 'down');
      if (chain.isStuck) await new Promise((_, reject) => signal.addEventListener('abort', reject));
      return chain.recent.get(of) ?? [];
    },
  });
}

function listen(watcher: Watcher, ...addresses: DogeAddress[]): { events: ChainEvent[]; stop: () => void } {
  const events: ChainEvent[] = [];
  return { events, stop: watcher.watch(addresses, (event) => events.push(event)) };
}

/** The newest socket. */
function socket(): FakeSocket {
  const newest = sockets.at(-1);
  if (!newest) throw new TypeError('no socket was made');
  return newest;
}

/** Answers what was asked last of each kind, as Blockbook does. */
function answer(method: string, data: unknown): void {
  socket().push(socket().last(method).id, data);
}

const answerTip = (tip: ChainTip): void => answer('getInfo', { bestHeight: tip.height, bestHash: tip.hash });

async function goLive(tip: ChainTip = chain.tip): Promise<void> {
  socket().open();
  answer('subscribeNewBlock', { subscribed: true });
  if (socket().asked('subscribeAddresses').length > 0) answer('subscribeAddresses', { subscribed: true });
  await settle();
  answerTip(tip);
  await settle();
}

const pushTransaction = (to: DogeAddress, id: Txid): void =>
  socket().push(socket().last('subscribeAddresses').id, { address: to, tx: { txid: id, vin: [], vout: [] } });

describe('watching over a socket', () => {
  it('subscribes to blocks and addresses, says that it is live, and tells the newest block', async () => {
    const { events } = listen(make(), ANNA, BERT);
    await goLive();
    await settle();
    expect(socket().url).toBe('wss://one.test/websocket');
    expect(socket().last('subscribeAddresses').params).toMatchObject({ addresses: [ANNA, BERT] });
    expect(events).toEqual([
      { kind: 'connection', state: 'live' },
      { kind: 'block', tip: tipAt(100) },
    ]);
  });

  it('tells new blocks, lower ones after a reorganisation too', async () => {
    const { events } = listen(make(), ANNA);
    await goLive();
    for (const height of [101, 100]) socket().push(socket().last('subscribeNewBlock').id, tipAt(height));
    await settle();
    expect(events.slice(2)).toEqual([
      { kind: 'block', tip: tipAt(101) },
      { kind: 'block', tip: tipAt(100) },
    ]);
  });

  it('tells an address’s transactions to those who watch it', async () => {
    const watcher = make();
    const anna = listen(watcher, ANNA);
    const bert = listen(watcher, BERT);
    await goLive();
    pushTransaction(ANNA, T1);
    await settle();
    expect(anna.events).toContainEqual({ kind: 'transaction', address: ANNA, txid: T1 });
    expect(bert.events.filter((event) => event.kind === 'transaction')).toEqual([]);
  });

  it('joins all listeners’ addresses into one subscription, which replaces the last', async () => {
    const watcher = make();
    const anna = listen(watcher, ANNA);
    await goLive();
    const bert = listen(watcher, BERT, ANNA);
    expect(socket().last('subscribeAddresses').params).toMatchObject({ addresses: [ANNA, BERT] });
    answer('subscribeAddresses', { subscribed: true });
    await settle();
    pushTransaction(ANNA, T1);
    pushTransaction(BERT, T2);
    await settle();
    expect(anna.events).toContainEqual({ kind: 'transaction', address: ANNA, txid: T1 });
    expect(bert.events).toContainEqual({ kind: 'transaction', address: ANNA, txid: T1 });
    expect(bert.events).toContainEqual({ kind: 'transaction', address: BERT, txid: T2 });
    expect(bert.events[0]).toEqual({ kind: 'connection', state: 'live' });
    anna.stop();
    bert.stop();
    expect(sockets).toHaveLength(1);
  });

  it('hears no more of a subscription that was replaced', async () => {
    const watcher = make();
    const { events } = listen(watcher, ANNA);
    await goLive();
    const replaced = socket().last('subscribeAddresses').id;
    listen(watcher, BERT);
    answer('subscribeAddresses', { subscribed: true });
    await settle();
    socket().push(replaced, { address: ANNA, tx: { txid: T1 } });
    await settle();
    expect(events.filter((event) => event.kind === 'transaction')).toEqual([]);
  });

  it('tells nothing to a listener that leaves at the same moment', async () => {
    const { events, stop } = listen(make(), ANNA);
    await goLive();
    const heard = events.length;
    socket().push(socket().last('subscribeNewBlock').id, tipAt(101));
    stop();
    await settle();
    expect(events).toHaveLength(heard);
  });

  it('subscribes to what is wanted by the time that the connection is there', async () => {
    const watcher = make();
    listen(watcher, ANNA);
    listen(watcher, BERT);
    await goLive();
    expect(socket().asked('subscribeAddresses')).toHaveLength(1);
    expect(socket().last('subscribeAddresses').params).toMatchObject({ addresses: [ANNA, BERT] });
  });

  it('gives up an address when its last listener leaves', async () => {
    const watcher = make();
    listen(watcher, ANNA);
    const bert = listen(watcher, BERT);
    await goLive();
    bert.stop();
    expect(socket().last('subscribeAddresses').params).toMatchObject({ addresses: [ANNA] });
  });

  it('watches blocks alone when no address is given', async () => {
    const { events } = listen(make());
    await goLive();
    await settle();
    expect(socket().asked('subscribeAddresses')).toEqual([]);
    expect(events).toContainEqual({ kind: 'connection', state: 'live' });
  });

  it('keeps the connection when a listener throws', async () => {
    const caught: unknown[] = [];
    const catchIt = (error: unknown): void => void caught.push(error);
    process.prependOnceListener('uncaughtException', catchIt);
    const others = process.listeners('uncaughtException').filter((one) => one !== catchIt);
    for (const other of others) process.off('uncaughtException', other);
    const watcher = make();
    watcher.watch([ANNA], (event) => {
      if (event.kind === 'connection') throw new Error('a listener’s bug');
    });
    await goLive();
    await settle();
    for (const other of others) process.on('uncaughtException', other);
    expect(String(caught[0])).toContain('a listener’s bug');
    expect(socket().isClosed).toBe(false);
  });
});

describe('keeping the socket alive', () => {
  it('asks for a sign of life after each 50 seconds of silence', async () => {
    listen(make(), ANNA);
    await goLive();
    for (let count = 1; count <= 3; count += 1) {
      clock.advance(SILENCE_MS);
      expect(socket().asked('ping')).toHaveLength(count);
      answer('ping', {});
    }
    expect(sockets).toHaveLength(1);
    expect(socket().isClosed).toBe(false);
  });

  it('gives up a socket that does not answer a ping', async () => {
    listen(make(), ANNA);
    await goLive();
    const first = socket();
    clock.advance(SILENCE_MS + SOCKET_TIMEOUT_MS);
    expect(first.isClosed).toBe(true);
    clock.advance(1_000);
    expect(sockets).toHaveLength(2);
  });

  it.each<[string, (one: FakeSocket) => void | Promise<void>]>([
    ['does not open', () => clock.advance(SOCKET_TIMEOUT_MS)],
    [
      'does not answer',
      (one) => {
        one.open();
        clock.advance(SOCKET_TIMEOUT_MS);
      },
    ],
    [
      'refuses the subscription',
      (one) => {
        one.open();
        answer('subscribeNewBlock', { error: { message: 'not allowed' } });
      },
    ],
    [
      'sends what is not JSON',
      async (one) => {
        await goLive();
        one.pushText('<html>');
      },
    ],
    [
      'sends bytes',
      async (one) => {
        await goLive();
        one.pushText(new ArrayBuffer(4));
      },
    ],
    [
      'sends a block without a hash',
      async (one) => {
        await goLive();
        one.push(one.last('subscribeNewBlock').id, { height: 5 });
      },
    ],
    [
      'is dropped',
      async (one) => {
        await goLive();
        one.drop();
      },
    ],
  ])('opens another when one %s', async (_, happen) => {
    listen(make(), ANNA);
    const first = socket();
    await happen(first);
    await settle();
    expect(first.isClosed).toBe(true);
    clock.advance(1_000);
    expect(sockets).toHaveLength(2);
  });

  it('ignores a push that nobody asked for', async () => {
    listen(make(), ANNA);
    await goLive();
    socket().push('999', { height: 5 });
    expect(socket().isClosed).toBe(false);
  });
});

describe('after a lost socket', () => {
  it('subscribes again, says that it is live, and tells the newest block, so that nothing is missed', async () => {
    const { events } = listen(make(), ANNA);
    await goLive();
    socket().drop();
    await settle();
    clock.advance(500);
    await goLive(tipAt(107));
    pushTransaction(ANNA, T1);
    await settle();
    expect(socket().last('subscribeAddresses').params).toMatchObject({ addresses: [ANNA] });
    expect(events.slice(-3)).toEqual([
      { kind: 'connection', state: 'live' },
      { kind: 'block', tip: tipAt(107) },
      { kind: 'transaction', address: ANNA, txid: T1 },
    ]);
  });

  it('tries again ever more rarely', async () => {
    listen(make(), ANNA);
    for (const waitMs of [500, 1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000]) {
      const before = sockets.length;
      socket().drop();
      clock.advance(waitMs - 1);
      expect(sockets).toHaveLength(before);
      clock.advance(1);
      expect(sockets).toHaveLength(before + 1);
    }
  });

  it('starts the waits afresh only after a connection that lasted', async () => {
    listen(make(), ANNA);
    for (const waitMs of [500, 1_000]) {
      await goLive();
      socket().drop();
      clock.advance(waitMs);
    }
    await goLive();
    for (let count = 0; count < 3; count += 1) {
      clock.advance(SILENCE_MS);
      answer('ping', {});
    }
    socket().drop();
    clock.advance(500);
    expect(sockets).toHaveLength(4);
  });

  it('tries the other servers too', async () => {
    listen(make({ urls: ['https://one.test', 'https://two.test'] }), ANNA);
    socket().drop();
    clock.advance(500);
    expect(sockets.map((one) => new URL(one.url).host)).toEqual(['one.test', 'two.test']);
  });

  it('ignores what the old socket still says', async () => {
    const { events } = listen(make(), ANNA);
    await goLive();
    const old = socket();
    old.drop();
    old.push(old.last('subscribeNewBlock').id, tipAt(999));
    await settle();
    expect(events).not.toContainEqual({ kind: 'block', tip: tipAt(999) });
  });
});

describe('watching by polling', () => {
  it('is what happens where there are no sockets', async () => {
    const { events } = listen(make({ WebSocket: null }), ANNA);
    await settle();
    expect(events).toEqual([
      { kind: 'block', tip: tipAt(100) },
      { kind: 'connection', state: 'polling' },
    ]);
  });

  it('is what happens when a socket cannot even be made', async () => {
    class Forbidden {
      constructor() {
        throw new Error('mixed content');
      }
    }
    const { events } = listen(make({ WebSocket: Forbidden as unknown as SocketConstructor }), ANNA);
    await settle();
    expect(events).toContainEqual({ kind: 'connection', state: 'polling' });
  });

  it('tells new blocks and new transactions, and not what was there at first', async () => {
    chain.recent.set(ANNA, [T1]);
    const { events } = listen(make({ WebSocket: null }), ANNA, BERT);
    await settle();
    chain.recent.set(ANNA, [T2, T1]);
    chain.tip = tipAt(101);
    for (let turn = 0; turn < 3; turn += 1) {
      clock.advance(POLL_EVERY_MS);
      await settle();
    }
    expect(events.slice(2)).toEqual([
      { kind: 'transaction', address: ANNA, txid: T2 },
      { kind: 'block', tip: tipAt(101) },
    ]);
  });

  it('asks at once for a new listener, and tells it the newest block', async () => {
    const watcher = make({ WebSocket: null });
    listen(watcher, ANNA);
    await settle();
    const bert = listen(watcher, BERT);
    await settle();
    const isPolled = { kind: 'connection', state: 'polling' } as const;
    expect(bert.events).toEqual([isPolled, { kind: 'block', tip: tipAt(100) }, isPolled]);
    chain.recent.set(BERT, [T1]);
    clock.advance(POLL_EVERY_MS);
    await settle();
    expect(bert.events).toContainEqual({ kind: 'transaction', address: BERT, txid: T1 });
  });

  it('says so once its first turn is answered, and not with each that follows', async () => {
    const { events } = listen(make({ WebSocket: null }), ANNA);
    const states = () => events.flatMap((event) => (event.kind === 'connection' ? [event.state] : []));
    chain.isDown = true;
    await settle();
    chain.isDown = false;
    clock.advance(POLL_EVERY_MS);
    await settle();
    expect(states()).toEqual(['down', 'polling']);
    clock.advance(POLL_EVERY_MS);
    await settle();
    expect(states()).toEqual(['down', 'polling']);
  });

  it('tells in the next turn what a failed one did not', async () => {
    const { events } = listen(make({ WebSocket: null }), ANNA);
    await settle();
    chain.recent.set(ANNA, [T1]);
    chain.isDown = true;
    clock.advance(POLL_EVERY_MS);
    await settle();
    chain.isDown = false;
    clock.advance(POLL_EVERY_MS);
    await settle();
    expect(events).toContainEqual({ kind: 'transaction', address: ANNA, txid: T1 });
  });

  it('tells a block of the same height with another hash', async () => {
    const { events } = listen(make({ WebSocket: null }), ANNA);
    await settle();
    chain.tip = { height: 100, hash: 'f'.repeat(64) };
    for (let turn = 0; turn < 2; turn += 1) {
      clock.advance(POLL_EVERY_MS);
      await settle();
    }
    expect(events.at(-1)).toEqual({ kind: 'block', tip: chain.tip });
  });

  it('says when nothing answers, and when it answers again', async () => {
    const { events } = listen(make({ WebSocket: null }), ANNA);
    await settle();
    chain.isDown = true;
    clock.advance(POLL_EVERY_MS);
    await settle();
    chain.isDown = false;
    clock.advance(POLL_EVERY_MS);
    await settle();
    expect(events.filter((event) => event.kind === 'connection').map((event) => event.state)).toEqual([
      'polling',
      'down',
      'polling',
    ]);
  });

  it('bridges the time without a socket and ends when there is one', async () => {
    const { events } = listen(make(), ANNA);
    socket().drop();
    await settle();
    expect(events).toContainEqual({ kind: 'connection', state: 'polling' });
    clock.advance(500);
    await goLive();
    const polls = chain.polls;
    clock.advance(POLL_EVERY_MS);
    await settle();
    expect(events.filter((event) => event.kind === 'connection').at(-1)).toMatchObject({ state: 'live' });
    expect(chain.polls).toBe(polls);
  });
});

describe('a question that is under way when polling ends', () => {
  it('tells nothing any more', async () => {
    chain.isStuck = true;
    const { events } = listen(make(), ANNA);
    socket().drop();
    await settle();
    clock.advance(500);
    await goLive();
    await settle();
    expect(events).toEqual([
      { kind: 'connection', state: 'live' },
      { kind: 'block', tip: tipAt(100) },
    ]);
  });
});

describe('when the last listener leaves', () => {
  it('closes the socket and leaves no timer behind', async () => {
    const watcher = make();
    const anna = listen(watcher, ANNA);
    const bert = listen(watcher, BERT);
    await goLive();
    anna.stop();
    anna.stop();
    expect(socket().isClosed).toBe(false);
    bert.stop();
    await settle();
    expect(socket().isClosed).toBe(true);
    expect(clock.pending()).toEqual([]);
    expect(sockets).toHaveLength(1);
  });

  it('ends polling and the attempts at a socket', async () => {
    const { events, stop } = listen(make(), ANNA);
    socket().drop();
    await settle();
    const heard = events.length;
    stop();
    await settle();
    clock.advance(120_000);
    await settle();
    expect(clock.pending()).toEqual([]);
    expect(sockets).toHaveLength(1);
    expect(events).toHaveLength(heard);
  });

  it('begins anew with the next listener', async () => {
    const watcher = make();
    listen(watcher, ANNA).stop();
    await settle();
    const { events } = listen(watcher, BERT);
    await goLive();
    await settle();
    expect(sockets).toHaveLength(2);
    expect(events[0]).toEqual({ kind: 'connection', state: 'live' });
  });
});
