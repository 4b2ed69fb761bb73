import { beforeEach, describe, expect, it } from 'vitest';
import {
  ANNA,
  answer,
  BERT,
  beginAnew,
  goLive,
  listen,
  makeWatcher,
  pushTransaction,
  settle,
  socket,
  T1,
  T2,
  tipAt,
  world,
} from '../../../../mocks/fixtures/watchFixture.ts';
import type { FakeSocket } from '../../../../mocks/socket/fakeSocket.ts';
import { SILENCE_MS, SOCKET_TIMEOUT_MS } from './Connection.ts';

beforeEach(beginAnew);

describe('watching over a socket', () => {
  it('subscribes to blocks and addresses, says that it is live, and tells the newest block', async () => {
    const { events } = listen(makeWatcher(), ANNA, BERT);
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
    const { events } = listen(makeWatcher(), ANNA);
    await goLive();
    for (const height of [101, 100]) socket().push(socket().last('subscribeNewBlock').id, tipAt(height));
    await settle();
    expect(events.slice(2)).toEqual([
      { kind: 'block', tip: tipAt(101) },
      { kind: 'block', tip: tipAt(100) },
    ]);
  });

  it('tells an address’s transactions to those who watch it', async () => {
    const watcher = makeWatcher();
    const anna = listen(watcher, ANNA);
    const bert = listen(watcher, BERT);
    await goLive();
    pushTransaction(ANNA, T1);
    await settle();
    expect(anna.events).toContainEqual({ kind: 'transaction', address: ANNA, txid: T1 });
    expect(bert.events.filter((event) => event.kind === 'transaction')).toEqual([]);
  });

  it('joins all listeners’ addresses into one subscription, which replaces the last', async () => {
    const watcher = makeWatcher();
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
    expect(world.sockets).toHaveLength(1);
  });

  it('hears no more of a subscription that was replaced', async () => {
    const watcher = makeWatcher();
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
    const { events, stop } = listen(makeWatcher(), ANNA);
    await goLive();
    const heard = events.length;
    socket().push(socket().last('subscribeNewBlock').id, tipAt(101));
    stop();
    await settle();
    expect(events).toHaveLength(heard);
  });

  it('subscribes to what is wanted by the time that the connection is there', async () => {
    const watcher = makeWatcher();
    listen(watcher, ANNA);
    listen(watcher, BERT);
    await goLive();
    expect(socket().asked('subscribeAddresses')).toHaveLength(1);
    expect(socket().last('subscribeAddresses').params).toMatchObject({ addresses: [ANNA, BERT] });
  });

  it('gives up an address when its last listener leaves', async () => {
    const watcher = makeWatcher();
    listen(watcher, ANNA);
    const bert = listen(watcher, BERT);
    await goLive();
    bert.stop();
    expect(socket().last('subscribeAddresses').params).toMatchObject({ addresses: [ANNA] });
  });

  it('watches blocks alone when no address is given', async () => {
    const { events } = listen(makeWatcher());
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
    const watcher = makeWatcher();
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
    listen(makeWatcher(), ANNA);
    await goLive();
    for (let count = 1; count <= 3; count += 1) {
      world.clock.advance(SILENCE_MS);
      expect(socket().asked('ping')).toHaveLength(count);
      answer('ping', {});
    }
    expect(world.sockets).toHaveLength(1);
    expect(socket().isClosed).toBe(false);
  });

  it('gives up a socket that does not answer a ping', async () => {
    listen(makeWatcher(), ANNA);
    await goLive();
    const first = socket();
    world.clock.advance(SILENCE_MS + SOCKET_TIMEOUT_MS);
    expect(first.isClosed).toBe(true);
    world.clock.advance(1_000);
    expect(world.sockets).toHaveLength(2);
  });

  it.each<[string, (one: FakeSocket) => void | Promise<void>]>([
    ['does not open', () => world.clock.advance(SOCKET_TIMEOUT_MS)],
    [
      'does not answer',
      (one) => {
        one.open();
        world.clock.advance(SOCKET_TIMEOUT_MS);
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
    listen(makeWatcher(), ANNA);
    const first = socket();
    await happen(first);
    await settle();
    expect(first.isClosed).toBe(true);
    world.clock.advance(1_000);
    expect(world.sockets).toHaveLength(2);
  });

  it('ignores a push that nobody asked for', async () => {
    listen(makeWatcher(), ANNA);
    await goLive();
    socket().push('999', { height: 5 });
    expect(socket().isClosed).toBe(false);
  });
});

describe('after a lost socket', () => {
  it('subscribes again, says that it is live, and tells the newest block, so that nothing is missed', async () => {
    const { events } = listen(makeWatcher(), ANNA);
    await goLive();
    socket().drop();
    await settle();
    world.clock.advance(500);
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
    listen(makeWatcher(), ANNA);
    for (const waitMs of [500, 1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000]) {
      const before = world.sockets.length;
      socket().drop();
      world.clock.advance(waitMs - 1);
      expect(world.sockets).toHaveLength(before);
      world.clock.advance(1);
      expect(world.sockets).toHaveLength(before + 1);
    }
  });

  it('starts the waits afresh only after a connection that lasted', async () => {
    listen(makeWatcher(), ANNA);
    for (const waitMs of [500, 1_000]) {
      await goLive();
      socket().drop();
      world.clock.advance(waitMs);
    }
    await goLive();
    for (let count = 0; count < 3; count += 1) {
      world.clock.advance(SILENCE_MS);
      answer('ping', {});
    }
    socket().drop();
    world.clock.advance(500);
    expect(world.sockets).toHaveLength(4);
  });

  it('tries the other servers too', async () => {
    listen(makeWatcher({ urls: ['https://one.test', 'https://two.test'] }), ANNA);
    socket().drop();
    world.clock.advance(500);
    expect(world.sockets.map((one) => new URL(one.url).host)).toEqual(['one.test', 'two.test']);
  });

  it('ignores what the old socket still says', async () => {
    const { events } = listen(makeWatcher(), ANNA);
    await goLive();
    const old = socket();
    old.drop();
    old.push(old.last('subscribeNewBlock').id, tipAt(999));
    await settle();
    expect(events).not.toContainEqual({ kind: 'block', tip: tipAt(999) });
  });
});

describe('when the last listener leaves', () => {
  it('closes the socket and leaves no timer behind', async () => {
    const watcher = makeWatcher();
    const anna = listen(watcher, ANNA);
    const bert = listen(watcher, BERT);
    await goLive();
    anna.stop();
    anna.stop();
    expect(socket().isClosed).toBe(false);
    bert.stop();
    await settle();
    expect(socket().isClosed).toBe(true);
    expect(world.clock.pending()).toEqual([]);
    expect(world.sockets).toHaveLength(1);
  });

  it('begins anew with the next listener', async () => {
    const watcher = makeWatcher();
    listen(watcher, ANNA).stop();
    await settle();
    const { events } = listen(watcher, BERT);
    await goLive();
    await settle();
    expect(world.sockets).toHaveLength(2);
    expect(events[0]).toEqual({ kind: 'connection', state: 'live' });
  });
});
