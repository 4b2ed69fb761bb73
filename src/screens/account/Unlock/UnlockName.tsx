// The owner of the locked wallet.
import { Identicon } from '../../../components/art/Identicon.tsx';
import { Lead } from '../../../components/layout/Lead.tsx';
import { UNLOCK_MESSAGES as MESSAGES } from '../../../i18n/messages/accounts/accountMessages.ts';
import styles from './UnlockName.module.css';
import type { UnlockedAccount } from './UnlockScreen.types.ts';

/** A greeting with the account's avatar, name and shortened address. */
export function UnlockName({ account }: { readonly account: UnlockedAccount | null }) {
  return (
    <div className={styles.unlockName}>
      <Lead title={MESSAGES.title} />
      {account && (
        <p className={styles.account}>
          <Identicon address={account.address} size={28} />
          <bdi className={styles.name}>{account.name}</bdi>
          <span className={styles.address}>
            {account.address.slice(0, 4)}…{account.address.slice(-4)}
          </span>
        </p>
      )}
    </div>
  );
}
