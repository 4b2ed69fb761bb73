import { describe, expect, it } from 'vitest';
import { aTransaction, aTxid } from '../../../mocks/builders/coins.ts';
import { transfer } from '../../../mocks/builders/journal.ts';
import { testAddress } from '../../../mocks/builders/keys.ts';
import { createManualClock } from '../../../mocks/clock/manualClock.ts';
import { ready } from '../../domain/loadable.ts';
import { type Txid, txid } from '../../domain/tx/Txid.ts';
import type { ChainIndexer, ChainTransaction } from '../../ports/ChainIndexer.ts';
import { HistoryCache } from './HistoryCache.ts';
import { NO_SCRIPTS } from './historyEntry.ts';
import { historyJoiner, joinHistory } from './joinHistory.ts';

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
      history: async () => ({ transactions: [reported], next: null, totalTransactions: 1 }),
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
        stage: 'unknown',
        createdAtMs: 20,
        rejection: { reason: 'fee-too-low', detail: 'test' },
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

/** A chain with this many transactions, newest first; `rows` is the page size. */
function manyPages(count: number, rows = 4) {
  const all = Array.from({ length: count }, (_, index) =>
    aTransaction({ txid: aTxid(index + 1), timeMs: 1e9 - index, blockHeight: 1000 - index }),
  );
  const history: ChainIndexer['history'] = async (_address, from) => ({
    transactions: all.slice(from, from + rows).map((one) => ({ ...one })),
    next: from + rows < all.length ? from + rows : null,
    totalTransactions: all.length,
  });
  return { all, chain: { history } as Partial<ChainIndexer> as ChainIndexer };
}

describe('a history of many pages', () => {
  const open = async (count: number) => {
    const fixture = manyPages(count);
    const cache = new HistoryCache(fixture.chain, createManualClock());
    await cache.refresh(OWN);
    return { ...fixture, cache };
  };

  it('is read to its end, in order and each once', async () => {
    const { all, cache } = await open(23);
    for (let page = 0; cache.hasMore && page < 20; page += 1) await cache.loadMore(OWN);
    expect(cache.transactions).toEqual(all);
  });

  it('keeps the objects of what was there, and looks only at what is added', async () => {
    const { cache } = await open(23);
    await cache.loadMore(OWN);
    const before = [...cache.transactions];
    let reads = 0;
    for (const transaction of before) {
      const { txid: id } = transaction;
      Object.defineProperty(transaction, 'txid', {
        get: () => {
          reads += 1;
          return id;
        },
      });
    }
    const join = historyJoiner();
    const around = { transfers: [], undone: cache.undone, marks: new Map(), scripts: NO_SCRIPTS, own: OWN };
    const entries = join(cache.transactions, around);
    reads = 0;
    await cache.loadMore(OWN);
    const more = join(cache.transactions, around);
    // the last page is indexed together with the next one
    expect(reads).toBeLessThanOrEqual(4);
    expect(cache.transactions.slice(0, before.length).every((one, at) => one === before[at])).toBe(true);
    expect(more.slice(0, entries.length).every((one, at) => one === entries[at])).toBe(true);
    expect(more).toHaveLength(12);
  });

  it('is the same list after a reading that brought nothing new', async () => {
    const { cache } = await open(23);
    await cache.loadMore(OWN);
    const { transactions } = cache;
    await cache.refresh(OWN);
    expect(cache.transactions).toBe(transactions);
    await cache.loadMore(OWN);
    expect(cache.transactions).toHaveLength(12);
  });

  it('takes over what a further page tells anew of what is known', async () => {
    const { all, cache } = await open(9);
    all[3] = { ...(all[3] as ChainTransaction), confirmations: 99 };
    cache.pages = ready({ address: OWN, transactions: cache.transactions, next: 3 }, 0);
    await cache.loadMore(OWN);
    expect(cache.transactions).toEqual(all.slice(0, 7));
  });
});

describe('joining what was added', () => {
  it.each([
    ['an older one', [aTransaction({ txid: aTxid(9), timeMs: 50 })], []],
    ['one that is newer by its time', [aTransaction({ txid: aTxid(9), timeMs: 500 })], []],
    [
      'one that waits',
      [aTransaction({ txid: aTxid(9), timeMs: 50, confirmations: 0, blockHeight: null })],
      [],
    ],
    [
      'a transfer of ours',
      [aTransaction({ txid: aTxid(9), timeMs: 50 })],
      [transfer(aTxid(9), { from: OWN })],
    ],
  ])('gives the same as joining all of it: %s', (_, added, transfers) => {
    const first = [
      aTransaction({ txid: aTxid(1), timeMs: 200 }),
      aTransaction({ txid: aTxid(2), timeMs: 100 }),
    ];
    const around = { transfers, undone: new Set<string>(), marks: new Map(), scripts: NO_SCRIPTS, own: OWN };
    const join = historyJoiner();
    join(first, around);
    const transactions = [...first, ...added];
    expect(join(transactions, around)).toEqual(joinHistory({ transactions, ...around }));
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

describe('two readings at once', () => {
  it('end together, with the answer to the later one', async () => {
    const answers: ((transactions: readonly ChainTransaction[]) => void)[] = [];
    const chain: Partial<ChainIndexer> = {
      history: () =>
        new Promise((resolve) => {
          answers.push((transactions) =>
            resolve({ transactions, next: null, totalTransactions: transactions.length }),
          );
        }),
    };
    const cache = new HistoryCache(chain as ChainIndexer, createManualClock());
    const seen: number[] = [];
    const readings = [OWN, OWN].map(async (own) => {
      await cache.refresh(own);
      seen.push(cache.transactions.length);
    });
    answers[0]?.([]);
    await Promise.resolve();
    answers[1]?.([aTransaction()]);
    await Promise.all(readings);
    expect(seen).toEqual([1, 1]);
  });
});
