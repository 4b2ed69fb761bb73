// Warns that an address only resembles a known one: shows both in full, with the differences marked.
import type { RecipientTrust } from '../../domain/address/judgeRecipient.ts';
import { differenceOf } from '../../domain/address/lookAlike.ts';
import { describeLookAlike } from '../../i18n/messages/send/recipientMessages.ts';
import { Notice } from '../feedback/Notice.tsx';
import styles from './LookAlikeNotice.module.css';

export interface LookAlikeNoticeProps {
  /** the address that would be paid */
  readonly address: string;
  /** the address it resembles, and its owner */
  readonly trust: Extract<RecipientTrust, { kind: 'look-alike' }>;
}

/** Nothing is shortened: the difference is in the middle, where nobody looks. */
export function LookAlikeNotice({ address, trust }: LookAlikeNoticeProps) {
  const message = describeLookAlike(trust);
  const { from, to } = differenceOf(address, trust.like);
  return (
    <Notice
      tone="problem"
      isLive
      title={message.title}
      text={
        <>
          <span className={styles.text}>{message.text}</span>
          <Line name={message.known} address={trust.like} from={from} to={to} />
          <Line name={message.given} address={address} from={from} to={to} />
        </>
      }
    />
  );
}

interface LineProps {
  readonly name: string;
  readonly address: string;
  readonly from: number;
  readonly to: number;
}

function Line({ name, address, from, to }: LineProps) {
  return (
    <span className={styles.line}>
      <span className={styles.name} dir="auto">
        {name}
      </span>
      <span className={styles.address} dir="ltr" translate="no">
        {address.slice(0, from)}
        <mark className={styles.mark}>{address.slice(from, to + 1)}</mark>
        {address.slice(to + 1)}
      </span>
    </span>
  );
}
