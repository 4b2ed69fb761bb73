// How far preparing has come, in place of the action, with the way to stop it.
import { Button } from '../../components/Button.tsx';
import styles from './PreparingBar.module.css';
import type { PrepareStep } from './TxCreateScreen.types.ts';

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
        Stop
      </Button>
    </div>
  );
}

function describeStep(step: PrepareStep): string {
  switch (step.kind) {
    case 'fetching':
      return `Checking your coins: ${step.done} of ${step.total}`;
    case 'signing':
      return step.inputs === 1 ? 'Signing' : `Signing ${step.inputs} coins`;
  }
}
