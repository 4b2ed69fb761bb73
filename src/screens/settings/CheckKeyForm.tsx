// Typing or pasting a key from its backup, to compare it.
import { useState } from 'react';
import { BottomAction } from '../../components/BottomAction.tsx';
import { Form } from '../../components/Form.tsx';
import { Lead } from '../../components/Lead.tsx';
import { Page } from '../../components/Page.tsx';
import { PasteField } from '../../components/PasteField.tsx';
import { CHECK_WORDS as WORDS } from '../../text/securityWords.ts';
import { CheckAnswer, CheckIntroduction } from './CheckAnswer.tsx';
import type { CheckBackupEvents, CheckBackupView } from './CheckBackupScreen.types.ts';

/** The key lives in the field and goes with the form. */
export function CheckKeyForm(props: CheckBackupView & CheckBackupEvents) {
  const [text, setText] = useState('');
  const [isMasked, setMasked] = useState(true);
  const isBusy = props.status === 'checking';
  const canCheck = text.trim() !== '' && !isBusy;
  const check = () => props.onCheck(text.trim(), '');
  const change = (next: string) => {
    setText(next);
    if (props.status !== 'typing') props.onClear();
  };
  return (
    <Page
      onBack={props.onBack}
      bottom={
        <BottomAction
          label={isBusy ? WORDS.checking : WORDS.check}
          onPress={check}
          isEnabled={canCheck}
          isBusy={isBusy}
        />
      }
    >
      <Lead title={WORDS.title} text={<CheckIntroduction walletName={props.walletName} />} />
      <CheckAnswer {...props} />
      <Form canSubmit={canCheck} onSubmit={check}>
        <PasteField
          label={props.kind === 'extended-key' ? WORDS.extendedKey : WORDS.key}
          text={text}
          onText={change}
          isMasked={isMasked}
          mask={{ label: isMasked ? WORDS.showKey : WORDS.hideKey, onToggle: () => setMasked(!isMasked) }}
          clear={{ label: WORDS.clearKey }}
          onEnter={() => canCheck && check()}
        />
      </Form>
    </Page>
  );
}
