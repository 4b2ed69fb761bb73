// What stands where nothing is yet: a drawing, what will be here, and the next step.
import type { ReactNode } from 'react';
import { Button, type ButtonAction } from '../actions/Button.tsx';
import styles from './EmptyState.module.css';

export interface EmptyStateProps {
  readonly illustration?: ReactNode;
  readonly title: string;
  readonly text?: string;
  readonly action?: ButtonAction;
}

/** An empty state; its action is quiet, since the screen's gold one may be elsewhere. */
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
