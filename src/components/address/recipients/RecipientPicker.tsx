// The sheet of recipients by name: contacts, and our own other accounts.
import { useState } from 'react';
import type { DogeAddress } from '../../../domain/address/DogeAddress.ts';
import type { NamedAddress } from '../../../domain/address/judgeRecipient.ts';
import { RECIPIENT_MESSAGES as MESSAGES } from '../../../i18n/messages/send/recipientMessages.ts';
import { EmptyState } from '../../feedback/EmptyState.tsx';
import { SearchField } from '../../fields/SearchField.tsx';
import { Sheet } from '../../overlays/Sheet.tsx';
import { findNamed, NamedAddressList } from '../NamedAddressList.tsx';
import styles from './RecipientPicker.module.css';

/** Recipients to pick from. */
export interface KnownRecipients {
  readonly contacts: readonly NamedAddress[];
  /** our accounts, without the current one */
  readonly own: readonly NamedAddress[];
  /** redeem script addresses of ours, which must not be paid; absent: none known */
  readonly commitAddresses?: ReadonlySet<string>;
}

interface RecipientPickerProps {
  readonly isOpen: boolean;
  readonly known: KnownRecipients;
  readonly onPick: (address: DogeAddress) => void;
  readonly onClose: () => void;
}

/** Fewer entries fit on one screen. */
const SEARCHED_FROM = 7;

/** A press picks and closes. */
export function RecipientPicker({ isOpen, known, onPick, onClose }: RecipientPickerProps) {
  const [sought, setSought] = useState('');
  const pick = (address: DogeAddress) => {
    onPick(address);
    onClose();
  };
  const named = findNamed(known.contacts, sought);
  const contacts = named.filter(({ isFromFile }) => isFromFile !== true);
  const unchecked = named.filter(({ isFromFile }) => isFromFile === true);
  const accounts = findNamed(known.own, sought);
  const own = accounts.filter(({ isWatched }) => isWatched !== true);
  const watched = accounts.filter(({ isWatched }) => isWatched === true);
  const isLong = known.contacts.length + known.own.length >= SEARCHED_FROM;
  return (
    <Sheet isOpen={isOpen} title={MESSAGES.pickTitle} onClose={onClose}>
      <div className={styles.lists}>
        {isLong && (
          <SearchField label={MESSAGES.search} clearLabel={MESSAGES.clear} text={sought} onText={setSought} />
        )}
        {known.contacts.length === 0 && (
          <EmptyState title={MESSAGES.noContacts} text={MESSAGES.noContactsText} />
        )}
        {sought !== '' && named.length + accounts.length === 0 && (
          <EmptyState title={MESSAGES.noneFound} text={MESSAGES.noneFoundText} />
        )}
        {contacts.length > 0 && (
          <NamedAddressList title={MESSAGES.yourContacts} entries={contacts} onPress={pick} />
        )}
        {unchecked.length > 0 && (
          <NamedAddressList title={MESSAGES.fromFile} entries={unchecked} onPress={pick} />
        )}
        {own.length > 0 && <NamedAddressList title={MESSAGES.ownAccounts} entries={own} onPress={pick} />}
        {watched.length > 0 && <NamedAddressList title={MESSAGES.watched} entries={watched} onPress={pick} />}
      </div>
    </Sheet>
  );
}
