/** Views of the history and of a transaction. */
import { describe, expect, it } from 'vitest';
import {
  ID,
  journal,
  OWN,
  openAccount,
  received,
  rich,
  transfer,
} from '../../../mocks/fixtures/accountFixture.ts';
import { Fault } from '../../domain/fault.ts';
import { txid } from '../../domain/tx/Txid.ts';
import { readTransferNote } from '../../domain/tx/transferNote.ts';
import { foundEntries } from './foundEntries.ts';
import { historyProps } from './HistoryContainer.tsx';
import { detailState, rebroadcastOf } from './HistoryDetailContainer.tsx';

describe('history', () => {
  it('puts what is open first, and offers more while there is more', async () => {
    const app = await openAccount();
    journal(app, transfer({ stage: 'unknown' }));
    expect(historyProps(app, app.clock.nowMs())).toMatchObject({
      status: 'ready',
      entries: [{ state: { kind: 'unknown' } }, { direction: 'received' }],
      rest: { kind: 'more' },
    });
  });

  it('shows what a filter and a search leave, by names and notes too', async () => {
    const app = await openAccount();
    journal(app, transfer({ stage: 'unknown' }));
    const { tx, notes } = app.stores;
    const shown = () => foundEntries(app.stores).map(({ direction }) => direction);
    const note = readTransferNote('Rent for May');
    if (note.ok) notes.setNote(ID, note.value);
    tx.history.cache.view.setSought('rent');
    expect(shown()).toEqual(['received']);
    tx.history.cache.view.setFilter('sent');
    expect(shown()).toEqual([]);
    tx.history.cache.view.setSought(null);
    expect(shown()).toEqual(['sent']);
    const props = historyProps(app, app.clock.nowMs());
    if (props.status !== 'ready') throw new Error(props.status);
    expect(tx.history.entries.map(props.labelOf)).toContain('Rent for May');
  });

  it('remembers where it was left only on the way to a detail', async () => {
    const app = await openAccount();
    const { view } = app.stores.tx.history.cache;
    view.setFilter('received');
    historyProps(app, 0).onEntry(ID);
    view.leave();
    view.arrive();
    expect(view.filter).toBe('received');
    view.leave();
    expect(view.filter).toBe('all');
    expect(app.navigations).toEqual([`go history-detail {"txid":"${ID}"}`]);
  });

  it('keeps its rows when the next page fails', async () => {
    const first = { transactions: [received], next: 1, totalTransactions: 11 };
    const app = await openAccount({
      ...rich,
      history: async (_address, from) => {
        if (from === 0) return first;
        throw new Fault('timeout', 'test');
      },
    });
    await app.stores.tx.history.loadMore();
    expect(historyProps(app, app.clock.nowMs())).toMatchObject({
      status: 'ready',
      entries: [{ txid: ID }],
      rest: { kind: 'failed', fault: { kind: 'timeout' } },
    });
  });

  it('names those that are too long to be read by their ids, and counts them as there', async () => {
    const account = { total: 50n, mark: '' };
    const [first, further] = ['e1', 'e2'].map((byte) => txid(byte.repeat(32)));
    if (first === undefined || further === undefined) throw new TypeError('two ids');
    const page = { transactions: [received], totalTransactions: 3, account };
    const app = await openAccount({
      ...rich,
      history: async (_address, from) =>
        from === 0
          ? { ...page, next: 1, unread: [first] }
          : { ...page, transactions: [], next: null, unread: [further, received.txid] },
    });
    expect(historyProps(app, 0)).toMatchObject({ status: 'ready', unread: [first] });
    await app.stores.tx.history.loadMore();
    const lacking = { unread: [first, further], gap: { missing: 0, isOff: false } };
    expect(historyProps(app, 0)).toMatchObject({ status: 'ready', ...lacking });
  });

  it('opens a transaction with its own sides marked', async () => {
    const app = await openAccount({ ...rich, transaction: async () => received });
    await app.stores.tx.history.cache.open(ID);
    expect(detailState(app.stores.tx, ID, OWN)).toMatchObject({
      status: 'ready',
      detail: { inputs: [{ isOwn: false }], outputs: [{ isOwn: true }], feeRate: 4n },
    });
    expect(rebroadcastOf(app.stores.tx, ID)).toEqual({ kind: 'impossible' });
  });

  it('opens a transfer of ours that the chain does not know, and can send it again', async () => {
    const app = await openAccount();
    journal(app, transfer({ stage: 'unknown' }));
    const { txid: id } = transfer();
    await app.stores.tx.history.cache.open(id);
    expect(detailState(app.stores.tx, id, OWN)).toMatchObject({
      status: 'ready',
      detail: { entry: { state: { kind: 'unknown' } }, feeRate: 1_000_000n },
    });
    expect(rebroadcastOf(app.stores.tx, id)).toEqual({ kind: 'possible' });
  });
});
