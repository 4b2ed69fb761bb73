// An id in full, with a copy button.

import { CopyButton, type CopyOutcome } from '../actions/CopyButton.tsx';
import { Card } from './Card.tsx';
import styles from './IdCard.module.css';

export interface IdCardProps {
  /** what it identifies */
  readonly title: string;
  readonly id: string;
  /** accessible name of the copy button */
  readonly copyLabel: string;
  /** result of the last copy; null at rest */
  readonly copied: CopyOutcome | null;
  readonly onCopy: () => void;
  /** an explanation */
  readonly text?: string;
  /** shown instead if copying failed */
  readonly byHand: string;
}

/** Selectable as a whole, in case the clipboard is blocked. */
export function IdCard({ title, id, copyLabel, copied, onCopy, text, byHand }: IdCardProps) {
  const under = copied === 'failed' ? byHand : text;
  return (
    <Card title={title}>
      <div className={styles.line}>
        <code className={styles.id} translate="no">
          {id}
        </code>
        <CopyButton variant="icon" label={copyLabel} outcome={copied} onCopy={onCopy} />
      </div>
      {under !== undefined && <p className={styles.text}>{under}</p>}
    </Card>
  );
}
