// The account on top of home: its dog, its name, and under it its wallet with the shortened address.

import type { NamedAddress } from '../../domain/address/judgeRecipient.ts';
import { Icon } from '../art/Icon.tsx';
import { Identicon } from '../art/Identicon.tsx';
import styles from './AccountPill.module.css';
import { shortAddress } from './AddressText.tsx';

export interface AccountPillProps {
  readonly account: NamedAddress;
  /** of the wallet that it is in: any script; absent where that goes without saying */
  readonly walletName?: string;
  /** opens the choice of accounts; null where there is none, and then there is no chevron */
  readonly onPress: (() => void) | null;
}

/** A name of any script keeps its own direction; a long one is cut, the address never more than it is. */
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
