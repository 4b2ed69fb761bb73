// The steps of a transfer, each with its transaction.

import type { Txid } from '../../domain/tx/Txid.ts';
import { ACTIVITY_MESSAGES as MESSAGES } from '../../i18n/messages/tokens/tokenActivityMessages.ts';
import { shortAddress } from '../address/AddressText.tsx';
import { Icon } from '../art/Icon.tsx';
import type { IconName } from '../art/iconPaths.ts';
import { Card } from '../layout/Card.tsx';
import { type SteppedTransfer, type TransferStep, transferSteps } from './stepsOfTransfer.ts';
import styles from './TransferSteps.module.css';

export interface TransferStepsProps {
  readonly own: SteppedTransfer;
  /** to a whole transaction; absent: no links */
  readonly onEntry?: (txid: Txid) => void;
}

const ICONS: Readonly<Record<TransferStep['state'], IconName | null>> = {
  done: 'check',
  now: 'clock',
  next: null,
  failed: 'close',
};

/** The current step pulses, and is static under reduced motion. */
export function TransferSteps({ own, onEntry }: TransferStepsProps) {
  return (
    <Card title={MESSAGES.steps}>
      <ol className={styles.steps}>
        {transferSteps(own).map((step) => (
          <li key={step.key} className={styles.step} data-state={step.state}>
            <StepDot state={step.state} />
            <div className={styles.stepMessage}>
              <span className={styles.stepTitle}>{step.title}</span>
              <span className={styles.stepText}>{step.text}</span>
            </div>
            {step.txid !== null && onEntry && (
              <StepLink txid={step.txid} title={step.title} onEntry={onEntry} />
            )}
          </li>
        ))}
      </ol>
    </Card>
  );
}

function StepDot({ state }: Pick<TransferStep, 'state'>) {
  const icon = ICONS[state];
  return <span className={styles.dot}>{icon !== null && <Icon name={icon} size={16} />}</span>;
}

interface StepLinkProps extends Required<Pick<TransferStepsProps, 'onEntry'>> {
  readonly txid: Txid;
  readonly title: string;
}

function StepLink({ txid, title, onEntry }: StepLinkProps) {
  return (
    <button type="button" className={styles.link} onClick={() => onEntry(txid)}>
      <span className="heard">{title} </span>
      {shortAddress(txid)}
      <Icon name="chevron" size={16} />
    </button>
  );
}
