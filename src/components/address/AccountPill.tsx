// The account at the top of home: avatar, name, and below the wallet's name and the shortened address.

import type { NamedAddress } from '../../domain/address/judgeRecipient.ts';
import { Icon } from '../art/Icon.tsx';
import { Identicon } from '../art/Identicon.tsx';
import styles from './AccountPill.module.css';
import { shortAddress } from './AddressText.tsx';

export interface AccountPillProps {
  readonly account: NamedAddress;
  /** name of its wallet, in any script; absent if obvious */
  readonly walletName?: string;
  /** opens the account list; null if there is none: then no chevron */
  readonly onPress: (() => void) | null;
}

/** Names keep their own text direction; a long one is truncated. */
export function AccountPill({ account, walletName = '', onPress }: AccountPillProps) {
  const content = (
    <>
      <Identicon address={account.address} size={32} />
      <span className={styles.textBlock}>
        <span className={styles.name} dir="auto">
          {account.name}
        </span>
        <span className={styles.under}>
          {walletName !== '' && (
            <span className={styles.wallet} dir="auto">
              {walletName}
            </span>
          )}
          <span className={styles.address} dir="ltr">
            {shortAddress(account.address)}
          </span>
        </span>
      </span>
      {onPress && <Icon name="chevron-down" size={18} />}
    </>
  );
  if (!onPress) return <div className={styles.pill}>{content}</div>;
  return (
    <button type="button" className={styles.pill} onClick={onPress}>
      {content}
    </button>
  );
}
