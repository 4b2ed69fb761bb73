// Opens a table of recipients from a file.

import { MAX_LIST_LENGTH } from '../../../domain/tx/recipients/recipientTable.ts';
import { LIST_MESSAGES as MESSAGES } from '../../../i18n/messages/send/recipientListMessages.ts';
import { Icon } from '../../art/Icon.tsx';
import styles from './RecipientListSheet.module.css';

interface RecipientFileProps {
  readonly onText: (text: string) => void;
  readonly onUnreadable: () => void;
}

/** Replacement character for undecodable bytes: the file isn't text. */
const UNREADABLE = '\ufffd';

/** No type filter: phones gray out unknown types. */
export function RecipientFile({ onText, onUnreadable }: RecipientFileProps) {
  const take = async (file: File) => {
    const text = file.size > 4 * MAX_LIST_LENGTH ? null : await file.text().catch(() => null);
    if (text === null || text.includes(UNREADABLE)) onUnreadable();
    else onText(text);
  };
  return (
    <label className={styles.file}>
      <Icon name="file" size={20} />
      {MESSAGES.file}
      <input
        className="heard"
        type="file"
        onChange={(event) => {
          const file = event.target.files?.[0];
          event.target.value = '';
          if (file) void take(file);
        }}
      />
    </label>
  );
}
