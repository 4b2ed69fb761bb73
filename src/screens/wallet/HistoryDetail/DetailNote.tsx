// The user's note on a transaction, and the sheet to edit it.
import { useState } from 'react';
import { Button } from '../../../components/actions/Button.tsx';
import { IconButton } from '../../../components/actions/IconButton.tsx';
import type { GivenEvents } from '../../../components/fields/GivenEvents.ts';
import { TextField } from '../../../components/fields/TextField.tsx';
import { Card } from '../../../components/layout/Card.tsx';
import { CodeNotice, type OtherText } from '../../../components/layout/CodeNotice.tsx';
import { Sheet } from '../../../components/overlays/Sheet.tsx';
import { readTransferNote, type TransferNote } from '../../../domain/tx/transferNote.ts';
import { describeNoteProblem, NOTE_MESSAGES } from '../../../i18n/messages/wallet/historyMessages.ts';
import styles from './HistoryDetailScreen.module.css';

interface DetailNoteProps {
  /** empty if there is none */
  readonly note: string;
  readonly onNote: (note: TransferNote) => void;
  /** a secret that was written into it. @default null */
  readonly other?: OtherText | null | undefined;
  readonly onGiven?: GivenEvents['onGiven'];
}

/** The note, or a button to add one. */
export function DetailNote({ note, onNote, other = null, onGiven }: DetailNoteProps) {
  const [text, setText] = useState<string | null>(null);
  const read = readTransferNote(text ?? '');
  const type = (next: string) => {
    setText(next);
    onGiven?.(text ?? '', next, () => setText(''));
  };
  const close = () => {
    onGiven?.(text ?? '', '', () => {});
    setText(null);
  };
  const save = () => {
    if (!read.ok) return;
    setText(null);
    onNote(read.value);
  };
  return (
    <>
      {note === '' ? (
        <Button tone="quiet" icon="pencil" isWide onPress={() => setText('')}>
          {NOTE_MESSAGES.add}
        </Button>
      ) : (
        <Card title={NOTE_MESSAGES.title}>
          <div className={styles.note}>
            <p className={styles.noteText} dir="auto">
              {note}
            </p>
            <IconButton icon="pencil" label={NOTE_MESSAGES.edit} onPress={() => setText(note)} />
          </div>
        </Card>
      )}
      <Sheet isOpen={text !== null} title={NOTE_MESSAGES.title} onClose={close}>
        <div className={styles.sheet}>
          <TextField
            label={NOTE_MESSAGES.label}
            text={text ?? ''}
            onText={type}
            problem={read.ok ? null : describeNoteProblem(read.problem)}
          />
          <CodeNotice isReading={false} problem={other} />
          <Button tone="gold" isWide isDisabled={!read.ok} onPress={save}>
            {NOTE_MESSAGES.save}
          </Button>
        </div>
      </Sheet>
    </>
  );
}
