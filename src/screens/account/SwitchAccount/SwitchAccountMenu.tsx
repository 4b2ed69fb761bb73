// The sheet with the actions for one account.
import { useRef } from 'react';
import { MenuItem } from '../../../components/actions/MenuItem.tsx';
import { AddressText } from '../../../components/address/AddressText.tsx';
import { Sheet } from '../../../components/overlays/Sheet.tsx';
import { ACCOUNTS_MESSAGES } from '../../../i18n/messages/accounts/walletMessages.ts';
import styles from './SwitchAccountScreen.module.css';
import type { AccountChoice, SwitchAccountEvents } from './SwitchAccountScreen.types.ts';

interface AccountMenuProps extends Pick<SwitchAccountEvents, 'onRename' | 'onCopy' | 'onShowKey'> {
  readonly accounts: readonly AccountChoice[];
  /** watch-only accounts have no key to show */
  readonly canShowKey: boolean;
  /** key of the account whose menu is open; null: none */
  readonly menuOf: string | null;
  readonly onClose: () => void;
}

/** Keeps its contents while closing; shows the whole address, to compare it. */
export function AccountMenu({ accounts, canShowKey, menuOf, onClose, ...on }: AccountMenuProps) {
  const lastKey = useRef(menuOf);
  if (menuOf !== null) lastKey.current = menuOf;
  const account = accounts.find(({ key }) => key === lastKey.current);
  if (account === undefined) return null;
  const { key, address } = account;
  const copy = () => {
    on.onCopy(key);
    onClose();
  };
  return (
    <Sheet isOpen={menuOf !== null} title={account.name} onClose={onClose}>
      <p className={styles.whole}>
        <AddressText address={address} />
      </p>
      <div className={styles.items}>
        <MenuItem icon="copy" label={ACCOUNTS_MESSAGES.copy} onPress={copy} />
        <MenuItem icon="pencil" label={ACCOUNTS_MESSAGES.rename} onPress={() => on.onRename(key)} />
        {canShowKey && (
          <MenuItem icon="key" label={ACCOUNTS_MESSAGES.showKey} onPress={() => on.onShowKey(key)} />
        )}
      </div>
    </Sheet>
  );
}
