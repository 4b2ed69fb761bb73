// What was read of a list: how many and how much, which lines are wrong and why, and which address stands there twice.

import {
  andMore,
  countRecipients,
  countRejectedLines,
  describeRepeated,
  lineLabel,
  LIST_MESSAGES as MESSAGES,
} from '../../../i18n/messages/send/sendMessages.ts';
import { Notice } from '../../feedback/Notice.tsx';
import styles from './RecipientListSheet.module.css';
import type { ListedRecipient, ListReading } from './RecipientListSheet.tsx';

/** So many wrong lines are told at once. */
const REPORTED = 8;

/** Wrong lines first. */
export function RecipientListVerdict<Payment extends ListedRecipient>({
  list,
}: {
  readonly list: ListReading<Payment>;
}) {
  const { payments, refused, repeated, total, hasHeader } = list;
  return (
    <div className={styles.verdict} aria-live="polite">
      {refused.length > 0 && (
        <section className={styles.refused} aria-label={countRejectedLines(refused.length)}>
          <p className={styles.title}>{countRejectedLines(refused.length)}</p>
          <ul>
            {refused.slice(0, REPORTED).map(({ line, why }) => (
              <li key={line} className={styles.wrong}>
                <span className={styles.number}>{lineLabel(line)}</span>
                <span>{why}</span>
              </li>
            ))}
          </ul>
          {refused.length > REPORTED && <p className={styles.more}>{andMore(refused.length - REPORTED)}</p>}
        </section>
      )}
      {repeated.slice(0, REPORTED).map((line) => (
        <Notice key={line.line} tone="caution" title={describeRepeated(line)} />
      ))}
      {hasHeader && <p className={styles.more}>{MESSAGES.header}</p>}
      {payments.length > 0 && (
        <p className={styles.sum}>
          <span>{countRecipients(payments.length)}</span>
          <span className={styles.total}>
            <span className="heard">{MESSAGES.total}: </span>
            {total}
          </span>
        </p>
      )}
    </div>
  );
}
