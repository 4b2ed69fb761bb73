// Progress of preparing, in place of the action, with a cancel button.

import type { PrepareStep } from '../../domain/tx/preparation.ts';
import {
  checkingCoins,
  COMPONENT_MESSAGES as MESSAGES,
  signingCoins,
} from '../../i18n/messages/app/componentMessages.ts';
import { Button } from '../actions/Button.tsx';
import styles from './PreparingBar.module.css';
import { ProgressBar } from './ProgressBar.tsx';

interface PreparingBarProps {
  /** fetching fills the bar; signing shows it full */
  readonly step: PrepareStep;
  readonly onCancel: () => void;
}

/** Actual progress: one step per fetched and hashed transaction. */
export function PreparingBar({ step, onCancel }: PreparingBarProps) {
  const message = describeStep(step);
  const share = step.kind === 'fetching' ? step.done / Math.max(1, step.total) : 1;
  return (
    <div className={styles.bar}>
      <p role="status">{message}</p>
      <ProgressBar percent={100 * share} spoken={{ label: message, now: share, of: 1 }} />
      <Button tone="quiet" isWide onPress={onCancel}>
        {MESSAGES.stop}
      </Button>
    </div>
  );
}

function describeStep(step: PrepareStep): string {
  switch (step.kind) {
    case 'fetching':
      return checkingCoins(step.done, step.total);
    case 'signing':
      return signingCoins(step.inputs);
  }
}
