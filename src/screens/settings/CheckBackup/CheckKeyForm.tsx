// Typing or pasting a key from its backup, to compare it.
import { useState } from 'react';
import { PasteField } from '../../../components/fields/PasteField.tsx';
import { CHECK_MESSAGES as MESSAGES } from '../../../i18n/messages/settings/securityMessages.ts';
import type { CheckBackupEvents, CheckBackupView } from './CheckBackupScreen.types.ts';
import { CheckPage, canCompare } from './CheckPage.tsx';

/** The key lives in the field and goes with the form. */
export function CheckKeyForm(props: CheckBackupView & CheckBackupEvents) {
  const [text, setText] = useState('');
  const [isMasked, setMasked] = useState(true);
  const isFilled = text.trim() !== '';
  const check = () => props.onCheck(text.trim(), '');
  const change = (next: string) => {
    setText(next);
    if (props.status !== 'typing') props.onClear();
  };
  return (
    <CheckPage {...props} isFilled={isFilled} onSubmit={check}>
      <PasteField
        label={props.kind === 'extended-key' ? MESSAGES.extendedKey : MESSAGES.key}
        text={text}
        onText={change}
        isMasked={isMasked}
        mask={{ label: isMasked ? MESSAGES.showKey : MESSAGES.hideKey, onToggle: () => setMasked(!isMasked) }}
        clear={{ label: MESSAGES.clearKey }}
        onEnter={() => canCompare(props, isFilled) && check()}
      />
    </CheckPage>
  );
}
