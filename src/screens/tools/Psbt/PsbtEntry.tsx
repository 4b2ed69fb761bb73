// Ways to take one in: pasted, out of a file, from codes. Beside one that is here, they add signatures.
import { type ChangeEvent, useRef } from 'react';
import { Button } from '../../../components/actions/Button.tsx';
import { CollectRow } from '../../../components/codes/CollectRow.tsx';
import { Form } from '../../../components/fields/Form.tsx';
import { LongTextField } from '../../../components/fields/LongTextField.tsx';
import { PSBT_MESSAGES as MESSAGES } from '../../../i18n/messages/codes/psbtMessages.ts';
import styles from './PsbtScreen.module.css';
import type { PsbtEntryView, PsbtEvents } from './PsbtScreen.types.ts';

type PsbtEntryProps = PsbtEntryView &
  Pick<PsbtEvents, 'onType' | 'onOpen' | 'onFile' | 'onScan' | 'onPictures' | 'onStartOver'>;

export function PsbtEntry({ typed, scan, onType, onOpen, onFile, ...codes }: PsbtEntryProps) {
  const canOpen = typed.trim() !== '';
  return (
    <div className={styles.stack}>
      <Form canSubmit={canOpen} onSubmit={onOpen}>
        <LongTextField label={MESSAGES.field} text={typed} onText={onType} hint={MESSAGES.fieldHint} isCode />
      </Form>
      <Button tone="quiet" isWide isDisabled={!canOpen} onPress={onOpen}>
        {MESSAGES.open}
      </Button>
      <FileButton onFile={onFile} />
      <CollectRow {...scan} {...codes} />
    </div>
  );
}

function FileButton({ onFile }: Pick<PsbtEvents, 'onFile'>) {
  const input = useRef<HTMLInputElement>(null);
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    const [file] = event.target.files ?? [];
    // the same file may be chosen again
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
