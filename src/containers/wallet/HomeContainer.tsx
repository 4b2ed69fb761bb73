/** Home, over the stores. */
import { observer } from 'mobx-react-lite';
import { HomeScreen } from '../../screens/wallet/HomeScreen.tsx';
import type { HomeEvents, HomeView } from '../../screens/wallet/HomeScreen.types.ts';
import { type AppServices, useApp } from '../AppContext.tsx';
import { accountFace, freshnessOf } from '../faces.ts';
import { useNow } from '../useNow.ts';
import { glanceOf, isBackupAsked, keyringGlance, walletKindOf } from '../walletFaces.ts';

/** What home shows and hears; null while there is no account. */
export function homeProps(app: AppServices, nowMs: number): (HomeView & HomeEvents) | null {
  const { accounts, keyrings, ui } = app.stores;
  const account = accountFace(accounts.current);
  if (account === null) return null;
  const frame = {
    account,
    wallet: { name: keyrings.current.alianName, kind: walletKindOf(keyrings.current) },
    network: app.network,
    tab: ui.walletTabScreen.tabKey,
    isHidden: ui.isBalanceHidden,
    isBackupAsked: isBackupAsked(app.stores) && keyringHolds(app.stores),
    nowMs,
  };
  return { ...frame, ...homeMoney(app, nowMs), ...homeEvents(app) };
}

/** Whether there is something to lose. */
function keyringHolds({ keyrings, accounts }: AppServices['stores']): boolean {
  const balance = keyringGlance(keyrings.current, accounts);
  return balance.kind === 'known' && balance.amount > 0n;
}

function homeMoney({ stores: { accounts, tx } }: AppServices, nowMs: number) {
  const { snapshot, connection } = tx.coins;
  const freshness = freshnessOf(snapshot, connection, nowMs);
  if (freshness === null) {
    const known = { remembered: glanceOf([accounts.current], accounts), price: accounts.quote };
    return snapshot.status === 'failed'
      ? ({ status: 'failed', fault: snapshot.fault, ...known } as const)
      : ({ status: 'loading', ...known } as const);
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

function homeEvents({ stores: { ui, tx, keyrings }, nav, host }: AppServices): HomeEvents {
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
    onAccount: () => nav.go('switch-account'),
    onSettings: () => nav.go('settings'),
    onBackup: () => nav.go('check-backup', { key: keyrings.current.key }),
  };
}

/** Route /home. */
export const HomeContainer = observer(function HomeContainer() {
  const app = useApp();
  const props = homeProps(app, useNow(app.clock));
  return props === null ? null : <HomeScreen {...props} />;
});
