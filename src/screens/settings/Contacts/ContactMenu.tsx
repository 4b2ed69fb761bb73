// The sheet with the actions for one contact; shows the whole address, to compare it.
import { useRef } from 'react';
import { MenuItem } from '../../../components/actions/MenuItem.tsx';
import { AddressText } from '../../../components/address/AddressText.tsx';
import { Sheet } from '../../../components/overlays/Sheet.tsx';
import type { DogeAddress } from '../../../domain/address/DogeAddress.ts';
import type { NamedAddress } from '../../../domain/address/judgeRecipient.ts';
import { CONTACTS_MESSAGES as MESSAGES } from '../../../i18n/messages/settings/contactMessages.ts';
import styles from './ContactsScreen.module.css';
import type { ContactsEvents } from './ContactsScreen.types.ts';

interface ContactMenuProps extends Pick<ContactsEvents, 'onRename' | 'onRemove' | 'onCopy' | 'onPay'> {
  readonly contacts: readonly NamedAddress[];
  /** null: none is open */
  readonly menuOf: DogeAddress | null;
  readonly onClose: () => void;
}

/** Keeps its contents while closing. */
export function ContactMenu({ contacts, menuOf, onClose, ...on }: ContactMenuProps) {
  const last = useRef<NamedAddress | null>(null);
  const contact = contacts.find(({ address }) => address === menuOf) ?? last.current;
  last.current = contact;
  if (contact === null) return null;
  const { address, name } = contact;
  const act = (does: (of: DogeAddress) => void) => () => {
    does(address);
    onClose();
  };
  return (
    <Sheet isOpen={menuOf !== null} title={name} onClose={onClose}>
      <p className={styles.whole}>
        <AddressText address={address} />
      </p>
      <div className={styles.items}>
        {on.onPay && <MenuItem icon="send" label={MESSAGES.pay} onPress={act(on.onPay)} />}
        <MenuItem icon="copy" label={MESSAGES.copy} onPress={act(on.onCopy)} />
        <MenuItem icon="pencil" label={MESSAGES.rename} onPress={act(on.onRename)} />
        <MenuItem icon="trash" tone="danger" label={MESSAGES.remove} onPress={act(on.onRemove)} />
      </div>
    </Sheet>
  );
}
