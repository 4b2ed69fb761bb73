// The recipient's name above its address: the known name and where it comes from.
import type { RecipientTrust } from '../../domain/address/judgeRecipient.ts';
import { describeNameSource, nameRecipient } from '../../i18n/messages/send/recipientMessages.ts';
import { RecipientLine } from './RecipientLine.tsx';
import styles from './RecipientName.module.css';

export interface RecipientNameProps {
  /** the name entered while sending; null if none */
  readonly name: string | null;
  /** what is known of it; null: nothing */
  readonly trust: RecipientTrust | null;
}

/** Shown above the address, never instead of it. Renders nothing without a name. */
export function RecipientName({ name, trust }: RecipientNameProps) {
  const known = nameRecipient(name, trust);
  if (known === null) return null;
  const source = describeNameSource(name, trust);
  return (
    <span className={styles.line}>
      <bdi className={styles.name}>{known}</bdi>
      {source !== null && <span className={styles.source}>{source}</span>}
    </span>
  );
}

/** What else is known: an earlier payment, the first time, or a name that differs from the one above. */
export function RecipientNote({ name, trust }: RecipientNameProps) {
  if (trust === null || ('name' in trust && trust.name === nameRecipient(name, trust))) return null;
  return <RecipientLine trust={trust} />;
}
