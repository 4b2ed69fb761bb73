// A thin progress bar of a known total.
import { Progress } from '@mantine/core';
import { HeadlessScope } from '../theme/HeadlessScope.tsx';
import styles from './ProgressBar.module.css';

/** For a bar that must be announced; null: the text beside it says it. */
export interface SpokenProgress {
  /** accessible name */
  readonly label: string;
  readonly now: number;
  readonly of: number;
  /** @default the percentage */
  readonly text?: string;
}

interface ProgressBarProps {
  /** 0 to 100 */
  readonly percent: number;
  readonly spoken: SpokenProgress | null;
  /** gold is under way, green is done. @default 'gold' */
  readonly tone?: 'gold' | 'received';
  /** pulses, for long pauses. @default false */
  readonly isPulsing?: boolean;
}

/** As wide as its container. */
export function ProgressBar({ percent, spoken, tone = 'gold', isPulsing = false }: ProgressBarProps) {
  return (
    <HeadlessScope>
      <Progress.Root {...(spoken === null ? { 'aria-hidden': true } : ariaOf(spoken))}>
        <Progress.Section
          className={styles.part ?? ''}
          mod={{ tone, pulsing: isPulsing }}
          value={percent}
          withAria={false}
        />
      </Progress.Root>
    </HeadlessScope>
  );
}

const ariaOf = ({ label, now, of, text }: SpokenProgress) => ({
  role: 'progressbar',
  'aria-label': label,
  'aria-valuemin': 0,
  'aria-valuemax': of,
  'aria-valuenow': now,
  'aria-valuetext': text,
});
