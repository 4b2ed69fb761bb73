// Recipients to pay again: recent ones and contacts, each one press away.
import type { DogeAddress } from '../../domain/address/DogeAddress.ts';
import { RECIPIENT_MESSAGES as MESSAGES } from '../../i18n/messages/send/recipientMessages.ts';
import { Identicon } from '../art/Identicon.tsx';
import { Card } from '../layout/Card.tsx';
import { Row } from '../layout/Row.tsx';
import { shortAddress } from './AddressText.tsx';
import styles from './RecentRecipients.module.css';

export interface RecentRecipient {
  readonly address: DogeAddress;
  /** the contact's name; null without one */
  readonly name: string | null;
}

export interface RecentRecipientsProps {
  /** most recent first, a few */
  readonly recipients: readonly RecentRecipient[];
  readonly onPick: (address: DogeAddress) => void;
}

/** Renders nothing without recipients. */
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
