// Wallets: choose one, or open its actions.
import { useState } from 'react';
import { Button } from '../../../components/actions/Button.tsx';
import { IconButton } from '../../../components/actions/IconButton.tsx';
import { Identicon } from '../../../components/art/Identicon.tsx';
import { ChoiceRow } from '../../../components/fields/ChoiceRow.tsx';
import { Card } from '../../../components/layout/Card.tsx';
import { Page } from '../../../components/layout/Page.tsx';
import { GlanceText } from '../../../components/money/GlanceText.tsx';
import { MISSING_MESSAGES } from '../../../i18n/messages/accounts/missingMessages.ts';
import { isWatched, nameWalletKind } from '../../../i18n/messages/accounts/nameWalletKind.ts';
import {
  countAccounts,
  menuLabel,
  WALLETS_MESSAGES,
} from '../../../i18n/messages/accounts/walletMessages.ts';
import { WalletMenu } from './SwitchKeyringMenu.tsx';
import styles from './SwitchKeyringScreen.module.css';
import type { SwitchKeyringEvents, SwitchKeyringView, WalletChoice } from './SwitchKeyringScreen.types.ts';

type SwitchKeyringProps = SwitchKeyringView & SwitchKeyringEvents;

/** The list of wallets (Spec §2, route /account/switch-keyring). */
export function SwitchKeyringScreen(props: SwitchKeyringProps) {
  const { wallets, isHidden, onAdd, onChoose } = props;
  const [menuOf, setMenuOf] = useState<string | null>(null);
  return (
    <Page
      title={WALLETS_MESSAGES.title}
      trailing={<IconButton icon="plus" label={WALLETS_MESSAGES.add} onPress={onAdd} />}
    >
      <Card padding="flush">
        <ul>
          {wallets.map((wallet) => (
            <li key={wallet.key}>
              <WalletRow
                wallet={wallet}
                isHidden={isHidden}
                onChoose={() => onChoose(wallet.key)}
                onMenu={() => setMenuOf(wallet.key)}
              />
            </li>
          ))}
        </ul>
      </Card>
      <Button icon="plus" isWide onPress={onAdd}>
        {WALLETS_MESSAGES.addMore}
      </Button>
      {wallets.length > 1 && <p className={styles.foot}>{WALLETS_MESSAGES.others}</p>}
      <WalletMenu {...props} menuOf={menuOf} onClose={() => setMenuOf(null)} />
    </Page>
  );
}

interface WalletRowProps {
  readonly wallet: WalletChoice;
  readonly isHidden: boolean;
  readonly onChoose: () => void;
  readonly onMenu: () => void;
}

function WalletRow({ wallet, isHidden, onChoose, onMenu }: WalletRowProps) {
  const isUnchecked = wallet.backedUpAtMs === null && !isWatched(wallet.kind);
  const caution = isUnchecked ? WALLETS_MESSAGES.unchecked : null;
  return (
    <ChoiceRow
      name={wallet.name}
      leading={<Identicon address={wallet.address} />}
      amount={<GlanceText balance={wallet.balance} isHidden={isHidden} />}
      note={`${nameWalletKind(wallet.kind)} · ${countAccounts(wallet.accounts)}`}
      caution={wallet.isMissing ? MISSING_MESSAGES.chip : caution}
      isCurrent={wallet.isCurrent}
      onChoose={onChoose}
      menuLabel={menuLabel(wallet.name)}
      onMenu={onMenu}
    />
  );
}
