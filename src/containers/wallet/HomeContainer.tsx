/** The home screen. */
import { observer } from 'mobx-react-lite';
import { lazy, Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import { isOpenEntry } from '../../domain/history/HistoryEntry.ts';
import { lastValue } from '../../domain/loadable.ts';
import { backupUrgency } from '../../domain/tx/coins/backupUrgency.ts';
import type { HeldPart } from '../../i18n/messages/wallet/describeBreakdown.ts';
import { HomeScreen } from '../../screens/wallet/Home/HomeScreen.tsx';
import type { BackupPrompt, HomeEvents, HomeView } from '../../screens/wallet/Home/HomeScreen.types.ts';
import { type AppServices, useApp } from '../AppContext.tsx';
import { freshnessOf } from '../freshness.ts';
import { useNow } from '../useNow.ts';
import { vaultNoticesOf } from '../vaultNotices.ts';
import {
  accountSummary,
  glanceOf,
  isBackupPrompted,
  keyringGlance,
  walletKindOf,
} from '../walletSummaries.ts';
import { heldCoinsOf } from './heldCoins.ts';
import { homeTabsEvents, homeTabsView, readTab } from './homeTabs.ts';
import { useDayChange } from './useDayChange.ts';

/** What the chart adds later: home is complete without it. */
type FromChart = 'dayChange' | 'onChart';

type Without<View, Key extends PropertyKey> = View extends unknown ? Omit<View, Key> : never;

/** The view and events of home, apart from the chart; null when there is no account. */
export function homeProps(app: AppServices, nowMs: number): Without<HomeView & HomeEvents, FromChart> | null {
  const { accounts, keyrings, ui } = app.stores;
  const account = accountSummary(accounts.current);
  if (account === null) return null;
  const frame = {
    account,
    wallet: { name: keyrings.current.name, kind: walletKindOf(keyrings.current) },
    network: app.network,
    isHidden: ui.isBalanceHidden,
    backup: backupPromptOf(app.stores),
    isMissing: keyrings.isMissing(keyrings.current.key),
    vaultNotice: vaultNoticesOf(keyrings)[0] ?? null,
    hasNewVersion: app.updates.isWaiting(),
    ...homeTabsView(app.stores),
    nowMs,
  };
  return { ...frame, ...homeMoney(app, nowMs), ...homeEvents(app) };
}

/** How urgently to ask for the current wallet's backup, by the total balance of its accounts. */
export function backupPromptOf(stores: AppServices['stores']): BackupPrompt | null {
  if (!isBackupPrompted(stores)) return null;
  if (stores.isCold) return { urgency: 'plain', atRisk: null };
  const balance = keyringGlance(stores.keyrings.current, stores.accounts);
  if (balance.kind !== 'known') return null;
  const urgency = backupUrgency(balance.amount);
  return urgency === 'none' ? null : { urgency, atRisk: balance.amount };
}

function homeMoney({ stores: { isCold, accounts, tx } }: AppServices, nowMs: number) {
  if (isCold) return { status: 'cold' } as const;
  const { snapshot, connection } = tx.coins.cache;
  const freshness = freshnessOf(snapshot, connection, nowMs);
  if (freshness === null) {
    const known = { remembered: glanceOf([accounts.current], accounts), price: accounts.price.quote };
    return snapshot.status === 'failed'
      ? ({ status: 'failed', fault: snapshot.fault, ...known } as const)
      : ({ status: 'loading', ...known } as const);
  }
  const money = {
    breakdown: tx.coins.breakdown,
    coinsOf: (part: HeldPart | 'spendable') => heldCoinsOf(tx, part),
    canSpend: tx.canSpend,
    leftOut: lastValue(snapshot)?.leftOut ?? 0,
    price: accounts.price.quote,
    freshness,
  };
  const { entries } = tx.history;
  if (entries.length === 0 && tx.coins.breakdown.total === 0n) return { status: 'empty', ...money } as const;
  return {
    status: 'ready',
    ...money,
    pending: entries.filter(isOpenEntry),
    recent: entries.filter((entry) => !isOpenEntry(entry)),
  } as const;
}

function homeEvents(app: AppServices): Omit<HomeEvents, FromChart> {
  const { ui, tx, keyrings } = app.stores;
  const { nav } = app;
  return {
    ...homeTabsEvents(app),
    onReceive: () => nav.go('receive'),
    onColdSign: () => nav.go('cold-sign'),
    onAccountKey: () => nav.go('account-key'),
    onSend: () => nav.go('tx-create'),
    onHistory: () => nav.go('history'),
    onEntry: (txid) => nav.go('history-detail', { txid }),
    onToggleHidden: ui.toggleBalanceHidden,
    onRefresh: () => void tx.refresh(),
    onAccount: () => nav.go('switch-account'),
    onVaultNotice: () => {
      if (vaultNoticesOf(keyrings)[0]?.kind === 'back') keyrings.settle([]);
      else nav.go('missing-wallets');
    },
    onUseVersion: app.updates.use,
    onBackup: () => nav.go('check-backup', { key: keyrings.current.key }),
    onCoin: ({ txid }) => nav.go('history-detail', { txid }),
    onReleaseCoin: tx.coins.release,
    onProtectCoin: tx.withheld.protect,
    onFreezeCoin: tx.withheld.setFrozen,
    onMerge: () => nav.go('merge-coins'),
  };
}

const Chart = lazy(async () => ({ default: (await import('./ChartContainer.tsx')).ChartContainer }));

/** Route /home. */
export const HomeContainer = observer(function HomeContainer() {
  const app = useApp();
  const { tokens, ui } = app.stores;
  const { address, hasIndexes } = tokens;
  const { tabKey } = ui.walletTabScreen;
  useEffect(() => tokens.attend(), [tokens]);
  useEffect(() => {
    if (hasIndexes && address !== null && tabKey !== 0) void readTab(tokens, tabKey);
  }, [tokens, hasIndexes, address, tabKey]);
  useSyncExternalStore(app.updates.subscribe, app.updates.isWaiting);
  const props = homeProps(app, useNow(app.clock));
  const dayChange = useDayChange();
  const [chart, setChart] = useState<'unopened' | 'open' | 'closed'>('unopened');
  if (props === null) return null;
  return (
    <>
      <HomeScreen {...props} dayChange={dayChange} onChart={() => setChart('open')} />
      {chart !== 'unopened' && (
        <Suspense fallback={null}>
          <Chart isOpen={chart === 'open'} onClose={() => setChart('closed')} />
        </Suspense>
      )}
    </>
  );
});
