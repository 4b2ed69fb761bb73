// Adds another person's key, or a whole wallet's descriptor: pasted, from a file, or from codes.
import { type ChangeEvent, useEffect, useRef, useState } from 'react';
import { Button } from '../../../components/actions/Button.tsx';
import { CollectRow, type RowEvents } from '../../../components/codes/CollectRow.tsx';
import { PasteField } from '../../../components/fields/PasteField.tsx';
import { CodeNotice } from '../../../components/layout/CodeNotice.tsx';
import { Sheet } from '../../../components/overlays/Sheet.tsx';
import {
  describeMultisigProblem,
  MULTISIG_MESSAGES as MESSAGES,
} from '../../../i18n/messages/accounts/multisigMessages.ts';
import type { CollectedView, MultisigEvents } from './MultisigScreen.types.ts';

interface AddKeySheetProps
  extends Pick<CollectedView, 'problem' | 'other' | 'scan'>,
    Pick<MultisigEvents, 'onAdd' | 'onFile' | 'onGiven' | keyof RowEvents> {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

function describeProblem(problem: CollectedView['problem']): string | null {
  if (problem === null) return null;
  return problem === 'unreadable-file' ? MESSAGES.unreadableFile : describeMultisigProblem(problem);
}

/** Closes once a key was accepted. A problem disappears on the next change. */
export function AddKeySheet(props: AddKeySheetProps) {
  const { problem, other = null, scan, onGiven, onAdd, onFile, isOpen, onClose, ...events } = props;
  const [text, setText] = useState('');
  const [isAnswered, setAnswered] = useState(false);
  const type = (next: string) => {
    onGiven?.(text, next, () => setText(''));
    setText(next);
    setAnswered(false);
  };
  const add = async () => {
    setAnswered(true);
    if (!(await onAdd(text, () => setText('')))) return;
    type('');
    onClose();
  };
  useEffect(() => setAnswered(problem !== null), [problem]);
  useEffect(() => {
    if (other !== null) setAnswered(true);
  }, [other]);
  return (
    <Sheet isOpen={isOpen} title={MESSAGES.add} onClose={onClose}>
      <PasteField
        label={MESSAGES.addLabel}
        placeholder={MESSAGES.addPlaceholder}
        text={text}
        onText={type}
        isMasked={false}
        clear={{ label: MESSAGES.clear }}
        problem={isAnswered && other === null ? describeProblem(problem) : null}
        hint={MESSAGES.addHint}
        onEnter={() => void add()}
      />
      {isAnswered && <CodeNotice isReading={false} problem={other} />}
      <Button tone="gold" isWide isDisabled={text.trim() === ''} onPress={() => void add()}>
        {MESSAGES.add}
      </Button>
      <FileButton onFile={onFile} />
      <CollectRow {...scan} {...events} />
    </Sheet>
  );
}

function FileButton({ onFile }: { readonly onFile: (file: File) => void }) {
  const input = useRef<HTMLInputElement>(null);
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.target.files?.[0];
    // allows choosing the same file again
    event.target.value = '';
    if (file) onFile(file);
  };
  return (
    <>
      <Button tone="quiet" icon="file" isWide onPress={() => input.current?.click()}>
        {MESSAGES.file}
      </Button>
      <input ref={input} hidden type="file" aria-label={MESSAGES.file} onChange={change} />
    </>
  );
}
