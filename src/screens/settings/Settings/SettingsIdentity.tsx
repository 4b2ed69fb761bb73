// The account with its avatar, its wallet, and whether the backup was checked.
import { shortAddress } from '../../../components/address/AddressText.tsx';
import { Icon } from '../../../components/art/Icon.tsx';
import { Identicon } from '../../../components/art/Identicon.tsx';
import type { NamedAddress } from '../../../domain/address/judgeRecipient.ts';
import { isWatched, nameWalletKind } from '../../../i18n/messages/accounts/nameWalletKind.ts';
import {
  describeLastCheck,
  SETTINGS_MESSAGES as MESSAGES,
} from '../../../i18n/messages/settings/settingsMessages.ts';
import styles from './SettingsIdentity.module.css';
import type { SettingsView } from './SettingsScreen.types.ts';

interface SettingsIdentityProps extends Pick<SettingsView, 'wallet' | 'nowMs'> {
  readonly account: NamedAddress;
}

/** Names keep their own text direction. */
export function SettingsIdentity({ account, wallet, nowMs }: SettingsIdentityProps) {
  return (
    <section className={styles.card} aria-label={MESSAGES.thisWallet}>
      <Identicon address={account.address} size={56} />
      <div className={styles.textBlock}>
        <p className={styles.name} dir="auto">
          {account.name}
        </p>
        <p className={styles.under}>
          <bdi>{wallet.name}</bdi>
          <span className={styles.address} dir="ltr">
            {shortAddress(account.address)}
          </span>
        </p>
        <BackupState wallet={wallet} nowMs={nowMs} />
      </div>
    </section>
  );
}

function BackupState({ wallet, nowMs }: Pick<SettingsIdentityProps, 'wallet' | 'nowMs'>) {
  if (isWatched(wallet.kind))
    return (
      <p className={styles.backup}>
        <Icon name={wallet.kind === 'multisig' ? 'contact' : 'eye'} size={14} />
        <span>{wallet.kind === 'multisig' ? nameWalletKind(wallet.kind) : MESSAGES.watched}</span>
      </p>
    );
  const isChecked = wallet.checkedAtMs !== null;
  return (
    <p className={styles.backup} data-tone={isChecked ? 'received' : 'caution'}>
      <Icon name={isChecked ? 'check' : 'warning'} size={14} />
      <span>
        {MESSAGES.backup}: {describeLastCheck(wallet.checkedAtMs, nowMs)}
      </span>
    </p>
  );
}
