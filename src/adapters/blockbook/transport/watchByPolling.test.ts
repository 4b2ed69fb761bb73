import { beforeEach, describe, expect, it } from 'vitest';
import {
  ANNA,
  BERT,
  beginAnew,
  goLive,
  listen,
  makeWatcher,
  settle,
  socket,
  T1,
  T2,
  tipAt,
  world,
} from '../../../../mocks/fixtures/watchFixture.ts';
import type { SocketConstructor } from './Connection.ts';
import { POLL_EVERY_MS } from './poller.ts';

beforeEach(beginAnew);

async function nextTurn(): Promise<void> {
  world.clock.advance(POLL_EVERY_MS);
  await settle();
}

/** Nothing answers in the next turn; everything does in the one after. */
async function failOnce(): Promise<void> {
  world.chain.isDown = true;
  await nextTurn();
  world.chain.isDown = false;
  await nextTurn();
}

describe('watching by polling', () => {
  it('is what happens where there are no sockets', async () => {
    const { events } = listen(makeWatcher({ WebSocket: null }), ANNA);
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
    const { events } = listen(makeWatcher({ WebSocket: Forbidden as unknown as SocketConstructor }), ANNA);
    await settle();
    expect(events).toContainEqual({ kind: 'connection', state: 'polling' });
  });

  it('tells new blocks and new transactions, and not what was there at first', async () => {
    world.chain.recent.set(ANNA, [T1]);
    const { events } = listen(makeWatcher({ WebSocket: null }), ANNA, BERT);
    await settle();
    world.chain.recent.set(ANNA, [T2, T1]);
    world.chain.tip = tipAt(101);
    for (let turn = 0; turn < 3; turn += 1) await nextTurn();
    expect(events.slice(2)).toEqual([
      { kind: 'block', tip: tipAt(101) },
      { kind: 'transaction', address: ANNA, txid: T2 },
    ]);
  });

  it('asks at once for a new listener, and tells it the newest block', async () => {
    const watcher = makeWatcher({ WebSocket: null });
    listen(watcher, ANNA);
    await settle();
    const bert = listen(watcher, BERT);
    await settle();
    const isPolled = { kind: 'connection', state: 'polling' } as const;
    expect(bert.events).toEqual([isPolled, { kind: 'block', tip: tipAt(100) }, isPolled]);
    world.chain.recent.set(BERT, [T1]);
    await nextTurn();
    expect(bert.events).toContainEqual({ kind: 'transaction', address: BERT, txid: T1 });
  });

  it('says so once its first turn is answered, and not with each that follows', async () => {
    const { events } = listen(makeWatcher({ WebSocket: null }), ANNA);
    const states = () => events.flatMap((event) => (event.kind === 'connection' ? [event.state] : []));
    world.chain.isDown = true;
    await settle();
    world.chain.isDown = false;
    await nextTurn();
    expect(states()).toEqual(['down', 'polling']);
    await nextTurn();
    expect(states()).toEqual(['down', 'polling']);
  });

  it('tells in the next turn what a failed one did not', async () => {
    const { events } = listen(makeWatcher({ WebSocket: null }), ANNA);
    await settle();
    world.chain.recent.set(ANNA, [T1]);
    await failOnce();
    expect(events).toContainEqual({ kind: 'transaction', address: ANNA, txid: T1 });
  });

  it('tells a block of the same height with another hash', async () => {
    const { events } = listen(makeWatcher({ WebSocket: null }), ANNA);
    await settle();
    world.chain.tip = { height: 100, hash: 'f'.repeat(64) };
    for (let turn = 0; turn < 2; turn += 1) await nextTurn();
    expect(events.at(-1)).toEqual({ kind: 'block', tip: world.chain.tip });
  });

  it('says when nothing answers, and when it answers again', async () => {
    const { events } = listen(makeWatcher({ WebSocket: null }), ANNA);
    await settle();
    await failOnce();
    expect(events.filter((event) => event.kind === 'connection').map((event) => event.state)).toEqual([
      'polling',
      'down',
      'polling',
    ]);
  });

  it('bridges the time without a socket and ends when there is one', async () => {
    const { events } = listen(makeWatcher(), ANNA);
    socket().drop();
    await settle();
    expect(events).toContainEqual({ kind: 'connection', state: 'polling' });
    world.clock.advance(500);
    await goLive();
    const polls = world.chain.polls;
    await nextTurn();
    expect(events.filter((event) => event.kind === 'connection').at(-1)).toMatchObject({ state: 'live' });
    expect(world.chain.polls).toBe(polls);
  });
});

describe('a question that is under way when polling ends', () => {
  it('tells nothing any more', async () => {
    world.chain.isStuck = true;
    const { events } = listen(makeWatcher(), ANNA);
    socket().drop();
    await settle();
    world.clock.advance(500);
    await goLive();
    await settle();
    expect(events).toEqual([
      { kind: 'connection', state: 'live' },
      { kind: 'block', tip: tipAt(100) },
    ]);
  });
});

describe('when the last listener leaves', () => {
  it('ends polling and the attempts at a socket', async () => {
    const { events, stop } = listen(makeWatcher(), ANNA);
    socket().drop();
    await settle();
    const heard = events.length;
    stop();
    await settle();
    world.clock.advance(120_000);
    await settle();
    expect(world.clock.pending()).toEqual([]);
    expect(world.sockets).toHaveLength(1);
    expect(events).toHaveLength(heard);
  });
});
