/** Signing between two phones by QR codes. */
import { observer } from 'mobx-react-lite';
import { useMemo, useState } from 'react';
import { SecondConfirmationSheet } from '../../components/overlays/SecondConfirmationSheet.tsx';
import { isPsbtText } from '../../domain/psbt/psbtText.ts';
import { ColdSignScreen } from '../../screens/tools/ColdSign/ColdSignScreen.tsx';
import { ColdSigning } from '../../stores/psbt/ColdSigning.ts';
import { useApp } from '../AppContext.tsx';
import { rowEvents } from '../rowEvents.ts';
import { useAgreement } from '../useAgreement.ts';
import { useCodeRow } from '../useCodeRow.ts';
import { useGivenField } from '../useGivenField.ts';
import { useNow } from '../useNow.ts';
import { useSecondConfirmation } from '../useSecondConfirmation.ts';
import { coldSignView } from './coldSignView.ts';

/** Route /app/cold-sign. */
export const ColdSignContainer = observer(function ColdSignContainer() {
  const app = useApp();
  const { stores, nav, host, clock } = app;
  const [cold] = useState(() => stores.lazy.of(ColdSigning));
  const { desk } = cold;
  const [isReading, setReading] = useState(false);
  const row = useCodeRow(cold.message);
  const { agreed, onAgree } = useAgreement(desk.shown?.explanation.unsignedTxid ?? null);
  const nowMs = useNow(clock);
  const { other, forget, ask } = useGivenField();
  const collecting = useMemo(
    () =>
      rowEvents(app, {
        scan: cold.scan,
        onReading: setReading,
        take: cold.take,
        single: { isIt: isPsbtText, take: async (text) => void (await cold.takeText(text)) },
        others: { field: 'psbt', ask },
      }),
    [app, cold, ask],
  );
  const { onSend: confirm, sheet } = useSecondConfirmation({
    isHeld: () => desk.state.status === 'held',
    release: desk.release,
    send: async () => host.haptic('success'),
  });
  const sign = async () => {
    if (desk.state.status !== 'held') await desk.sign([...agreed]);
    if (desk.state.status === 'held') confirm();
    else host.haptic(desk.failure === null && desk.state.status === 'shown' ? 'success' : 'error');
  };
  const review = async () => {
    if (await desk.prepare()) nav.go('tx-confirm');
    else host.haptic('error');
  };
  const view = coldSignView(app, { cold, isReading, other, row, agreed, nowMs });
  if (view === null) return null;
  return (
    <>
      <ColdSignScreen
        {...view}
        {...collecting}
        onStartOver={() => {
          forget();
          cold.scan.clear();
        }}
        onSign={() => void sign()}
        onAgree={onAgree}
        onShown={cold.awaitAnswer}
        onShowAgain={cold.showRequest}
        onDiscard={cold.clear}
        onRetry={() => void desk.retry()}
        onReview={() => void review()}
        onPrepare={() => nav.go('tx-create')}
        onOtherWays={() => nav.go('psbt')}
      />
      <SecondConfirmationSheet {...sheet} />
    </>
  );
});
