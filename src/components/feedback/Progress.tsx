// Progress through named stages: a strongbox's dial that fills, and the stage in words.
import { stepOf } from '../../i18n/messages/app/componentMessages.ts';
import { Mark } from '../art/Mark.tsx';
import styles from './Progress.module.css';

export interface ProgressProps {
  /** accessible name, for example "Sealing your vault" */
  readonly label: string;
  /** every stage in words, in order */
  readonly stages: readonly string[];
  /** the current stage, from 0 */
  readonly current: number;
}

const RADIUS = 54;
const GAP_DEGREES = 14;

/** The dial, one arc per stage; the current arc pulses, and is static under reduced motion. */
export function Progress({ label, stages, current }: ProgressProps) {
  return (
    <div className={styles.progress}>
      <div
        className={styles.dial}
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={stages.length}
        aria-valuenow={current}
        aria-valuetext={stages[current] ?? ''}
      >
        <svg aria-hidden="true" viewBox="0 0 128 128" width="128" height="128">
          {stages.map((stage, index) => (
            <path
              key={stage}
              d={arc(index, stages.length)}
              className={styles.arc}
              data-state={index < current ? 'done' : index === current ? 'now' : 'next'}
            />
          ))}
        </svg>
        <Mark size={56} />
      </div>
      <p className={styles.stage} role="status">
        {stages[current]}
      </p>
      {stages.length > 1 && (
        <p className={styles.count}>{stepOf(Math.min(current + 1, stages.length), stages.length)}</p>
      )}
    </div>
  );
}

/** The arc of one stage, clockwise from the top. */
function arc(index: number, count: number): string {
  const turn = 360 / count;
  const from = point(index * turn + GAP_DEGREES / 2);
  const to = point((index + 1) * turn - GAP_DEGREES / 2);
  const isLarge = turn - GAP_DEGREES > 180 ? 1 : 0;
  return `M${from}A${RADIUS} ${RADIUS} 0 ${isLarge} 1 ${to}`;
}

function point(degrees: number): string {
  const angle = ((degrees - 90) * Math.PI) / 180;
  return `${(64 + RADIUS * Math.cos(angle)).toFixed(2)} ${(64 + RADIUS * Math.sin(angle)).toFixed(2)}`;
}
