/** The history. */
import { observer } from 'mobx-react-lite';
import { useEffect, useMemo, useState } from 'react';
import type { ListRest } from '../../components/lists/ListTail.tsx';
import type { HistoryEntry } from '../../domain/history/HistoryEntry.ts';
import { hasGap } from '../../domain/history/historyGap.ts';
import { HistoryScreen } from '../../screens/wallet/History/HistoryScreen.tsx';
import type { HistoryEvents, HistoryView } from '../../screens/wallet/History/HistoryScreen.types.ts';
import type { Stores } from '../../stores/Stores.ts';
import type { TxStore } from '../../stores/TxStore.ts';
import { type AppServices, useApp } from '../AppContext.tsx';
import { freshnessOf } from '../freshness.ts';
import { useNow } from '../useNow.ts';
import { billNameOf } from './billName.ts';
import { entryFinder, foundEntries } from './foundEntries.ts';

function restOf({ history }: TxStore): ListRest {
  const { pages, isFurtherPage, hasMore } = history.cache;
  if (isFurtherPage && pages.status === 'loading') return { kind: 'loading' };
  if (isFurtherPage && pages.status === 'failed') return { kind: 'failed', fault: pages.fault };
  return { kind: hasMore ? 'more' : 'end' };
}

/** The view and events of the history. @param found - the entries that match filter and search */
export function historyProps(
  app: AppServices,
  nowMs: number,
  found = foundEntries(app.stores),
): HistoryView & HistoryEvents {
  const { accounts, ui } = app.stores;
  const frame = { isHidden: ui.isBalanceHidden, price: accounts.price.quote, nowMs };
  return { ...frame, ...historyState(app.stores, found, nowMs), ...historyEvents(app) };
}

function historyState(stores: Stores, entries: readonly HistoryEntry[], nowMs: number) {
  const { tx } = stores;
  const { pages, view } = tx.history.cache;
  const freshness = freshnessOf(pages, tx.coins.cache.connection, nowMs);
  if (freshness === null) {
    if (pages.status === 'failed') return { status: 'failed', fault: pages.fault } as const;
    return { status: 'loading' } as const;
  }
  const rest = restOf(tx);
  const { gap, unread } = tx.history.cache;
  const isLacking = hasGap(gap) || unread.length > 0;
  if (tx.history.entries.length === 0 && rest.kind === 'end' && !isLacking)
    return { status: 'empty', freshness } as const;
  const { filter, sought, scrollPosition } = view;
  const frame = {
    filter,
    sought,
    scrollPosition,
    gap,
    unread,
    known: tx.history.entries.length,
    labelOf: labelsOf(stores),
  };
  return { status: 'ready', entries, rest, freshness, ...frame } as const;
}

/** A note takes precedence over a name, because it is about this transfer. */
const labelsOf =
  ({ contacts, notes, tx }: Stores) =>
  ({ txid, counterparts: [other] }: HistoryEntry): string | null => {
    const note = notes.noteOf(txid);
    if (note !== '') return note;
    return (other === undefined ? null : contacts.nameOf(other)) ?? billNameOf(tx, txid);
  };

const historyEvents = ({ stores: { tx }, nav }: AppServices): HistoryEvents => ({
  onEntry: (txid) => {
    tx.history.cache.view.goAway();
    const { token } = tx.history.entries.find((entry) => entry.txid === txid) ?? {};
    if (token && token.of !== null) nav.go('transfer-detail', { txid: token.of });
    else nav.go('history-detail', { txid });
  },
  onMore: () => void tx.history.loadMore(),
  onRefresh: () => void tx.refresh(),
  onReceive: () => nav.go('receive'),
  onFilter: tx.history.cache.view.setFilter,
  onSearch: tx.history.cache.view.setSought,
});

/** Route /history. */
export const HistoryContainer = observer(function HistoryContainer() {
  const app = useApp();
  const { stores } = app;
  const { view } = stores.tx.history.cache;
  const nowMs = useNow(app.clock);
  const [found] = useState(entryFinder);
  const events = useMemo(() => historyEvents(app), [app]);
  // changed in an effect, because nothing may change during rendering
  useEffect(() => {
    view.arrive();
    return view.leave;
  }, [view]);
  useEffect(() => {
    if (stores.tx.history.cache.pages.status === 'idle') void stores.tx.refresh();
  }, [stores]);
  return <HistoryScreen {...historyProps(app, nowMs, found(stores))} {...events} />;
});
