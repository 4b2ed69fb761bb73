// A payment that another person sent: pasted, or from a file.
import { type ChangeEvent, useRef, useState } from 'react';
import { Button } from '../../../components/actions/Button.tsx';
import { PasteField } from '../../../components/fields/PasteField.tsx';
import { SHARED_PAYMENT_MESSAGES as MESSAGES } from '../../../i18n/messages/send/sharedPaymentMessages.ts';
import styles from './SharedPayment.module.css';
import type { SharedPaymentEvents } from './SharedPaymentScreen.types.ts';

interface PaymentEntryProps extends Pick<SharedPaymentEvents, 'onText' | 'onFile'> {
  /** what the button says */
  readonly action: string;
  readonly isQuiet?: boolean;
}

/** The field is empty again once its text was taken. */
export function PaymentEntry({ action, isQuiet = false, onText, onFile }: PaymentEntryProps) {
  const [text, setText] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const take = () => {
    if (text.trim() === '') return;
    setText('');
    onText(text);
  };
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.target.files?.[0];
    // the same file may be chosen again
    event.target.value = '';
    if (file) onFile(file);
  };
  return (
    <div className={styles.entry}>
      <PasteField
        label={MESSAGES.label}
        text={text}
        onText={setText}
        isMasked={false}
        clear={{ label: MESSAGES.clear }}
        hint={MESSAGES.hint}
        onEnter={take}
      />
      <Button tone={isQuiet ? 'quiet' : 'gold'} isWide isDisabled={text.trim() === ''} onPress={take}>
        {action}
      </Button>
      <Button tone="plain" size="small" icon="file" isWide onPress={() => input.current?.click()}>
        {MESSAGES.file}
      </Button>
      <input ref={input} hidden type="file" aria-label={MESSAGES.file} onChange={change} />
    </div>
  );
}
