// Ways to enter a PSBT: pasted, from a file, from codes. With one open, they add signatures.
import { type ChangeEvent, useRef, useState } from 'react';
import { Button } from '../../../components/actions/Button.tsx';
import { CollectRow } from '../../../components/codes/CollectRow.tsx';
import { Form } from '../../../components/fields/Form.tsx';
import { LongTextField } from '../../../components/fields/LongTextField.tsx';
import { Disclosure } from '../../../components/layout/Disclosure.tsx';
import { PSBT_MESSAGES as MESSAGES } from '../../../i18n/messages/codes/psbtMessages.ts';
import styles from './PsbtScreen.module.css';
import type { PsbtEntryView, PsbtEvents } from './PsbtScreen.types.ts';

type PsbtEntryProps = PsbtEntryView &
  Pick<PsbtEvents, 'onType' | 'onOpen' | 'onFile' | 'onScan' | 'onPictures' | 'onStartOver'>;

export function PsbtEntry({ isQuiet = false, ...props }: PsbtEntryProps & { readonly isQuiet?: boolean }) {
  const { typed, scan, onType, onOpen, onFile, ...codes } = props;
  const canOpen = typed.trim() !== '';
  return (
    <div className={styles.stack}>
      <CollectRow {...scan} {...codes} isQuiet={isQuiet} />
      <FileButton onFile={onFile} />
      <Form canSubmit={canOpen} onSubmit={onOpen}>
        <LongTextField label={MESSAGES.field} text={typed} onText={onType} hint={MESSAGES.fieldHint} isCode />
      </Form>
      {canOpen && (
        <Button tone={isQuiet ? 'quiet' : 'gold'} isWide onPress={onOpen}>
          {MESSAGES.open}
        </Button>
      )}
    </div>
  );
}

/** Adds another signer's result to the open PSBT. */
export function AddSignatures(props: PsbtEntryProps & { readonly isQuiet?: boolean }) {
  return (
    <div className={styles.add}>
      <p className={styles.lead}>{MESSAGES.addText}</p>
      <PsbtEntry {...props} />
    </div>
  );
}

/** With a PSBT that waits for our signature: collapsed until opened, or something was entered. */
export function MorePsbtEntry(props: PsbtEntryProps) {
  const { typed, scan } = props;
  const isUsed = typed !== '' || scan.progress !== null || scan.problem !== null || scan.isReading;
  const [isAsked, setAsked] = useState(false);
  return (
    <Disclosure title={MESSAGES.add} isOpen={isAsked || isUsed} onToggle={() => setAsked(!isAsked)}>
      <AddSignatures {...props} isQuiet />
    </Disclosure>
  );
}

function FileButton({ onFile }: Pick<PsbtEvents, 'onFile'>) {
  const input = useRef<HTMLInputElement>(null);
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    const [file] = event.target.files ?? [];
    // allows choosing the same file again
    event.target.value = '';
    if (file) onFile(file);
  };
  return (
    <>
      <Button tone="quiet" isWide icon="file" onPress={() => input.current?.click()}>
        {MESSAGES.file}
      </Button>
      <input ref={input} hidden type="file" aria-label={MESSAGES.file} onChange={change} />
    </>
  );
}
