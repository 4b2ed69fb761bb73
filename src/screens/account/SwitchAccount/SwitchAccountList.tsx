// The accounts as rows; with nine or more, a search over names and addresses.
import { useState } from 'react';
import { IconButton } from '../../../components/actions/IconButton.tsx';
import { shortAddress } from '../../../components/address/AddressText.tsx';
import { Identicon } from '../../../components/art/Identicon.tsx';
import { EmptyState } from '../../../components/feedback/EmptyState.tsx';
import { ChoiceRow } from '../../../components/fields/ChoiceRow.tsx';
import { TextField } from '../../../components/fields/TextField.tsx';
import { Card } from '../../../components/layout/Card.tsx';
import { GlanceText } from '../../../components/money/GlanceText.tsx';
import { ACCOUNTS_MESSAGES, menuLabel } from '../../../i18n/messages/accounts/walletMessages.ts';
import styles from './SwitchAccountScreen.module.css';
import type { AccountChoice, SwitchAccountEvents, SwitchAccountView } from './SwitchAccountScreen.types.ts';

type AccountListProps = SwitchAccountView &
  Pick<SwitchAccountEvents, 'onChoose'> & {
    readonly onMenu: (key: string) => void;
  };

/** Fewer accounts fit on one screen. */
const SEARCHED_FROM = 9;

/** Rows out of view aren't laid out, so that a hundred cost as much as ten. */
export function AccountList({ accounts, isHidden, onChoose, onMenu }: AccountListProps) {
  const [sought, setSought] = useState('');
  const found = accounts.filter((account) => isFound(account, sought));
  return (
    <>
      {accounts.length >= SEARCHED_FROM && <Search text={sought} onText={setSought} />}
      {found.length === 0 ? (
        <EmptyState title={ACCOUNTS_MESSAGES.noneFound} text={ACCOUNTS_MESSAGES.noneFoundText} />
      ) : (
        <Card padding="flush">
          <ul>
            {found.map((account) => (
              <li key={account.key} className={styles.item}>
                <ChoiceRow
                  name={account.name}
                  leading={<Identicon address={account.address} />}
                  amount={<GlanceText balance={account.balance} isHidden={isHidden} />}
                  note={<Whereabouts address={account.address} path={account.path} />}
                  isCurrent={account.isCurrent}
                  onChoose={() => onChoose(account.key)}
                  menuLabel={menuLabel(account.name)}
                  onMenu={() => onMenu(account.key)}
                />
              </li>
            ))}
          </ul>
        </Card>
      )}
    </>
  );
}

/** Address and path, truncated to fit. */
function Whereabouts({ address, path }: Pick<AccountChoice, 'address' | 'path'>) {
  return (
    <>
      <span className={styles.address} dir="ltr">
        {shortAddress(address)}
      </span>
      {path !== '' && (
        <span className={styles.path} dir="ltr">
          {path}
        </span>
      )}
    </>
  );
}

function Search({ text, onText }: { readonly text: string; readonly onText: (text: string) => void }) {
  return (
    <TextField
      label={ACCOUNTS_MESSAGES.search}
      text={text}
      onText={onText}
      {...(text !== '' && {
        trailing: <IconButton icon="close" label={ACCOUNTS_MESSAGES.clear} onPress={() => onText('')} />,
      })}
    />
  );
}

function isFound({ name, address }: AccountChoice, sought: string): boolean {
  const wanted = sought.trim().normalize('NFC').toLowerCase();
  return name.normalize('NFC').toLowerCase().includes(wanted) || address.toLowerCase().startsWith(wanted);
}
