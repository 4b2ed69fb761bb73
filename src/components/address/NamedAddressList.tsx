// Contacts and accounts to pick from, searchable by name or start of address.
import type { ReactNode } from 'react';
import type { DogeAddress } from '../../domain/address/DogeAddress.ts';
import type { NamedAddress } from '../../domain/address/judgeRecipient.ts';
import { Identicon } from '../art/Identicon.tsx';
import { Card } from '../layout/Card.tsx';
import { Row } from '../layout/Row.tsx';
import { shortAddress } from './AddressText.tsx';
import styles from './NamedAddressList.module.css';

export interface NamedAddressListProps {
  /** heading; absent where the list stands alone */
  readonly title?: string;
  /** in any order: sorted by name here */
  readonly entries: readonly NamedAddress[];
  readonly onPress: (address: DogeAddress) => void;
  /** after the name, for example a chevron */
  readonly trailing?: ReactNode;
}

/** Sorted by name in the user's language. Rows out of view aren't laid out. */
export function NamedAddressList({ title, entries, onPress, trailing }: NamedAddressListProps) {
  return (
    <Card padding="flush" {...(title !== undefined && { title })}>
      <ul>
        {byName(entries).map(({ address, name }) => (
          <li key={address} className={styles.item}>
            <Row
              leading={<Identicon address={address} />}
              title={<bdi>{name}</bdi>}
              second={
                <span className={styles.address} dir="ltr">
                  {shortAddress(address)}
                </span>
              }
              {...(trailing !== undefined && { trailing })}
              onPress={() => onPress(address)}
            />
          </li>
        ))}
      </ul>
    </Card>
  );
}

const byName = (entries: readonly NamedAddress[]): readonly NamedAddress[] =>
  [...entries].sort((one, other) => one.name.localeCompare(other.name, undefined, { numeric: true }));

/** Entries whose name contains the text, or whose address starts with it. */
export function findNamed<Entry extends NamedAddress>(
  entries: readonly Entry[],
  text: string,
): readonly Entry[] {
  const wanted = text.trim().normalize('NFC').toLowerCase();
  return entries.filter(
    ({ name, address }) =>
      name.normalize('NFC').toLowerCase().includes(wanted) || address.toLowerCase().startsWith(wanted),
  );
}
