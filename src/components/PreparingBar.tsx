// How far preparing has come, in place of the action, with the way to stop it.
import { checkingCoins, COMPONENT_MESSAGES as MESSAGES, signingCoins } from '../text/componentMessages.ts';
import { Button } from './Button.tsx';
import type { PrepareStep } from './Preparing.ts';
import styles from './PreparingBar.module.css';

interface PreparingBarProps {
  readonly step: PrepareStep;
  readonly onCancel: () => void;
}

/** Real progress: one step for each transaction that was fetched and hashed. */
export function PreparingBar({ step, onCancel }: PreparingBarProps) {
  return (
    <div className={styles.bar}>
      <p id="preparing" role="status">
        {describeStep(step)}
      </p>
      <progress
        className={styles.progress}
        aria-labelledby="preparing"
        max={1}
        {...(step.kind === 'fetching' ? { value: step.done / Math.max(1, step.total) } : { value: 1 })}
      />
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
