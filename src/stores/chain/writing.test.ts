/** Disk writes when transfers and drafts change, through the real stores: counted in writes, entries and characters. */
import { describe, expect, it } from 'vitest';
import { testAddress } from '../../../mocks/builders/keys.ts';
import { createManualClock } from '../../../mocks/clock/manualClock.ts';
import { transfer } from '../../../mocks/fixtures/accountFixture.ts';
import { createDevice } from '../../../mocks/fixtures/device.ts';
import { openApp } from '../../../mocks/fixtures/openApp.ts';
import { sizeOf } from '../../../mocks/storage/memoryEntries.ts';
import { Fault } from '../../domain/fault.ts';
import { type PendingTransfer, SETTLED_CONFIRMATIONS } from '../../domain/tx/PendingTransfer.ts';
import { type Txid, txid } from '../../domain/tx/Txid.ts';
import type { ChainIndexer } from '../../ports/ChainIndexer.ts';
import { DRAFT_DELAY_MS } from '../persistedStores.ts';

const idOf = (number: number): Txid => txid(number.toString(16).padStart(64, '0'));

/** Transfers with coins of their own, so that none conflicts with another. */
const transfers = (count: number, part: Partial<PendingTransfer> = {}) =>
  Array.from({ length: count }, (_, at) => {
    const one = transfer(part);
    const inputs = one.inputs.map((input) => ({ ...input, txid: idOf(10_000 + at) }));
    return { ...one, txid: idOf(at + 1), inputs };
  });

async function open(texts: Partial<ChainIndexer> = {}) {
  const device = createDevice();
  const clock = createManualClock();
  let rootWrites = 0;
  const { setItem } = device.storage;
  device.storage.setItem = (key, text) => {
    if (key === 'root') rootWrites += 1;
    setItem(key, text);
  };
  const broadcasts: string[] = [];
  const lost: Partial<ChainIndexer> = {
    transaction: async () => {
      throw new Fault('not-found', 'lost');
    },
    broadcast: async (rawHex) => {
      broadcasts.push(rawHex);
      return { kind: 'already-known' };
    },
    ...texts,
  };
  const start = () =>
    openApp({
      device,
      clock,
      chainUrls: ['http://127.0.0.1:9'],
      hasReactions: false,
      standBetween: (chain) => ({ ...chain, ...lost }),
    });
  const app = await start();
  const { writes } = device.entries;
  return { app, device, clock, writes, broadcasts, start, rootWrites: () => rootWrites };
}

describe('asking about transfers that the chain lost', () => {
  it.each([1, 10, 40])('writes each of %i once, all in one write, and no record', async (count) => {
    const { app, writes, rootWrites, broadcasts } = await open();
    const { journal } = app.stores.tx;
    await journal.recordAll(transfers(count, { stage: 'accepted' }));
    const before = rootWrites();
    writes.length = 0;
    await journal.reconcile();
    await app.ports.state.settled();
    expect(broadcasts).toHaveLength(count);
    expect(writes.map((changes) => changes.size)).toEqual([count]);
    expect(rootWrites()).toBe(before);
    app.kill();
  });

  it('writes nothing when the chain tells what is known', async () => {
    const seen = { confirmations: 0, blockHeight: null } as never;
    const { app, writes } = await open({ transaction: async () => seen });
    const { journal } = app.stores.tx;
    await journal.recordAll(transfers(5, { stage: 'accepted' }));
    await journal.reconcile();
    await app.ports.state.settled();
    writes.length = 0;
    await journal.reconcile();
    await app.ports.state.settled();
    expect(writes).toEqual([]);
    app.kill();
  });

  it('is asked about again after a kill before that write, with everything that was there', async () => {
    let asked = 0;
    const { app, start } = await open({
      transaction: () => {
        asked += 1;
        return asked < 3 ? Promise.reject(new Fault('not-found', 'lost')) : new Promise(() => {});
      },
    });
    await app.stores.tx.journal.recordAll(transfers(4, { stage: 'accepted' }));
    const { transfers: before } = app.stores.tx.journal;
    void app.stores.tx.journal.reconcile();
    for (let turn = 0; turn < 50; turn += 1) await Promise.resolve();
    app.kill();
    const again = await start();
    expect(again.stores.tx.journal.transfers).toEqual(before);
    again.kill();
  });

  it('does not hold back what a person decides meanwhile', async () => {
    const { app, device } = await open({ transaction: () => new Promise(() => {}) });
    const { journal } = app.stores.tx;
    await journal.recordAll(transfers(2, { stage: 'unknown' }));
    void journal.reconcile();
    journal.forget([idOf(1)]);
    await app.ports.state.settled();
    const [forgotten = ''] = [...device.entries.texts]
      .filter(([name]) => name.endsWith(idOf(1)))
      .map(([, text]) => text);
    expect(forgotten).toContain('"isForgotten":true');
    app.kill();
  });
});

describe('a settled transfer', () => {
  it('keeps no bytes, and whom it paid', async () => {
    const seen = { confirmations: SETTLED_CONFIRMATIONS, blockHeight: 7 } as never;
    const { app, device, start } = await open({ transaction: async () => seen });
    const { journal } = app.stores.tx;
    await journal.recordAll(transfers(1, { stage: 'accepted', rawHex: 'ab'.repeat(90_000) }));
    await journal.reconcile();
    await app.ports.state.settled();
    expect([...device.entries.texts.values()].join('').length).toBeLessThan(2_000);
    app.kill();
    const again = await start();
    const [kept] = again.stores.tx.journal.transfers;
    expect(kept).toMatchObject({ stage: 'confirmed', rawHex: '', txid: idOf(1) });
    expect(kept?.outputs).toEqual(transfer().outputs);
    await again.stores.tx.journal.send(idOf(1));
    expect(again.stores.tx.journal.inFlight).toEqual([]);
    again.kill();
  });
});

describe('large transfers that wait', () => {
  it('are not written again by anything else that changes', async () => {
    const { app, device, writes } = await open();
    await app.stores.tx.journal.recordAll(transfers(20, { stage: 'accepted', rawHex: 'ab'.repeat(90_000) }));
    writes.length = 0;
    app.stores.ui.toggleBalanceHidden();
    await app.ports.state.settled();
    expect(writes).toEqual([]);
    expect(device.texts.get('root')?.length).toBeLessThan(2_000);
    await app.stores.tx.journal.reconcile(({ txid: id }) => id === idOf(3));
    await app.ports.state.settled();
    expect(writes.map((changes) => changes.size)).toEqual([1]);
    app.kill();
  });
});

describe('ten letters in the form', () => {
  it('are written once, when the typing pauses, and no record with them', async () => {
    const { app, clock, writes, rootWrites } = await open();
    await app.stores.tx.rules.load();
    const before = rootWrites();
    for (const letters of [
      '1',
      '12',
      '123',
      '1234',
      '12345',
      '123456',
      '1234567',
      '12345678',
      '123456789',
      '1',
    ])
      app.stores.tx.draft.setAmountText(letters);
    app.stores.tx.draft.setRecipientText(testAddress(2));
    await app.ports.state.settled();
    expect(writes).toEqual([]);
    clock.advance(DRAFT_DELAY_MS);
    await app.ports.state.settled();
    expect(writes).toHaveLength(1);
    expect(sizeOf(writes)).toBeLessThanOrEqual(1_000);
    expect(rootWrites()).toBe(before);
    app.kill();
  });
});
