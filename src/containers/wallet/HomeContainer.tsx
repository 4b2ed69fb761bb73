/** Home, over the stores. */
import { observer } from 'mobx-react-lite';
import { HomeScreen } from '../../screens/wallet/HomeScreen.tsx';
import type { HomeEvents, HomeView } from '../../screens/wallet/HomeScreen.types.ts';
import { type AppServices, useApp } from '../AppContext.tsx';
import { accountFace, freshnessOf } from '../faces.ts';
import { useNow } from '../useNow.ts';

/** What home shows and hears; null while there is no account. */
export function homeProps(app: AppServices, nowMs: number): (HomeView & HomeEvents) | null {
  const { accounts, ui } = app.stores;
  const account = accountFace(accounts.current);
  if (account === null) return null;
  const frame = {
    account,
    network: app.network,
    tab: ui.walletTabScreen.tabKey,
    isHidden: ui.isBalanceHidden,
    isBackupAsked: false,
    nowMs,
  };
  return { ...frame, ...homeMoney(app, nowMs), ...homeEvents(app) };
}

function homeMoney({ stores: { accounts, tx } }: AppServices, nowMs: number) {
  const { snapshot, connection } = tx.coins;
  const freshness = freshnessOf(snapshot, connection, nowMs);
  if (freshness === null) {
    return snapshot.status === 'failed'
      ? ({ status: 'failed', fault: snapshot.fault } as const)
      : ({ status: 'loading' } as const);
  }
  const money = { parts: tx.parts, price: accounts.quote, freshness };
  const { entries } = tx;
  if (entries.length === 0 && tx.parts.total === 0n) return { status: 'empty', ...money } as const;
  return {
    status: 'ready',
    ...money,
    pending: entries.filter((entry) => entry.state.kind !== 'confirmed'),
    recent: entries.filter((entry) => entry.state.kind === 'confirmed'),
  } as const;
}

function homeEvents({ stores: { ui, tx }, nav, host }: AppServices): HomeEvents {
  return {
    onReceive: () => nav.go('receive'),
    onSend: () => nav.go('tx-create'),
    onHistory: () => nav.go('history'),
    onEntry: (txid) => nav.go('history-detail', { txid }),
    onTab: (tabKey) => {
      host.haptic('selection');
      ui.updateWalletTabScreen({ tabKey });
    },
    onToggleHidden: ui.toggleBalanceHidden,
    onRefresh: () => void tx.refresh(),
    onAccount: null,
    onBackup: null,
  };
}

/** Route /home. */
export const HomeContainer = observer(function HomeContainer() {
  const app = useApp();
  const props = homeProps(app, useNow(app.clock));
  return props === null ? null : <HomeScreen {...props} />;
});
