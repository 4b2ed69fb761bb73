// Requests that were signed here, and may be broadcast by anyone who has them.
import { Button } from '../../../components/actions/Button.tsx';
import { shortAddress } from '../../../components/address/AddressText.tsx';
import { Card } from '../../../components/layout/Card.tsx';
import { Row } from '../../../components/layout/Row.tsx';
import type { DogeAddress } from '../../../domain/address/DogeAddress.ts';
import type { Koinu } from '../../../domain/amount/Koinu.ts';
import type { Txid } from '../../../domain/tx/Txid.ts';
import { describeDate } from '../../../i18n/format/describeTime.ts';
import {
  describeSignedAt,
  describeSignedRequest,
  SIGNED_REQUEST_MESSAGES as MESSAGES,
} from '../../../i18n/messages/codes/signedRequestMessages.ts';
import styles from './PsbtScreen.module.css';

export interface SignedRequestLine {
  readonly txid: Txid;
  readonly amount: Koinu;
  readonly to: DogeAddress;
  /** the address's name; null if none */
  readonly name: string | null;
  /** milliseconds since 1970 */
  readonly signedAtMs: number;
  /** whether one of its coins can be spent, which invalidates it */
  readonly canCancel: boolean;
}

interface SignedRequestListProps {
  readonly requests: readonly SignedRequestLine[];
  readonly onCancelRequest: (txid: Txid) => void;
}

export function SignedRequestList({ requests, onCancelRequest }: SignedRequestListProps) {
  if (requests.length === 0) return null;
  return (
    <div className={styles.stack}>
      <Card title={MESSAGES.title} padding="flush">
        {requests.map(({ txid, amount, to, name, signedAtMs, canCancel }) => (
          <div key={txid}>
            <Row
              title={describeSignedRequest(amount, name ?? shortAddress(to))}
              text={describeSignedAt(describeDate(signedAtMs))}
            />
            {canCancel && (
              <Button tone="plain" isWide onPress={() => onCancelRequest(txid)}>
                {MESSAGES.cancel}
              </Button>
            )}
          </div>
        ))}
      </Card>
      <p className={styles.note}>{MESSAGES.text}</p>
    </div>
  );
}
