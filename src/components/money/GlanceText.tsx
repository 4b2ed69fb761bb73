// A balance at the last read, in one line: unknown is stated, never shown as zero.
import { GLANCE_MESSAGES } from '../../i18n/messages/accounts/walletMessages.ts';
import type { BalanceGlance } from '../address/WalletSummary.ts';
import { Icon } from '../art/Icon.tsx';
import { AmountText } from './AmountText.tsx';
import styles from './GlanceText.module.css';

export interface GlanceTextProps {
  readonly balance: BalanceGlance;
  /** the user hides amounts */
  readonly isHidden: boolean;
}

/** The amount and its reliability; wraps between the two if space is tight. */
export function GlanceText({ balance, isHidden }: GlanceTextProps) {
  if (balance.kind === 'unknown') return <span className={styles.unknown}>{GLANCE_MESSAGES.unknown}</span>;
  return (
    <span className={styles.glance}>
      {balance.isPartial && <span className={styles.aside}>{GLANCE_MESSAGES.partial}</span>}
      <AmountText amount={balance.amount} isHidden={isHidden} />
      {balance.isOld && (
        <span className={styles.aside}>
          <Icon name="history" size={14} />
          {GLANCE_MESSAGES.old}
        </span>
      )}
    </span>
  );
}
