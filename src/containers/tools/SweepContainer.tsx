/** Sweeps a paper wallet. Its key is passed to the vault and not kept. */
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import type { PaperSource } from '../../domain/keys/ImportSource.ts';
import { SweepScreen } from '../../screens/tools/Sweep/SweepScreen.tsx';
import type { SweepView } from '../../screens/tools/Sweep/SweepScreen.types.ts';
import { PaperSweep } from '../../stores/tools/PaperSweep.ts';
import { type AppServices, useApp } from '../AppContext.tsx';
import { failureOf, leaveForm } from '../preparing.ts';
import { useGivenField } from '../useGivenField.ts';
import { accountSummary } from '../walletSummaries.ts';

const EMPTY: SweepView = { status: 'entering', problem: null };

export function sweepView(tool: PaperSweep, { stores }: AppServices): SweepView {
  const { tx, accounts } = stores;
  const to = accountSummary(accounts.current);
  if (to === null) return EMPTY;
  if (tool.isWatched) return { status: 'watch-only' };
  const { state } = tool;
  if (state.status !== 'found') return state;
  const { address, breakdown, costly, plan } = state;
  const [payment] = plan.ok ? plan.value.outputs : [];
  const sums = plan.ok && payment ? { arrives: payment.amount, fee: plan.value.fee } : null;
  const problem = plan.ok ? null : plan.problem;
  const left = (plan.ok && plan.value.left) || null;
  const finding = { address, breakdown, costly, to, price: accounts.price.quote, sums, left, problem };
  return tx.flow.state.status === 'preparing'
    ? { ...finding, status: 'preparing', step: tx.flow.state.step }
    : { ...finding, status: 'found', failure: failureOf(tx.flow.state) };
}

/** Route /app/sweep. */
export const SweepContainer = observer(function SweepContainer() {
  const app = useApp();
  const { stores, nav, host } = app;
  const [tool] = useState(() =>
    stores.tools.make((ports, { session, tx }) => new PaperSweep(ports, session, tx)),
  );
  useEffect(() => {
    stores.tx.flow.cancel();
    return () => leaveForm(stores.tx);
  }, [stores.tx]);
  useEffect(() => tool.reset, [tool]);
  const { other, isNoPhrase, ask, hear } = useGivenField();
  const read = async (source: PaperSource) => {
    if (await ask('paper', source.text)) await tool.read(source);
  };
  const review = async () => {
    if (await tool.prepare()) nav.go('tx-confirm');
    else if (stores.tx.flow.state.status !== 'idle') host.haptic('error');
  };
  return (
    <SweepScreen
      {...sweepView(tool, app)}
      {...{ other, isNoPhrase }}
      onGiven={hear('paper')}
      onRead={(source) => void read(source)}
      onInspect={() => void tool.inspect()}
      onReview={() => void review()}
      onCancel={stores.tx.flow.cancel}
      onOther={tool.reset}
      onChooseAccount={() => nav.go('switch-account')}
    />
  );
});
