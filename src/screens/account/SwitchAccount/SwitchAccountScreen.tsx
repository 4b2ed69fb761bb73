// Accounts of the current wallet: choose one, open its actions; the first row leads to the wallets.
import { useState } from 'react';
import { IconButton } from '../../../components/actions/IconButton.tsx';
import { Avatar } from '../../../components/address/Avatar.tsx';
import { Notice } from '../../../components/feedback/Notice.tsx';
import { Card } from '../../../components/layout/Card.tsx';
import { Page } from '../../../components/layout/Page.tsx';
import { Row } from '../../../components/layout/Row.tsx';
import { isWatched, nameWalletKind } from '../../../i18n/messages/accounts/nameWalletKind.ts';
import {
  ACCOUNTS_MESSAGES,
  countWallets,
  whyOneAccount,
} from '../../../i18n/messages/accounts/walletMessages.ts';
import { AccountList } from './SwitchAccountList.tsx';
import { AccountMenu } from './SwitchAccountMenu.tsx';
import styles from './SwitchAccountScreen.module.css';
import type { SwitchAccountEvents, SwitchAccountView } from './SwitchAccountScreen.types.ts';

type SwitchAccountProps = SwitchAccountView & SwitchAccountEvents;

/** The list of accounts (Spec §2, route /account/switch-account). */
export function SwitchAccountScreen(props: SwitchAccountProps) {
  const { status, wallet, accounts, onAdd } = props;
  const [menuOf, setMenuOf] = useState<string | null>(null);
  const canAdd = status === 'ready';
  return (
    <Page
      title={ACCOUNTS_MESSAGES.title}
      {...(canAdd && {
        trailing: <IconButton icon="plus" label={ACCOUNTS_MESSAGES.add} onPress={onAdd} />,
      })}
    >
      <WalletHead {...props} />
      <AccountList {...props} onMenu={setMenuOf} />
      {!canAdd && <Notice tone="note" {...whyOneAccount(wallet.kind)} />}
      <AccountMenu
        {...props}
        accounts={accounts}
        canShowKey={!isWatched(wallet.kind)}
        menuOf={menuOf}
        onClose={() => setMenuOf(null)}
      />
    </Page>
  );
}

/** The accounts' wallet, and the link to other wallets. */
function WalletHead({ wallet, walletCount, onWallets }: SwitchAccountProps) {
  return (
    <Card padding="flush">
      <Row
        leading={<Avatar icon={isWatched(wallet.kind) ? 'eye' : 'wallet'} />}
        title={wallet.name}
        second={nameWalletKind(wallet.kind)}
        trailing={<span className={styles.count}>{countWallets(walletCount)}</span>}
        onPress={onWallets}
        hasChevron
      />
    </Card>
  );
}
