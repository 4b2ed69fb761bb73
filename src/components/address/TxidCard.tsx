// A transaction's id in full, with a copy button.

import type { Txid } from '../../domain/tx/Txid.ts';
import { COMPONENT_MESSAGES as MESSAGES } from '../../i18n/messages/app/componentMessages.ts';
import { CopyButton, type CopyOutcome } from '../actions/CopyButton.tsx';
import { Card } from '../layout/Card.tsx';
import styles from './TxidCard.module.css';

export interface TxidCardProps {
  readonly txid: Txid;
  /** result of the last copy; null at rest */
  readonly copied: CopyOutcome | null;
  readonly onCopy: () => void;
}

/** The id is selectable as a whole, in case the clipboard is blocked. */
export function TxidCard({ txid, copied, onCopy }: TxidCardProps) {
  return (
    <Card title={MESSAGES.txid}>
      <div className={styles.line}>
        <code className={styles.txid} translate="no">
          {txid}
        </code>
        <CopyButton variant="icon" label={MESSAGES.copyTxid} outcome={copied} onCopy={onCopy} />
      </div>
      {copied === 'failed' && <p className={styles.failed}>{MESSAGES.txidByHand}</p>}
    </Card>
  );
}
