// Whom to pay again: people paid before, and contacts, each a press away.
import type { DogeAddress } from '../../domain/address/DogeAddress.ts';
import { RECIPIENT_MESSAGES as MESSAGES } from '../../i18n/messages/send/recipientMessages.ts';
import { Identicon } from '../art/Identicon.tsx';
import { Card } from '../layout/Card.tsx';
import { Row } from '../layout/Row.tsx';
import { shortAddress } from './AddressText.tsx';
import styles from './RecentRecipients.module.css';

/** Somebody who can be paid by a press. */
export interface RecentRecipient {
  readonly address: DogeAddress;
  /** what the person calls it; null while it has no name */
  readonly name: string | null;
}

export interface RecentRecipientsProps {
  /** the latest first, a few */
  readonly recipients: readonly RecentRecipient[];
  readonly onPick: (address: DogeAddress) => void;
}

/** Nothing where there is nobody. */
export function RecentRecipients({ recipients, onPick }: RecentRecipientsProps) {
  if (recipients.length === 0) return null;
  return (
    <Card padding="flush" title={MESSAGES.recent}>
      <ul>
        {recipients.map(({ address, name }) => {
          const short = (
            <span className={styles.address} dir="ltr">
              {shortAddress(address)}
            </span>
          );
          return (
            <li key={address}>
              <Row
                leading={<Identicon address={address} />}
                title={name === null ? short : <bdi>{name}</bdi>}
                {...(name !== null && { second: short })}
                onPress={() => onPick(address)}
              />
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
