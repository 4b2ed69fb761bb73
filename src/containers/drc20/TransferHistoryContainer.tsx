/** The activity of tokens and files. */
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import type { ListRest } from '../../components/lists/ListTail.tsx';
import { readTokenKey, type TokenKey, tokenKey } from '../../domain/drc20/TokenId.ts';
import { lastValue } from '../../domain/loadable.ts';
import type { RouteParams } from '../../ports/Navigation.ts';
import { TransferHistoryScreen } from '../../screens/drc20/TransferHistory/TransferHistoryScreen.tsx';
import type { TransferHistoryView } from '../../screens/drc20/TransferHistory/TransferHistoryScreen.types.ts';
import type { Stores } from '../../stores/createStores.ts';
import type { TokenLists } from '../../stores/tokens/TokenLists.ts';
import { useApp } from '../AppContext.tsx';
import { tokenFreshness } from '../freshness.ts';
import { useNow } from '../useNow.ts';
import { type ActivitySources, activityFilters, activityRows } from './activityRows.ts';

export interface HistorySources {
  readonly filter: TokenKey | null;
  readonly nowMs: number;
  readonly scrollPosition: { offset: number };
}

function sourcesOf({ tokens, tx, contacts }: Stores): ActivitySources | null {
  if (tx.from === null) return null;
  const reported = tokens.lists.activities.items;
  return { own: tx.from, transfers: tokens.journal.from(tx.from), reported, nameOf: contacts.nameOf };
}

function restOf({ pages, isFurther, hasMore }: TokenLists['activities']): ListRest {
  if (isFurther && pages.status === 'failed') return { kind: 'failed', fault: pages.fault };
  if (isFurther && pages.status === 'loading') return { kind: 'loading' };
  return { kind: hasMore ? 'more' : 'end' };
}

/** While no index has responded and there are no own transfers. */
function unreadView({ pages }: TokenLists['activities'], nowMs: number): TransferHistoryView {
  return pages.status === 'failed' ? { status: 'failed', fault: pages.fault } : { status: 'loading', nowMs };
}

/** Our own transfers are shown whatever the indexes do. */
export function transferHistoryView(
  stores: Stores,
  { filter, nowMs, scrollPosition }: HistorySources,
): TransferHistoryView {
  const { tokens, ui } = stores;
  const sources = sourcesOf(stores);
  const { hasLedger, reports } = tokens.portfolio;
  if (sources === null || (!hasLedger && sources.transfers.length === 0)) return { status: 'unread' };
  const { activities } = tokens.lists;
  const { pages } = activities;
  const isRead = lastValue(pages) !== undefined;
  if (!isRead && sources.transfers.length === 0) return unreadView(activities, nowMs);
  const rows = activityRows(sources, filter);
  const { leftOut } = activities;
  if (isRead && rows.length === 0 && filter === null) return { status: 'empty', leftOut };
  return {
    status: 'ready',
    rows,
    filters: activityFilters(sources),
    filter,
    rest: restOf(activities),
    leftOut,
    freshness: tokenFreshness(
      pages,
      reports.filter(({ kind }) => kind === 'ledger'),
    ),
    index: activities.listed[0]?.index ?? null,
    isHidden: ui.isBalanceHidden,
    nowMs,
    scrollPosition,
  };
}

function filterOf({ token }: RouteParams): TokenKey | null {
  const id = token === undefined ? null : readTokenKey(token);
  return id && tokenKey(id);
}

/** Route /drc20/transfer-history. */
export const TransferHistoryContainer = observer(function TransferHistoryContainer({
  params,
}: {
  readonly params: RouteParams;
}) {
  const { stores, nav, clock } = useApp();
  const { tokens, tx } = stores;
  const [filter, setFilter] = useState(() => filterOf(params));
  const [scrollPosition] = useState({ offset: 0 });
  useEffect(() => tokens.attend(), [tokens]);
  const { from } = tx;
  const { lists } = tokens;
  useEffect(() => {
    if (from !== null) void lists.openActivities();
  }, [lists, from]);
  return (
    <TransferHistoryScreen
      {...transferHistoryView(stores, { filter, nowMs: useNow(clock), scrollPosition })}
      onReceive={() => nav.go('receive')}
      onHistory={() => nav.go('history')}
      onActivity={(txid) => nav.go('transfer-detail', { txid })}
      onBatch={(batch) => nav.go('transfer-detail', { batch })}
      onFilter={setFilter}
      onMore={() => void lists.activities.more()}
      onRefresh={() => {
        void tokens.refresh();
        void tx.journal.reconcile().then(tokens.runner.run);
      }}
    />
  );
});
