// An id in full, with the button that copies it.

import { CopyButton, type CopyOutcome } from '../actions/CopyButton.tsx';
import { Card } from './Card.tsx';
import styles from './IdCard.module.css';

export interface IdCardProps {
  /** what it is the id of */
  readonly title: string;
  readonly id: string;
  /** names the copy button aloud */
  readonly copyLabel: string;
  /** what became of the last copy; null at rest */
  readonly copied: CopyOutcome | null;
  readonly onCopy: () => void;
  /** what there is to know of it */
  readonly text?: string;
  /** said instead when the clipboard did not take it */
  readonly byHand: string;
}

/** Selectable as one piece, for when the clipboard is closed. */
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
