// A thin bar that fills: how much of something known there is already.
import { Progress } from '@mantine/core';
import { HeadlessScope } from '../theme/HeadlessScope.tsx';
import styles from './ProgressBar.module.css';

/** Said aloud where the bar says it alone; null: the words beside it say it. */
export interface SpokenProgress {
  /** names what is measured */
  readonly label: string;
  readonly now: number;
  readonly of: number;
  /** @default how many of how many, in percent */
  readonly text?: string;
}

interface ProgressBarProps {
  /** 0 to 100 */
  readonly percent: number;
  readonly spoken: SpokenProgress | null;
  /** gold is under way, green is there. @default 'gold' */
  readonly tone?: 'gold' | 'received';
  /** it may stand still for long: it pulses. @default false */
  readonly isPulsing?: boolean;
}

/** As wide as its place. */
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
