/** History, over the stores. */
import { observer } from 'mobx-react-lite';
import { HistoryScreen } from '../../screens/wallet/HistoryScreen.tsx';
import type { HistoryEvents, HistoryRest, HistoryView } from '../../screens/wallet/HistoryScreen.types.ts';
import type { TxStore } from '../../stores/TxStore.ts';
import { type AppServices, useApp } from '../AppContext.tsx';
import { freshnessOf } from '../faces.ts';
import { useNow } from '../useNow.ts';

function restOf({ history }: TxStore): HistoryRest {
  const { pages, isFurtherPage, hasMore } = history;
  if (isFurtherPage && pages.status === 'loading') return { kind: 'loading' };
  if (isFurtherPage && pages.status === 'failed') return { kind: 'failed', fault: pages.fault };
  return { kind: hasMore ? 'more' : 'end' };
}

/** What history shows and hears. */
export function historyProps(app: AppServices, nowMs: number): HistoryView & HistoryEvents {
  const { accounts, ui, tx } = app.stores;
  const frame = { isHidden: ui.isBalanceHidden, price: accounts.quote, nowMs };
  return { ...frame, ...historyState(tx, nowMs), ...historyEvents(app) };
}

function historyState(tx: TxStore, nowMs: number) {
  const { pages } = tx.history;
  const freshness = freshnessOf(pages, tx.coins.connection, nowMs);
  if (freshness === null) {
    if (pages.status === 'failed') return { status: 'failed', fault: pages.fault } as const;
    return { status: 'loading' } as const;
  }
  if (tx.entries.length === 0) return { status: 'empty', freshness } as const;
  return {
    status: 'ready',
    pending: tx.entries.filter((entry) => entry.state.kind !== 'confirmed'),
    entries: tx.entries.filter((entry) => entry.state.kind === 'confirmed'),
    rest: restOf(tx),
    freshness,
  } as const;
}

const historyEvents = ({ stores: { tx }, nav }: AppServices): HistoryEvents => ({
  onEntry: (txid) => nav.go('history-detail', { txid }),
  onMore: () => void tx.loadMore(),
  onRefresh: () => void tx.refresh(),
  onReceive: () => nav.go('receive'),
});

/** Route /history. */
export const HistoryContainer = observer(function HistoryContainer() {
  const app = useApp();
  return <HistoryScreen {...historyProps(app, useNow(app.clock))} />;
});
