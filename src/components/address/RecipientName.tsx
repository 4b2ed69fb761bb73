// Who a recipient is, over its address: the name that the person knows, and where that name is from.
import type { RecipientTrust } from '../../domain/address/judgeRecipient.ts';
import { describeNameSource, nameRecipient } from '../../i18n/messages/send/recipientMessages.ts';
import { RecipientLine } from './RecipientLine.tsx';
import styles from './RecipientName.module.css';

export interface RecipientNameProps {
  /** what the person called it while sending; null: nothing */
  readonly name: string | null;
  /** what is known of it; null: nothing */
  readonly trust: RecipientTrust | null;
}

/** A name stands over the address and never for it. Without a name nothing is drawn. */
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

/** What is known beside the name: a payment before, the first time, or a name that is not the one above. */
export function RecipientNote({ name, trust }: RecipientNameProps) {
  if (trust === null || ('name' in trust && trust.name === nameRecipient(name, trust))) return null;
  return <RecipientLine trust={trust} />;
}
