// The second step of deleting everything: a word to type.
import { useState } from 'react';
import { Button } from '../../components/Button.tsx';
import { Form } from '../../components/Form.tsx';
import { Lead } from '../../components/Lead.tsx';
import { Page } from '../../components/Page.tsx';
import { Scene } from '../../components/Scene.tsx';
import { TextField } from '../../components/TextField.tsx';
import { deletePrompt, DELETE_WORDS as WORDS } from '../../text/securityWords.ts';
import type { DeleteEverythingEvents } from './DeleteEverythingScreen.types.ts';

type DeleteTypingProps = Pick<DeleteEverythingEvents, 'onDelete' | 'onKeep' | 'onBack'>;

/** Enter does not delete: only the red button does. Capitals do not matter, since phones choose them. */
export function DeleteTyping({ onDelete, onKeep, onBack }: DeleteTypingProps) {
  const [typed, setTyped] = useState('');
  const isTyped = typed.trim().toUpperCase() === WORDS.word;
  return (
    <Page
      isLow
      onBack={onBack}
      bottom={
        <>
          <Button isWide onPress={onKeep}>
            {WORDS.keep}
          </Button>
          <Button isWide tone="danger" icon="trash" isDisabled={!isTyped} onPress={onDelete}>
            {WORDS.delete}
          </Button>
        </>
      }
    >
      <Scene name="failure" size="small" />
      <Lead title={WORDS.sureTitle} text={WORDS.sureText} />
      <Form canSubmit={false} onSubmit={() => undefined}>
        <TextField label={deletePrompt(WORDS.word)} text={typed} onText={setTyped} isCode hasFocus />
      </Form>
    </Page>
  );
}
