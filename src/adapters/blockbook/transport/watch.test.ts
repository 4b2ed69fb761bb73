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
