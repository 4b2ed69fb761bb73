/** Watches the wallet of an offline phone. */
import { observer } from 'mobx-react-lite';
import { useEffect, useMemo, useState } from 'react';
import type { OtherText } from '../../components/layout/CodeNotice.tsx';
import { PairWalletScreen, type PairWalletView } from '../../screens/account/PairWallet/PairWalletScreen.tsx';
import type { ImportState } from '../../stores/import/ImportState.ts';
import { Pairing } from '../../stores/pairing/Pairing.ts';
import { useApp } from '../AppContext.tsx';
import { rowEvents } from '../rowEvents.ts';
import { useGivenField } from '../useGivenField.ts';

export function pairWalletView(
  pairing: Pairing,
  isReading: boolean,
  other: OtherText | null = null,
): PairWalletView {
  const { state } = pairing.imports;
  const { progress, problem } = pairing.scan;
  switch (state.status) {
    case 'entering':
      return {
        status: 'collecting',
        progress,
        problem,
        isReading,
        refusal: pairing.problem,
        keyProblem: state.problem,
        other,
      };
    case 'reading':
    case 'discovering':
      return { status: 'searching' };
    case 'choosing':
    case 'keeping':
      return foundView(pairing, state);
    case 'already-here':
      return { status: 'already-here', name: state.name };
    case 'failed':
      return { status: 'failed', fault: state.fault };
  }
}

function foundView(
  { key }: Pairing,
  state: Extract<ImportState, { status: 'choosing' | 'keeping' }>,
): PairWalletView {
  const accounts = state.findings.flatMap((finding) => finding.accounts);
  const first = accounts[0]?.account.address;
  if (first === undefined) return { status: 'searching' };
  return {
    status: state.status === 'keeping' ? 'keeping' : 'found',
    origin: key?.origin ?? null,
    first,
    addresses: state.chosen.length,
    fault: state.status === 'choosing' ? state.fault : null,
  };
}

/** Route /account/pair. */
export const PairWalletContainer = observer(function PairWalletContainer() {
  const app = useApp();
  const { stores, nav, host } = app;
  const [pairing] = useState(() => stores.lazy.of(Pairing));
  const [isReading, setReading] = useState(false);
  useEffect(() => {
    // an import of another screen is discarded
    if (pairing.key === null) pairing.imports.reset();
    return () => {
      if (pairing.key !== null) pairing.clear();
    };
  }, [pairing]);
  const { other, forget, ask } = useGivenField();
  const collecting = useMemo(
    () =>
      rowEvents(app, {
        scan: pairing.scan,
        onReading: setReading,
        take: pairing.take,
        single: { isIt: pairing.isKeyText, take: pairing.takeText },
        others: { field: 'account', ask },
      }),
    [app, pairing, ask],
  );
  const watch = async () => {
    if (!(await pairing.keep())) return host.haptic('error');
    host.haptic('success');
    nav.go('home');
  };
  const { state } = pairing.imports;
  return (
    <PairWalletScreen
      {...pairWalletView(pairing, isReading, other)}
      {...collecting}
      onStartOver={() => {
        forget();
        pairing.clear();
      }}
      onWatch={() => void watch()}
      onOpen={() => {
        if (state.status === 'already-here') stores.keyrings.select(state.key);
        nav.go('home');
      }}
      onRetry={() => void pairing.imports.retry()}
    />
  );
});
