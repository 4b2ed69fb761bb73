// Sender and recipients: our account, and every recipient's address in full.

import type { DogeAddress } from '../../domain/address/DogeAddress.ts';
import type { NamedAddress, RecipientTrust } from '../../domain/address/judgeRecipient.ts';
import { callsItself, COMPONENT_MESSAGES as MESSAGES } from '../../i18n/messages/app/componentMessages.ts';
import { AddressText, shortAddress } from '../address/AddressText.tsx';
import { RecipientName, RecipientNote } from '../address/RecipientName.tsx';
import { Icon } from '../art/Icon.tsx';
import { Identicon } from '../art/Identicon.tsx';
import { AmountText } from './AmountText.tsx';
import styles from './TransferPath.module.css';

/** `address` is null for a script without one. */
export interface PathRecipient {
  readonly address: DogeAddress | null;
  /** koinu */
  readonly amount: bigint;
  /** what is known of it; shown beside the address, never instead of it */
  readonly trust?: RecipientTrust | null;
  /** its name from sending; shown beside the address, never instead of it */
  readonly name?: string | null;
}

export interface TransferPathProps {
  readonly from: NamedAddress;
  readonly to: readonly PathRecipient[];
  /** the recipient's own label, untrusted: shown beside the address, never instead of it */
  readonly label?: string | null;
  /** the recipient is the same account */
  readonly isToSelf?: boolean;
}

/** The name first, then the address, never shortened; with several, each with its amount. */
export function TransferPath({ from, to, label = null, isToSelf = false }: TransferPathProps) {
  return (
    <ol className={styles.path}>
      <li className={styles.stop}>
        <Identicon address={from.address} size={40} />
        <div className={styles.textBlock}>
          <span className={styles.role}>{MESSAGES.from}</span>
          <span className={styles.name}>
            <bdi>{from.name}</bdi> <span className={styles.short}>{shortAddress(from.address)}</span>
          </span>
        </div>
      </li>
      <li className={styles.arrow} aria-hidden="true">
        <Icon name="chevron-down" size={18} />
      </li>
      {to.map((recipient, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: outputs have no other identity than their index
        <li key={index} className={styles.stop}>
          <RecipientAvatar address={recipient.address} />
          <div className={styles.textBlock}>
            <span className={styles.role}>{isToSelf ? MESSAGES.toYourself : MESSAGES.to}</span>
            {to.length > 1 && (
              <span className={styles.amount}>
                <AmountText amount={recipient.amount} />
              </span>
            )}
            {label !== null && (
              <span className={styles.label}>
                {callsItself()[0]}
                <bdi>{label}</bdi>
                {callsItself()[1]}
              </span>
            )}
            <RecipientName name={recipient.name ?? null} trust={recipient.trust ?? null} />
            {recipient.address === null ? MESSAGES.noAddress : <AddressText address={recipient.address} />}
            <RecipientNote name={recipient.name ?? null} trust={recipient.trust ?? null} />
          </div>
        </li>
      ))}
    </ol>
  );
}

function RecipientAvatar({ address }: { readonly address: DogeAddress | null }) {
  return address === null ? <Icon name="file" size={40} /> : <Identicon address={address} size={40} />;
}
