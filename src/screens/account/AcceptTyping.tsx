// The last step before what is missing is given up: a word to type.
import { useState } from 'react';
import { Button } from '../../components/Button.tsx';
import { Form } from '../../components/Form.tsx';
import { Lead } from '../../components/Lead.tsx';
import { Page } from '../../components/Page.tsx';
import { TextField } from '../../components/TextField.tsx';
import { acceptPrompt, MISSING_WORDS as WORDS } from '../../text/missingWords.ts';

export interface AcceptTypingProps {
  readonly onAccept: () => void;
  readonly onKeep: () => void;
}

/** Enter gives nothing up: only the red button does. Capitals do not matter, since phones choose them. */
export function AcceptTyping({ onAccept, onKeep }: AcceptTypingProps) {
  const [typed, setTyped] = useState('');
  const isTyped = typed.trim().toUpperCase() === WORDS.word;
  return (
    <Page
      isLow
      onBack={onKeep}
      bottom={
        <>
          <Button isWide onPress={onKeep}>
            {WORDS.keep}
          </Button>
          <Button isWide tone="danger" icon="trash" isDisabled={!isTyped} onPress={onAccept}>
            {WORDS.accept}
          </Button>
        </>
      }
    >
      <Lead title={WORDS.acceptTitle} text={WORDS.acceptText} />
      <Form canSubmit={false} onSubmit={() => undefined}>
        <TextField label={acceptPrompt(WORDS.word)} text={typed} onText={setTyped} isCode hasFocus />
      </Form>
    </Page>
  );
}
