// What the person wrote beside a transaction, and the sheet to write it in.
import { useState } from 'react';
import { Button } from '../../../components/actions/Button.tsx';
import { IconButton } from '../../../components/actions/IconButton.tsx';
import { TextField } from '../../../components/fields/TextField.tsx';
import { Card } from '../../../components/layout/Card.tsx';
import { Sheet } from '../../../components/overlays/Sheet.tsx';
import { readTransferNote, type TransferNote } from '../../../domain/tx/transferNote.ts';
import { describeNoteProblem, NOTE_MESSAGES } from '../../../i18n/messages/wallet/historyMessages.ts';
import styles from './HistoryDetailScreen.module.css';

interface DetailNoteProps {
  /** empty when there is none */
  readonly note: string;
  readonly onNote: (note: TransferNote) => void;
}

/** The note, or the way to the first one. */
export function DetailNote({ note, onNote }: DetailNoteProps) {
  const [text, setText] = useState<string | null>(null);
  const read = readTransferNote(text ?? '');
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
      <Sheet isOpen={text !== null} title={NOTE_MESSAGES.title} onClose={() => setText(null)}>
        <div className={styles.sheet}>
          <TextField
            label={NOTE_MESSAGES.label}
            text={text ?? ''}
            onText={setText}
            problem={read.ok ? null : describeNoteProblem(read.problem)}
          />
          <Button tone="gold" isWide isDisabled={!read.ok} onPress={save}>
            {NOTE_MESSAGES.save}
          </Button>
        </div>
      </Sheet>
    </>
  );
}
