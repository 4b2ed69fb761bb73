/** A server's pushes make the wallet read again, at the wallet's pace rather than the server's. */
import { runInAction } from 'mobx';
import { afterEach, describe, expect, it } from 'vitest';
import { createFakeApp } from '../../../mocks/fixtures/fakeApp.ts';
import { startReactions } from '../../../mocks/stores/openedStores.ts';
import { Fault } from '../../domain/fault.ts';
import { txid } from '../../domain/tx/Txid.ts';
import type { ChainEvent } from '../../ports/ChainIndexer.ts';
import { READ_AGAIN_AFTER_MS } from './ReportedTransactions.ts';
import { REFRESH_EVERY_MS } from './throttle.ts';

let stop = () => {};
afterEach(() => stop());

const OWN = 'mv9uLThosiEnGRbVPS7Vhyw6VssbVRsiAw';
const settle = () => new Promise((resolve) => setTimeout(resolve));

async function open() {
  let hear: (event: ChainEvent) => void = () => {};
  let requests = 0;
  let isSlow = false;
  const answers: (() => void)[] = [];
  const ask = async (): Promise<never> => {
    requests += 1;
    if (isSlow) await new Promise<void>((resolve) => answers.push(resolve));
    throw new Fault('offline', 'no answer');
  };
  const app = createFakeApp({
    chain: {
      tip: ask,
      unspent: ask,
      history: ask,
      watch: (_, listener) => {
        hear = listener;
        return () => {};
      },
    },
  });
  const { accounts } = app.stores;
  runInAction(() => accounts.setCurrent({ ...accounts.current, address: OWN as never, key: 'own' }));
  stop = startReactions(app.stores, app.ports);
  await settle();
  const push = (count: number) => {
    for (let at = 0; at < count; at += 1) {
      const id = txid(at.toString(16).padStart(64, '0'));
      hear({ kind: 'transaction', address: OWN as never, txid: id });
    }
  };
  return {
    app,
    push,
    clock: app.clock,
    requests: () => requests,
    slow: () => {
      isSlow = true;
    },
    answer: async () => {
      isSlow = false;
      for (const done of answers.splice(0)) done();
      await settle();
    },
  };
}

describe('pushes of a server', () => {
  it('start one refresh at once and one that waits, however many there are', async () => {
    const { push, requests, clock } = await open();
    const before = requests();
    push(2_000);
    await settle();
    const once = requests() - before;
    expect(once).toBe(3);
    push(2_000);
    await settle();
    expect(requests() - before).toBe(once);
    clock.advance(REFRESH_EVERY_MS);
    await settle();
    expect(requests() - before).toBe(2 * once);
    // the history contains none of them: it is read a few more times
    for (const delayMs of [...READ_AGAIN_AFTER_MS, 60_000, 60_000]) {
      clock.advance(delayMs);
      await settle();
    }
    expect(requests() - before).toBe((2 + READ_AGAIN_AFTER_MS.length) * once);
  });

  it('wait while a refresh runs, however long it takes', async () => {
    const { push, requests, clock, slow, answer } = await open();
    slow();
    push(1);
    await settle();
    const running = requests();
    push(100);
    clock.advance(2 * REFRESH_EVERY_MS);
    await settle();
    expect(requests()).toBe(running);
    await answer();
    expect(requests()).toBe(running + 3);
  });
});
