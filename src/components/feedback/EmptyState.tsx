// An empty state: an illustration, what will be here, and the next step.
import type { ReactNode } from 'react';
import { Button, type ButtonAction } from '../actions/Button.tsx';
import styles from './EmptyState.module.css';

export interface EmptyStateProps {
  /** decorative, above the title, for example an `Illustration` */
  readonly illustration?: ReactNode;
  readonly title: string;
  /** what will be here, or why nothing is */
  readonly text?: string;
  /** the next step, as a small quiet button */
  readonly action?: ButtonAction;
}

/** Its action is quiet, since the screen's gold one may be elsewhere. */
export function EmptyState({ illustration, title, text, action }: EmptyStateProps) {
  return (
    <div className={styles.empty}>
      {illustration}
      <h2 className={styles.title}>{title}</h2>
      {text !== undefined && <p className={styles.text}>{text}</p>}
      {action && (
        <Button size="small" onPress={action.onPress}>
          {action.label}
        </Button>
      )}
    </div>
  );
}
