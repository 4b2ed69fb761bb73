// The wallet to be removed: its avatar, its name, and its last known balance.

import { Identicon } from '../../../components/art/Identicon.tsx';
import { GlanceText } from '../../../components/money/GlanceText.tsx';
import { isWatched, nameWalletKind } from '../../../i18n/messages/accounts/nameWalletKind.ts';
import { REMOVAL_MESSAGES } from '../../../i18n/messages/accounts/walletMessages.ts';
import styles from './RemoveKeyringScreen.module.css';
import type { RemoveKeyringView } from './RemoveKeyringScreen.types.ts';

/** The amount comes first: it is what may be lost. An unknown one is stated in words. */
export function RemovedWallet({ wallet, balance, isHidden }: RemoveKeyringView) {
  const label = isWatched(wallet.kind) ? REMOVAL_MESSAGES.stays : REMOVAL_MESSAGES.outOfReach;
  return (
    <section className={styles.wallet}>
      <div className={styles.summary}>
        <Identicon address={wallet.address} size={48} />
        <div className={styles.avatarLabel}>
          <p className={styles.summaryName} dir="auto">
            {wallet.name}
          </p>
          <p className={styles.summaryKind}>{nameWalletKind(wallet.kind)}</p>
        </div>
      </div>
      {balance.kind === 'unknown' ? (
        <p className={styles.label}>{REMOVAL_MESSAGES.unknown}</p>
      ) : (
        <div>
          <p className={styles.label}>{label}</p>
          <p className={styles.amount}>
            <GlanceText balance={balance} isHidden={isHidden} />
          </p>
        </div>
      )}
    </section>
  );
}
