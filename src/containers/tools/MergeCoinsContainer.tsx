/** Consolidates coins. */
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { MergeCoinsScreen } from '../../screens/tools/MergeCoins/MergeCoinsScreen.tsx';
import type { MergeCoinsView } from '../../screens/tools/MergeCoins/MergeCoinsScreen.types.ts';
import { MERGE_PRESETS, MergeCoins, type MergePreset } from '../../stores/tools/MergeCoins.ts';
import { type AppServices, useApp } from '../AppContext.tsx';
import { failureOf, leaveForm } from '../preparing.ts';
import { accountSummary } from '../walletSummaries.ts';

export function mergeCoinsView(tool: MergeCoins, { stores }: AppServices): MergeCoinsView {
  const { tx, accounts } = stores;
  const account = accountSummary(accounts.current);
  if (account === null) return { status: 'reading' };
  if (tool.isWatched) return { status: 'watch-only' };
  const { state } = tool;
  if (state.status === 'rejected') return { status: 'nothing', problem: state.problem };
  if (state.status !== 'ready') return state;
  const { plan: summary } = state;
  const offer = {
    account,
    summary,
    presets: MERGE_PRESETS,
    preset: tool.preset,
    price: accounts.price.quote,
  };
  return tx.flow.state.status === 'preparing'
    ? { ...offer, status: 'preparing', step: tx.flow.state.step }
    : { ...offer, status: 'ready', failure: failureOf(tx.flow.state) };
}

const isPreset = (multiple: number): multiple is MergePreset =>
  MERGE_PRESETS.some((preset) => preset === multiple);

/** Route /app/merge. */
export const MergeCoinsContainer = observer(function MergeCoinsContainer() {
  const app = useApp();
  const { stores, nav, host } = app;
  const [tool] = useState(() => stores.tools.make((ports, { tx }) => new MergeCoins(ports, tx)));
  useEffect(() => {
    stores.tx.flow.cancel();
    void tool.read();
    return () => leaveForm(stores.tx);
  }, [stores.tx, tool]);
  const review = async () => {
    if (await tool.prepare()) nav.go('tx-confirm');
    else if (stores.tx.flow.state.status !== 'idle') host.haptic('error');
  };
  return (
    <MergeCoinsScreen
      {...mergeCoinsView(tool, app)}
      onPreset={(preset) => isPreset(preset) && tool.setPreset(preset)}
      onReview={() => void review()}
      onCancel={stores.tx.flow.cancel}
      onRetry={() => void tool.read()}
    />
  );
});
