// The result of parsing a list: number and total, invalid lines with reasons, and repeated addresses.

import type { ReactNode } from 'react';
import type { DogeAddress } from '../../../domain/address/DogeAddress.ts';
import type { RepeatedLine } from '../../../domain/tx/recipients/recipientTable.ts';
import {
  andMore,
  countRecipients,
  countRejectedLines,
  describeRepeated,
  lineLabel,
  LIST_MESSAGES as MESSAGES,
} from '../../../i18n/messages/send/recipientListMessages.ts';
import { Notice } from '../../feedback/Notice.tsx';
import styles from './RecipientListSheet.module.css';

/** One recipient of a list, of any asset. */
export interface ListedRecipient {
  readonly address: DogeAddress;
  /** null if the list has none */
  readonly name: string | null;
}

/** The parsed text. */
export interface ListReading<Payment extends ListedRecipient> {
  readonly payments: readonly Payment[];
  /** rejected lines, from 1, with the reason as a sentence */
  readonly rejected: readonly { readonly line: number; readonly why: string }[];
  readonly repeated: readonly RepeatedLine[];
  /** of all payments */
  readonly total: ReactNode;
  /** the first line contains column names */
  readonly hasHeader: boolean;
}

/** How many invalid lines are listed. */
const REPORTED = 8;

/** Invalid lines first. */
export function RecipientListVerdict<Payment extends ListedRecipient>({
  list,
}: {
  readonly list: ListReading<Payment>;
}) {
  const { payments, rejected, repeated, total, hasHeader } = list;
  return (
    <div className={styles.verdict} aria-live="polite">
      {rejected.length > 0 && (
        <section className={styles.rejected} aria-label={countRejectedLines(rejected.length)}>
          <p className={styles.title}>{countRejectedLines(rejected.length)}</p>
          <ul>
            {rejected.slice(0, REPORTED).map(({ line, why }) => (
              <li key={line} className={styles.wrong}>
                <span className={styles.number}>{lineLabel(line)}</span>
                <span>{why}</span>
              </li>
            ))}
          </ul>
          {rejected.length > REPORTED && <p className={styles.more}>{andMore(rejected.length - REPORTED)}</p>}
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
