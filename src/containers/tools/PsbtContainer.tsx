/** A partially signed transaction. */
import { observer } from 'mobx-react-lite';
import { useMemo, useState } from 'react';
import { SecondConfirmationSheet } from '../../components/overlays/SecondConfirmationSheet.tsx';
import { psbtSize } from '../../domain/psbt/psbtSize.ts';
import { isPsbtText } from '../../domain/psbt/psbtText.ts';
import { writePsbt } from '../../domain/psbt/writePsbt.ts';
import { fitsInCodes, psbtMessage, readPsbtMessage } from '../../domain/ur/psbtMessage.ts';
import type { UrMessage } from '../../domain/ur/UrMessage.ts';
import { PsbtScreen } from '../../screens/tools/Psbt/PsbtScreen.tsx';
import type { PsbtScreenFailure } from '../../screens/tools/Psbt/PsbtScreen.types.ts';
import { RowScan } from '../../stores/codes/RowScan.ts';
import { PsbtDesk } from '../../stores/psbt/PsbtDesk.ts';
import { SignedRequests } from '../../stores/psbt/SignedRequests.ts';
import { type AppServices, useApp } from '../AppContext.tsx';
import { saveFile } from '../fileHandOver.ts';
import { rowEvents } from '../rowEvents.ts';
import { useAgreement } from '../useAgreement.ts';
import { useCodeRow } from '../useCodeRow.ts';
import { useCopied } from '../useCopied.ts';
import { type GivenField, useGivenField } from '../useGivenField.ts';
import { useNow } from '../useNow.ts';
import { useSecondConfirmation } from '../useSecondConfirmation.ts';
import { psbtView } from './psbtView.ts';
import { payerElsewhere, useSharedProgress } from './sharedProgress.ts';

/** Larger files are not recognized, only opened as transactions. */
const MAX_NAMED_FILE = 1_000_000;

/** A file's text, for recognizing it; null for binary files, and when it can't be read. */
async function textOfFile(file: File): Promise<string | null> {
  const text = file.size > MAX_NAMED_FILE ? null : await file.text().catch(() => null);
  return text === null || text.includes('\ufffd') ? null : text;
}

/** QR codes: a sequence of parts, or a single one. */
function useCodes(app: AppServices, desk: PsbtDesk, ask: GivenField['ask']) {
  const [scan] = useState(() => new RowScan());
  const [isReading, setReading] = useState(false);
  const [failure, setFailure] = useState<PsbtScreenFailure | null>(null);
  const events = useMemo(() => {
    const take = async (message: UrMessage): Promise<boolean> => {
      const read = readPsbtMessage(message);
      setFailure(read.ok ? null : { kind: 'message', problem: read.problem });
      if (!read.ok) return false;
      await desk.takeFile(new Blob([new Uint8Array(read.value)]));
      return desk.failure === null && desk.state.status === 'shown';
    };
    const single = { isIt: isPsbtText, take: desk.takeText };
    const others = { field: 'psbt', ask } as const;
    return rowEvents(app, { scan, onReading: setReading, take, single, others });
  }, [app, desk, ask, scan]);
  return { scan, isReading, failure, events };
}

/** Route /app/psbt. */
export const PsbtContainer = observer(function PsbtContainer() {
  const app = useApp();
  const { stores, nav, host, clock } = app;
  const desk = stores.lazy.of(PsbtDesk);
  const [typed, setTyped] = useState('');
  const given = useGivenField();
  const codes = useCodes(app, desk, given.ask);
  const [isCodeShown, setCodeShown] = useState(false);
  const [copied, copy] = useCopied<'psbt'>(host, clock);
  const { shown } = desk;
  const isInCodes = shown === null || fitsInCodes(psbtSize(shown.psbt));
  const message = useMemo(
    () => (isCodeShown && isInCodes && shown !== null ? psbtMessage(writePsbt(shown.psbt)) : null),
    [isCodeShown, isInCodes, shown],
  );
  const made = useCodeRow(message);
  const row = isInCodes ? made : 'too-large';
  const { agreed, onAgree } = useAgreement(shown?.explanation.unsignedTxid ?? null);
  const nowMs = useNow(clock);
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
  const send = async () => {
    if (await desk.prepare()) nav.go('tx-confirm');
    else host.haptic('error');
  };
  const save = () => {
    if (shown !== null) saveFile('kennel.psbt', new Blob([new Uint8Array(writePsbt(shown.psbt))]));
  };
  const open = async (take: () => Promise<void>) => {
    await take();
    if (desk.failure === null) setTyped('');
  };
  const openTyped = async () => {
    if (await given.ask('psbt', typed, () => setTyped(''))) await open(() => desk.takeText(typed));
  };
  const openFile = async (file: File) => {
    const text = await textOfFile(file);
    if (text === null || (await given.ask('psbt', text))) await open(() => desk.takeFile(file));
  };
  const shared = useSharedProgress(app, shown);
  const payer = payerElsewhere(stores, shown);
  const { scan, isReading, failure } = codes;
  const { progress, problem } = scan;
  const view = psbtView(app, {
    desk,
    typed,
    row,
    isCodeShown,
    codeFailure: given.other ?? failure,
    copied: copied?.outcome ?? null,
    scan: { progress, problem, isReading },
    shared,
    payer: payer?.name ?? null,
    agreed,
    nowMs,
  });
  return (
    <>
      <PsbtScreen
        {...view}
        {...codes.events}
        onStartOver={scan.clear}
        onType={(text) => {
          given.hear('psbt')(typed, text, () => setTyped(''));
          setTyped(text);
        }}
        onOpen={() => void openTyped()}
        onFile={(file) => void openFile(file)}
        onSign={() => void sign()}
        onAgree={onAgree}
        onSend={() => void send()}
        onCancelRequest={(txid) => stores.lazy.of(SignedRequests).cancel(txid) && nav.go('tx-create')}
        onDiscard={desk.clear}
        onRetry={() => void desk.retry()}
        onCopy={() => copy('psbt', shown?.text ?? '')}
        onSave={host.takesFiles ? save : undefined}
        onShowCode={setCodeShown}
        onOpenPayer={() => {
          if (payer !== null) stores.keyrings.select(payer.key);
          void desk.retry();
        }}
      />
      <SecondConfirmationSheet {...sheet} />
    </>
  );
});
