// Sender and recipient of a transfer, by an index's report.
import { AddressText } from '../../../components/address/AddressText.tsx';
import { Card } from '../../../components/layout/Card.tsx';
import type { DogeAddress } from '../../../domain/address/DogeAddress.ts';
import type { TokenActivity } from '../../../domain/drc20/TokenActivity.ts';
import { ACTIVITY_MESSAGES as MESSAGES } from '../../../i18n/messages/tokens/tokenActivityMessages.ts';
import styles from './TransferDetailScreen.module.css';

interface TransferSidesProps {
  readonly activity: TokenActivity;
  /** the contact's name of an address; null if it isn't a contact */
  readonly nameOf: (address: DogeAddress) => string | null;
}

export function TransferSides({ activity: { op, from, to }, nameOf }: TransferSidesProps) {
  const isMade = op === 'mint' || op === 'deploy';
  return (
    <Card>
      {from !== null && (
        <Side role={isMade ? MESSAGES.by : MESSAGES.from} address={from} name={nameOf(from)} />
      )}
      {to !== null && to !== from && (
        <Side role={isMade ? MESSAGES.by : MESSAGES.to} address={to} name={nameOf(to)} />
      )}
    </Card>
  );
}

interface SideProps {
  readonly role: string;
  readonly address: DogeAddress;
  readonly name: string | null;
}

function Side({ role, address, name }: SideProps) {
  return (
    <div className={styles.address}>
      <p className={styles.role}>{role}</p>
      {name !== null && (
        <p className={styles.name}>
          <bdi>{name}</bdi>
        </p>
      )}
      <AddressText address={address} />
    </div>
  );
}
