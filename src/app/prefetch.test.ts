/** What a transfer will need is fetched in advance, with low priority, and never for a locked or hidden wallet. */
import { runInAction } from 'mobx';
import { afterEach, describe, expect, it } from 'vitest';
import { testAddress } from '../../mocks/builders/keys.ts';
import { createCountingChain, paymentId } from '../../mocks/fixtures/countingChain.ts';
import { createFakeApp } from '../../mocks/fixtures/fakeApp.ts';
import { Fault } from '../domain/fault.ts';
import type { Txid } from '../domain/tx/Txid.ts';
import type { RawOptions } from '../ports/ChainIndexer.ts';
import { EMPTY_ACCOUNT } from '../stores/accounts/Account.ts';
import { MAX_PREFETCHED, PREFETCH_AFTER_MS, PREFETCH_AGAIN_MS, prefetch } from './prefetch.ts';

const OWN = testAddress(1);

let stop = () => {};
afterEach(() => stop());

const settle = async () => {
  for (let turn = 0; turn < 60; turn += 1) await Promise.resolve();
};

async function open(count: number) {
  const asked: Txid[] = [];
  const options: RawOptions[] = [];
  const outside = { fault: null as Fault | null, gate: null as Promise<void> | null };
  const fixture = createCountingChain(OWN);
  fixture.payments = Array.from({ length: count }, (_, index) => ({ id: paymentId(index + 1), height: 90 }));
  const seers = new Set<(isVisible: boolean) => void>();
  const app = createFakeApp({
    chain: {
      ...fixture.chain,
      rawTransactions: async (ids, how = {}) => {
        options.push(how);
        if (outside.gate !== null) await outside.gate;
        how.signal?.throwIfAborted();
        if (outside.fault !== null) throw outside.fault;
        asked.push(...ids);
        return new Map();
      },
    },
    host: {
      onVisibility: (listener) => {
        seers.add(listener);
        return () => void seers.delete(listener);
      },
    },
  });
  const { accounts, session, tx } = app.stores;
  const account = { ...EMPTY_ACCOUNT, type: 'hd' as const, address: OWN, key: 'k/0', name: 'Treats' };
  runInAction(() => {
    accounts.setCurrent(account);
    session.sessionId = 'open' as never;
    tx.coins.cache.setConnection({ kind: 'connection', state: 'live' });
  });
  await tx.refresh();
  stop = prefetch(app.stores, app.ports);
  const pass = async (ms: number) => {
    app.clock.advance(ms);
    await settle();
  };
  const show = (isVisible: boolean) => {
    for (const see of seers) see(isVisible);
  };
  return { app, tx, session, fixture, asked, options, outside, pass, show };
}

const FIRST_TURN_MS = 2 * PREFETCH_AFTER_MS;

describe('fetching ahead', () => {
  it('waits for the opening, and then fetches each once, behind everything else', async () => {
    const { asked, options, pass, tx } = await open(60);
    await pass(PREFETCH_AFTER_MS - 1);
    expect(asked).toEqual([]);
    await pass(FIRST_TURN_MS);
    expect(new Set(asked).size).toBe(60);
    expect(asked).toHaveLength(60);
    expect(options.every(({ priority, address }) => priority === 'background' && address === OWN)).toBe(true);
    await tx.refresh();
    await pass(FIRST_TURN_MS);
    expect(asked).toHaveLength(60);
  });

  it('fetches that of a coin that arrives, and nothing for a block', async () => {
    const { asked, pass, tx, fixture } = await open(1);
    await pass(FIRST_TURN_MS);
    fixture.payments = [{ id: paymentId(77), height: null }, ...fixture.payments];
    await tx.refresh();
    await pass(0);
    expect(asked).toEqual([paymentId(1), paymentId(77)]);
    tx.advance({ height: 101, hash: 'b101' });
    await pass(FIRST_TURN_MS);
    expect(asked).toHaveLength(2);
  });

  it('takes no more than its share in a while, and the rest later', async () => {
    const { asked, pass, tx } = await open(MAX_PREFETCHED + 100);
    await pass(FIRST_TURN_MS);
    expect(asked).toHaveLength(MAX_PREFETCHED);
    await pass(10 * 60_000);
    await tx.refresh();
    await pass(FIRST_TURN_MS);
    expect(new Set(asked).size).toBe(MAX_PREFETCHED + 100);
  });

  it('is given up when the wallet is locked, and when it is out of sight', async () => {
    const { asked, options, pass, session, show, outside } = await open(60);
    let open60 = () => {};
    outside.gate = new Promise((resolve) => {
      open60 = resolve;
    });
    await pass(FIRST_TURN_MS);
    runInAction(() => {
      session.sessionId = '' as never;
    });
    expect(options[0]?.signal?.aborted).toBe(true);
    open60();
    await settle();
    expect(asked).toEqual([]);
    show(false);
    runInAction(() => {
      session.sessionId = 'open' as never;
    });
    await pass(FIRST_TURN_MS + PREFETCH_AGAIN_MS);
    expect(asked).toEqual([]);
    show(true);
    await pass(PREFETCH_AGAIN_MS);
    expect(asked).toHaveLength(60);
  });

  it('asks for nothing where there is no live connection', async () => {
    const { asked, pass, tx } = await open(60);
    tx.coins.cache.setConnection({ kind: 'connection', state: 'polling' });
    await pass(FIRST_TURN_MS);
    expect(asked).toEqual([]);
  });

  it('asks for nothing where nothing can be spent', async () => {
    const { asked, pass, app } = await open(60);
    const { accounts } = app.stores;
    runInAction(() => accounts.setCurrent({ ...accounts.current, type: 'watch' }));
    await pass(FIRST_TURN_MS);
    expect(asked).toEqual([]);
  });

  it('tries again a while after a failure', async () => {
    const { asked, options, pass, outside } = await open(5);
    outside.fault = new Fault('timeout', 'test');
    await pass(FIRST_TURN_MS);
    expect(options).toHaveLength(1);
    outside.fault = null;
    await pass(PREFETCH_AGAIN_MS - 1);
    expect(options).toHaveLength(1);
    await pass(1);
    expect(asked).toHaveLength(5);
  });
});
