// What a shared payment does, how many have signed, and the next step.

import { useState } from 'react';
import { BottomAction } from '../../../components/actions/BottomAction.tsx';
import { Button } from '../../../components/actions/Button.tsx';
import { CopyButton } from '../../../components/actions/CopyButton.tsx';
import { AddressText } from '../../../components/address/AddressText.tsx';
import { Notice } from '../../../components/feedback/Notice.tsx';
import { PrepareFailureNotice } from '../../../components/feedback/PrepareFailureNotice.tsx';
import { Card } from '../../../components/layout/Card.tsx';
import { Disclosure } from '../../../components/layout/Disclosure.tsx';
import { Facts } from '../../../components/layout/Facts.tsx';
import { Page } from '../../../components/layout/Page.tsx';
import { AmountHero } from '../../../components/money/AmountHero.tsx';
import { AmountText } from '../../../components/money/AmountText.tsx';
import { describePsbtProblem } from '../../../i18n/messages/codes/psbtMessages.ts';
import {
  describeProgress,
  SHARED_PAYMENT_MESSAGES as MESSAGES,
} from '../../../i18n/messages/send/sharedPaymentMessages.ts';
import { PaymentEntry } from './PaymentEntry.tsx';
import styles from './SharedPayment.module.css';
import type { SharedPaymentEvents, SharedPaymentSummary } from './SharedPaymentScreen.types.ts';

interface ShownPaymentProps extends SharedPaymentSummary, SharedPaymentEvents {
  readonly isSigning: boolean;
}

export function ShownPayment(props: ShownPaymentProps) {
  const { payments, amount, fee, price, signatures, needed, step, isSigning } = props;
  const [isAdding, setAdding] = useState(false);
  return (
    <Page title={MESSAGES.title} bottom={<NextStep {...props} />}>
      <AmountHero amount={amount} price={price} tone="gold" />
      <Signatures signatures={signatures} needed={needed} />
      <Problem {...props} />
      <Card>
        <ul className={styles.payments}>
          {payments.map(({ to, amount: paid }, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: outputs have no other identity than their index
            <li key={at}>
              <p className={styles.name}>{MESSAGES.to}</p>
              <p className={styles.address}>
                {to === null ? MESSAGES.noAddress : <AddressText address={to} />}
              </p>
              {payments.length > 1 && <AmountText amount={paid} />}
            </li>
          ))}
        </ul>
        <Facts
          facts={[
            { name: MESSAGES.fee, value: <AmountText amount={fee} /> },
            { name: MESSAGES.total, value: <AmountText amount={amount + fee} /> },
          ]}
        />
      </Card>
      {step !== 'sign' && <PassOn {...props} />}
      {step !== 'send' && !isSigning && (
        <Disclosure title={MESSAGES.add} isOpen={isAdding} onToggle={() => setAdding(!isAdding)}>
          <PaymentEntry {...props} action={MESSAGES.add} isQuiet />
        </Disclosure>
      )}
      <Button tone="plain" size="small" isDisabled={isSigning} onPress={props.onDiscard}>
        {MESSAGES.discard}
      </Button>
    </Page>
  );
}

/** A mark for each signature that it takes, and the count in words. */
function Signatures({ signatures, needed }: Pick<SharedPaymentSummary, 'signatures' | 'needed'>) {
  return (
    <div className={styles.signatures}>
      <span className={styles.marks} aria-hidden="true">
        {Array.from({ length: needed }, (_, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: marks have no other identity than their index
          <span key={at} className={styles.mark} data-on={at < signatures || undefined} />
        ))}
      </span>
      <span role="status">{describeProgress(signatures, needed)}</span>
    </div>
  );
}

function Problem({ problem, onTryAgain }: ShownPaymentProps) {
  if (problem === null) return null;
  if (problem.kind !== 'psbt') return <PrepareFailureNotice failure={problem} onRetry={onTryAgain} />;
  return <Notice tone="problem" isLive {...describePsbtProblem(problem.problem)} />;
}

const COPY_LABELS = {
  rest: () => MESSAGES.copy,
  copied: () => MESSAGES.copied,
  failed: () => MESSAGES.notCopied,
} as const;

function NextStep({ step, isSigning, copied, onSign, onReview, onCopy }: ShownPaymentProps) {
  if (step === 'send')
    return <BottomAction label={MESSAGES.review} onPress={onReview} isEnabled isBusy={false} />;
  if (step !== 'sign')
    return <BottomAction label={COPY_LABELS[copied ?? 'rest']()} onPress={onCopy} isEnabled isBusy={false} />;
  return (
    <BottomAction
      label={isSigning ? MESSAGES.signing : MESSAGES.sign}
      onPress={onSign}
      isEnabled={!isSigning}
      isBusy={isSigning}
      isInPageOnly
    />
  );
}

const SAID = {
  'pass-on': () => ({ title: MESSAGES.signedNext, text: MESSAGES.signedNextText }),
  watch: () => ({ title: MESSAGES.waiting, text: MESSAGES.waitingText }),
  send: () => ({ title: MESSAGES.readyTitle, text: MESSAGES.readyText }),
} as const;

function PassOn({ step, copied, onCopy, onSave }: ShownPaymentProps) {
  if (step === 'sign') return null;
  return (
    <>
      <Notice tone="note" {...SAID[step]()} />
      <div className={styles.ways}>
        {step === 'send' && <CopyButton label={MESSAGES.copy} outcome={copied} onCopy={onCopy} />}
        <Button size="small" icon="file" onPress={onSave}>
          {MESSAGES.save}
        </Button>
      </div>
    </>
  );
}
