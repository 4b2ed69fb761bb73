// Somebody else's key, or a whole wallet's description: pasted, scanned, or from a file.
import { type ChangeEvent, useRef, useState } from 'react';
import { Button } from '../../../components/actions/Button.tsx';
import { PasteField } from '../../../components/fields/PasteField.tsx';
import { Sheet } from '../../../components/overlays/Sheet.tsx';
import {
  describeMultisigProblem,
  MULTISIG_MESSAGES as MESSAGES,
} from '../../../i18n/messages/accounts/multisigMessages.ts';
import styles from './Multisig.module.css';
import type { CollectedView, MultisigEvents } from './MultisigScreen.types.ts';

interface AddKeySheetProps
  extends Pick<CollectedView, 'problem'>,
    Pick<MultisigEvents, 'onAdd' | 'onFile' | 'onScan'> {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

function describeProblem(problem: CollectedView['problem']): string | null {
  if (problem === null) return null;
  return problem === 'unreadable-file' ? MESSAGES.unreadableFile : describeMultisigProblem(problem);
}

/** Goes away once a key was taken. */
export function AddKeySheet({ problem, onAdd, onFile, onScan, isOpen, onClose }: AddKeySheetProps) {
  const [text, setText] = useState('');
  /** what the problem is about */
  const [given, setGiven] = useState<string | null>(null);
  const add = async (next: string) => {
    setText(next);
    setGiven(next);
    if (!(await onAdd(next))) return;
    setText('');
    setGiven(null);
    onClose();
  };
  const take = async (reading: Promise<string | null>) => {
    const read = await reading;
    if (read !== null) await add(read);
    else setGiven(text);
  };
  return (
    <Sheet isOpen={isOpen} title={MESSAGES.add} onClose={onClose}>
      <PasteField
        label={MESSAGES.addLabel}
        placeholder={MESSAGES.addPlaceholder}
        text={text}
        onText={setText}
        isMasked={false}
        clear={{ label: MESSAGES.clear }}
        problem={given === text ? describeProblem(problem) : null}
        hint={MESSAGES.addHint}
        onEnter={() => void add(text)}
      />
      <div className={styles.ways}>
        {onScan && (
          <Button icon="scan" size="small" isWide onPress={() => void take(onScan())}>
            {MESSAGES.scan}
          </Button>
        )}
        <FileButton onFile={(file) => void take(onFile(file))} />
      </div>
      <Button tone="gold" isWide isDisabled={text.trim() === ''} onPress={() => void add(text)}>
        {MESSAGES.add}
      </Button>
    </Sheet>
  );
}

function FileButton({ onFile }: { readonly onFile: (file: File) => void }) {
  const input = useRef<HTMLInputElement>(null);
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.target.files?.[0];
    // the same file may be chosen again
    event.target.value = '';
    if (file) onFile(file);
  };
  return (
    <>
      <Button icon="file" size="small" isWide onPress={() => input.current?.click()}>
        {MESSAGES.file}
      </Button>
      <input ref={input} hidden type="file" aria-label={MESSAGES.file} onChange={change} />
    </>
  );
}
