// The data a payment writes to the public chain: as text if it is one, and as bytes.
import { dataText } from '../../domain/tx/dataText.ts';
import { DATA_MESSAGES as MESSAGES } from '../../i18n/messages/send/dataMessages.ts';
import { Notice } from '../feedback/Notice.tsx';
import styles from './DataNote.module.css';

export interface DataNoteProps {
  /** hex */
  readonly data: string;
  /** the shop's stated purposes of the data */
  readonly reasons?: readonly { readonly name: string; readonly description: string | null }[];
  /** already signed: nothing left to decide */
  readonly isSigned?: boolean;
}

/** The bytes are always shown in full, whatever the text says. */
export function DataNote({ data, reasons = [], isSigned = false }: DataNoteProps) {
  const text = dataText(data);
  return (
    <Notice
      tone={isSigned ? 'note' : 'caution'}
      title={MESSAGES.title}
      text={
        <>
          <span className={styles.row}>{MESSAGES.text}</span>
          {reasons.map(({ name, description }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: reasons have no other identity than their index
            <span key={index} className={styles.row}>
              <bdi className={styles.name}>{name}</bdi>
              {description !== null && <bdi className={styles.row}>{description}</bdi>}
            </span>
          ))}
          {text !== null && (
            <span className={styles.row}>
              {MESSAGES.asText}: <bdi className={styles.name}>{text}</bdi>
            </span>
          )}
          <span className={styles.row}>
            {MESSAGES.asHex}:{' '}
            <span className={styles.hex} dir="ltr">
              {data}
            </span>
          </span>
        </>
      }
    />
  );
}
