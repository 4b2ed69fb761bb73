import { beforeEach, describe, expect, it } from 'vitest';
import {
  ANNA,
  answer,
  beginAnew,
  goLive,
  listen,
  makeWatcher,
  pushBlock,
  pushTransaction,
  settle,
  socket,
  T1,
  tipAt,
  world,
} from '../../../../mocks/fixtures/watchFixture.ts';
import type { FakeSocket } from '../../../../mocks/socket/fakeSocket.ts';
import { SILENCE_MS, SOCKET_TIMEOUT_MS } from './Connection.ts';
import { RECONNECT_WITHIN_MS } from './LiveConnection.ts';

beforeEach(beginAnew);

describe('keeping the socket alive', () => {
  it('asks for a sign of life after each 50 seconds of silence', async () => {
    listen(makeWatcher(), ANNA);
    await goLive();
    for (let count = 1; count <= 3; count += 1) {
      world.clock.advance(SILENCE_MS);
      expect(socket().asked('ping')).toHaveLength(count);
      answer('ping', {});
      pushBlock(tipAt(100 + count));
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
    world.clock.advance(RECONNECT_WITHIN_MS);
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
    world.clock.advance(RECONNECT_WITHIN_MS);
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
    world.clock.advance(RECONNECT_WITHIN_MS);
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
    for (const waitMs of [RECONNECT_WITHIN_MS, 1_000]) {
      await goLive();
      socket().drop();
      world.clock.advance(waitMs);
    }
    await goLive();
    for (let count = 0; count < 3; count += 1) {
      world.clock.advance(SILENCE_MS);
      answer('ping', {});
      pushBlock(tipAt(101 + count));
    }
    socket().drop();
    world.clock.advance(RECONNECT_WITHIN_MS - 1);
    expect(world.sockets).toHaveLength(3);
    world.clock.advance(1);
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
