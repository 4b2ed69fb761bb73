/** A payment from a shared wallet, over the desk on which it lies. */
import { observer } from 'mobx-react-lite';
import { useCallback, useEffect, useState } from 'react';
import type { CopyOutcome } from '../../components/actions/CopyButton.tsx';
import { SecondConfirmationSheet } from '../../components/overlays/SecondConfirmationSheet.tsx';
import { type Fault, toFault } from '../../domain/fault.ts';
import { signaturesIn } from '../../domain/psbt/Psbt.ts';
import type { PrepareFailure } from '../../domain/tx/preparation.ts';
import type { RouteParams } from '../../ports/Navigation.ts';
import { SharedPaymentScreen } from '../../screens/tx/SharedPayment/SharedPaymentScreen.tsx';
import type {
  SharedPaymentSummary,
  SharedPaymentView,
} from '../../screens/tx/SharedPayment/SharedPaymentScreen.types.ts';
import { ownPublicKeys, SharedWallet } from '../../stores/multisig/SharedWallet.ts';
import { PsbtDesk } from '../../stores/psbt/PsbtDesk.ts';
import type { ShownPsbt } from '../../stores/psbt/PsbtState.ts';
import { type AppServices, useApp } from '../AppContext.tsx';
import { saveFile } from '../fileHandOver.ts';
import { failureOf } from '../preparing.ts';
import { useCopied } from '../useCopied.ts';
import { useSecondConfirmation } from '../useSecondConfirmation.ts';

/** What is next: ours to sign, others' turn, or to be sent. @param ours - our keys of the wallet's addresses, hex */
export function nextStep(
  { psbt, explanation }: ShownPsbt,
  ours: ReadonlySet<string>,
): SharedPaymentSummary['step'] {
  if (explanation.isComplete) return 'send';
  if (ours.size === 0) return 'watch';
  const isSigned = psbt.inputs.every((input, at) => {
    const isOwn = explanation.inputs[at]?.isOwn === true;
    return !isOwn || signaturesIn(input).some(({ publicKey }) => ours.has(publicKey));
  });
  return isSigned ? 'pass-on' : 'sign';
}

/** How far making one of the form is; null where none is made, or it lies on the desk. */
export type MakingState = { readonly failure: PrepareFailure | null } | 'making' | null;

/** What the screen shows. */
export function sharedPaymentView(
  { stores }: Pick<AppServices, 'stores'>,
  making: MakingState,
  copied: CopyOutcome | null,
): SharedPaymentView {
  if (making === 'making') return { status: 'making' };
  if (making !== null) return { status: 'unmade', failure: making.failure };
  const { state, failure } = stores.lazy.of(PsbtDesk);
  if (!('explanation' in state)) return state;
  const { explanation } = state;
  const { state: wallet } = stores.lazy.of(SharedWallet);
  const ours = wallet.status === 'ready' ? ownPublicKeys(wallet.description) : new Set<string>();
  const paid = explanation.outputs.filter(({ isOwn }) => !isOwn);
  const least = explanation.inputs.reduce((one, other) => (other.signatures < one.signatures ? other : one));
  return {
    status: state.status === 'signing' ? 'signing' : 'shown',
    payments: paid.map(({ address, value }) => ({ to: address, amount: value })),
    amount: paid.reduce((sum, { value }) => sum + value, 0n),
    fee: explanation.fee,
    price: stores.accounts.price.quote,
    signatures: least.signatures,
    needed: least.needed ?? 1,
    step: nextStep(state, ours),
    problem: failure ?? failureOf(stores.tx.flow.state),
    copied,
  };
}

/** Makes one of what the form says, where the form led here. @returns how far that is, and what tries it again */
function useMaking({ stores }: AppServices, isAsked: boolean): readonly [MakingState, () => void] {
  const [making, setMaking] = useState<MakingState>(isAsked ? 'making' : null);
  const [round, setRound] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each round makes it anew
  useEffect(() => {
    if (!isAsked) return;
    const controller = new AbortController();
    const settle = (state: MakingState) => !controller.signal.aborted && setMaking(state);
    setMaking('making');
    stores.lazy
      .of(PsbtDesk)
      .propose(controller.signal)
      .then(
        (problem) => settle(problem && { failure: problem.kind === 'plan' ? null : problem }),
        (thrown: unknown) => settle({ failure: { kind: 'fault', fault: faultOf(thrown) } }),
      );
    return () => controller.abort();
  }, [stores, isAsked, round]);
  return [making, () => setRound((before) => before + 1)];
}

const faultOf = (thrown: unknown): Fault => toFault(thrown, 'offline');

/** Route /tx-shared; `make=form` where the form led here. */
export const SharedPaymentContainer = observer(function SharedPaymentContainer({
  params,
}: {
  readonly params: RouteParams;
}) {
  const app = useApp();
  const { stores, nav, host, clock } = app;
  const desk = stores.lazy.of(PsbtDesk);
  const wallet = stores.lazy.of(SharedWallet);
  const { key } = stores.keyrings.current;
  const [copied, copy] = useCopied<'payment'>(host, clock);
  const [making, makeAgain] = useMaking(app, params.make === 'form');
  useEffect(() => void wallet.load(key), [wallet, key]);
  useEffect(() => void stores.accounts.price.refresh(), [stores]);
  const text = desk.shown?.text ?? '';
  const { onSend: ask, sheet } = useSecondConfirmation({
    isHeld: () => desk.state.status === 'held',
    release: desk.release,
    send: async () => host.haptic('success'),
  });
  const sign = useCallback(async () => {
    if (desk.state.status !== 'held') await desk.sign();
    if (desk.failure === null) ask();
    else host.haptic('error');
  }, [desk, ask, host]);
  const review = async () => {
    if (await desk.prepare()) nav.go('tx-confirm');
    else host.haptic('error');
  };
  return (
    <>
      <SharedPaymentScreen
        {...sharedPaymentView(app, making, copied?.outcome ?? null)}
        onText={(given) => void desk.takeText(given)}
        onFile={(file) => void desk.takeFile(file)}
        onSign={() => void sign()}
        onReview={() => void review()}
        onCopy={() => copy('payment', text)}
        onSave={() => saveFile('kennel-payment.txt', text)}
        onDiscard={() => {
          desk.clear();
          nav.replace('tx-shared');
        }}
        onTryAgain={() => (making === null ? void desk.retry() : makeAgain())}
      />
      <SecondConfirmationSheet {...sheet} />
    </>
  );
});
