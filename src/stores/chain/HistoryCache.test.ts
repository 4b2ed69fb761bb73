import { describe, expect, it } from 'vitest';
import { aTransaction, aTxid } from '../../../mocks/builders/coins.ts';
import { transfer } from '../../../mocks/builders/journal.ts';
import { testAddress } from '../../../mocks/builders/keys.ts';
import { createManualClock } from '../../../mocks/clock/manualClock.ts';
import { type Txid, txid } from '../../domain/tx/Txid.ts';
import type { ChainIndexer, ChainTransaction } from '../../ports/ChainIndexer.ts';
import { HistoryCache } from './HistoryCache.ts';
import { joinHistory } from './joinHistory.ts';

const FIRST = txid('01'.repeat(32));
const SECOND = txid('02'.repeat(32));
const OWN = testAddress(1);

describe('opening a transaction', () => {
  it('shows the one that was opened last, whichever answers last', async () => {
    const answers = new Map<Txid, (transaction: ChainTransaction) => void>();
    const chain: Partial<ChainIndexer> = {
      transaction: (id) => new Promise((resolve) => void answers.set(id, resolve)),
    };
    const cache = new HistoryCache(chain as ChainIndexer, createManualClock());
    const opening = [cache.open(FIRST), cache.open(SECOND)];
    for (const id of [SECOND, FIRST]) answers.get(id)?.({ txid: id } as ChainTransaction);
    await Promise.all(opening);
    expect(cache.opened).toMatchObject({ status: 'ready', value: { txid: SECOND } });
  });
});

describe('a block that is undone', () => {
  const mined = aTransaction();
  const waiting = aTransaction({ blockHeight: null, blockHash: null, confirmations: 0 });

  it('sends what it held back to waiting, and says so until another block has it', async () => {
    let reported = mined;
    const chain: Partial<ChainIndexer> = {
      history: async () => ({ transactions: [reported], page: 1, totalPages: 1, totalTransactions: 1 }),
    };
    const cache = new HistoryCache(chain as ChainIndexer, createManualClock());
    const state = () =>
      joinHistory({ transactions: cache.transactions, transfers: [], undone: cache.undone, own: OWN })[0]
        ?.state;
    const answer = async (transaction: ChainTransaction) => {
      reported = transaction;
      await cache.refresh(OWN);
      return state();
    };
    expect(await answer(waiting)).toEqual({ kind: 'pending' });
    expect(await answer(mined)).toEqual({ kind: 'confirmed', confirmations: 6 });
    expect(await answer(waiting)).toEqual({ kind: 'pending', isUndone: true });
    expect(await answer(waiting)).toEqual({ kind: 'pending', isUndone: true });
    expect(await answer(mined)).toEqual({ kind: 'confirmed', confirmations: 6 });
  });
});

describe('joining history', () => {
  const join = (breakdown: Partial<Parameters<typeof joinHistory>[0]>) =>
    joinHistory({ transactions: [], transfers: [], undone: new Set(), own: OWN, ...breakdown }).map(
      ({ txid: id, state }) => `${id.slice(-2)} ${state.kind}`,
    );

  it('puts what is open first, and what was replaced at its time', () => {
    const at = (index: number, timeMs: number) => aTransaction({ txid: aTxid(index), timeMs });
    const ours = [
      transfer(txid('aa'.repeat(32)), { stage: 'replaced', createdAtMs: 150 }),
      transfer(txid('bb'.repeat(32)), { stage: 'unknown', createdAtMs: 10 }),
      transfer(txid('cc'.repeat(32)), {
        ...{ stage: 'unknown', createdAtMs: 20, rejection: { reason: 'fee-too-low', detail: 'test' } },
      }),
    ];
    expect(join({ transactions: [at(1, 100), at(2, 200)], transfers: ours })).toEqual([
      'cc dropped',
      'bb unknown',
      '02 confirmed',
      'aa replaced',
      '01 confirmed',
    ]);
  });

  it('believes the journal that another has the place of what the indexer still shows waiting', () => {
    const reported = aTransaction({ txid: FIRST, confirmations: 0, blockHeight: null });
    const replaced = transfer(FIRST, { stage: 'replaced', replacedBy: SECOND });
    expect(join({ transactions: [reported], transfers: [replaced] })).toEqual(['01 replaced']);
    const mined = { ...reported, confirmations: 1, blockHeight: 5 };
    expect(join({ transactions: [mined], transfers: [replaced] })).toEqual(['01 confirmed']);
  });

  it('leaves out what was refused at once', () => {
    expect(join({ transfers: [transfer(FIRST, { stage: 'rejected', tries: 1 })] })).toEqual([]);
    expect(join({ transfers: [transfer(FIRST, { stage: 'rejected', tries: 2 })] })).toEqual(['01 dropped']);
  });
});

describe('what of history is looked at', () => {
  it('is as it was after a detail, and begins anew from elsewhere', () => {
    const { view } = new HistoryCache({} as ChainIndexer, createManualClock());
    view.arrive();
    view.setFilter('sent');
    view.setSought('rent');
    view.scrollPosition.offset = 400;
    view.goAway();
    view.leave();
    view.arrive();
    expect(view).toMatchObject({ filter: 'sent', sought: 'rent', scrollPosition: { offset: 400 } });
    view.leave();
    expect(view).toMatchObject({ filter: 'all', sought: null, scrollPosition: { offset: 0 } });
  });

  it('is looked at from its top when it changes', () => {
    const { view } = new HistoryCache({} as ChainIndexer, createManualClock());
    view.scrollPosition.offset = 400;
    view.setSought('rent');
    expect(view.scrollPosition.offset).toBe(0);
  });
});
