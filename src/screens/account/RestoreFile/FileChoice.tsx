// Chooses a backup file: a card to press or drop a file on, or a field to paste its text.

import { type ChangeEvent, type DragEvent, useState } from 'react';
import { Button } from '../../../components/actions/Button.tsx';
import { Icon } from '../../../components/art/Icon.tsx';
import { Notice } from '../../../components/feedback/Notice.tsx';
import { PasteField } from '../../../components/fields/PasteField.tsx';
import { foreignText } from '../../../domain/text/foreignText.ts';
import { RESTORE_MESSAGES as MESSAGES } from '../../../i18n/messages/settings/securityMessages.ts';
import styles from './FileChoice.module.css';

/** A chosen or pasted backup file; its text is sealed. */
export interface ChosenFile {
  readonly name: string;
  readonly text: string;
}

/** Larger than any backup, bytes: reading more would only freeze the phone. */
const MAX_BYTES = 10_000_000;

interface FileChoiceProps {
  readonly file: ChosenFile | null;
  readonly onFile: (file: ChosenFile | null) => void;
}

export function FileChoice({ file, onFile }: FileChoiceProps) {
  const [isPasting, setPasting] = useState(false);
  const [isUnreadable, setUnreadable] = useState(false);
  const take = async (chosen: File | undefined) => {
    if (chosen === undefined) return;
    const text = chosen.size > MAX_BYTES ? null : await chosen.text().catch(() => null);
    setUnreadable(text === null);
    if (text !== null) onFile({ name: chosen.name, text });
  };
  if (file !== null) return <Chosen name={file.name} onOther={() => onFile(null)} />;
  return (
    <>
      {isUnreadable && <Notice tone="problem" isLive title={MESSAGES.unreadable} />}
      <DropCard onFile={(chosen) => void take(chosen)} />
      {isPasting ? (
        <Pasting onText={(text) => onFile({ name: MESSAGES.pasted, text })} />
      ) : (
        <Button tone="plain" size="small" icon="paste" isWide onPress={() => setPasting(true)}>
          {MESSAGES.paste}
        </Button>
      )}
    </>
  );
}

/** A file input that fills its card. */
function DropCard({ onFile }: { readonly onFile: (file: File | undefined) => void }) {
  const [isOver, setOver] = useState(false);
  const over = (event: DragEvent) => {
    event.preventDefault();
    setOver(event.type === 'dragover');
  };
  const drop = (event: DragEvent) => {
    over(event);
    onFile(event.dataTransfer.files[0]);
  };
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    onFile(event.target.files?.[0]);
    // allows choosing the same file again
    event.target.value = '';
  };
  return (
    <label
      className={styles.card}
      data-over={isOver || undefined}
      onDragOver={over}
      onDragLeave={over}
      onDrop={drop}
    >
      <Icon name="file" size={28} />
      <span className={styles.title}>{isOver ? MESSAGES.drop : MESSAGES.choose}</span>
      <span className={styles.text}>{MESSAGES.chooseText}</span>
      {/* no type filter: phones gray out unknown types */}
      <input className="heard" type="file" aria-label={MESSAGES.choose} onChange={change} />
    </label>
  );
}

function Chosen({ name, onOther }: { readonly name: string; readonly onOther: () => void }) {
  return (
    <div className={styles.chosen}>
      <Icon name="file" size={22} />
      <bdi className={styles.name}>{foreignText(name)}</bdi>
      <Button tone="plain" size="small" onPress={onOther}>
        {MESSAGES.other}
      </Button>
    </div>
  );
}

function Pasting({ onText }: { readonly onText: (text: string) => void }) {
  const [text, setText] = useState('');
  const canUse = text.trim() !== '';
  const use = () => onText(text.trim());
  return (
    <>
      <PasteField
        label={MESSAGES.pasteLabel}
        text={text}
        onText={setText}
        isMasked={false}
        clear={{ label: MESSAGES.clear }}
        onEnter={() => canUse && use()}
      />
      <Button isWide isDisabled={!canUse} onPress={use}>
        {MESSAGES.pasteDone}
      </Button>
    </>
  );
}
