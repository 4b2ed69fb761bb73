// The last step before something is given up for good: a word to type.
import { type ReactNode, useState } from 'react';
import { Button } from '../../actions/Button.tsx';
import { Form } from '../../fields/Form.tsx';
import { TextField } from '../../fields/TextField.tsx';
import { Lead } from '../../layout/Lead.tsx';
import { Page } from '../../layout/Page.tsx';

export interface TypedWordPageProps {
  readonly title: string;
  readonly text: string;
  /** the word to type, in capitals */
  readonly word: string;
  /** asks for the word */
  readonly prompt: string;
  /** the button that keeps everything */
  readonly keep: string;
  /** the red button */
  readonly action: string;
  /** above the title */
  readonly scene?: ReactNode;
  readonly onBack?: (() => void) | undefined;
  readonly onKeep: () => void;
  readonly onAction: () => void;
}

/** Enter does nothing: only the red button does. Capitals do not matter, since phones choose them. */
export function TypedWordPage(props: TypedWordPageProps) {
  const { title, text, word, prompt, keep, action, scene, onBack, onKeep, onAction } = props;
  const [typed, setTyped] = useState('');
  const isTyped = typed.trim().toUpperCase() === word;
  return (
    <Page
      isLow
      onBack={onBack}
      bottom={
        <>
          <Button isWide onPress={onKeep}>
            {keep}
          </Button>
          <Button isWide tone="danger" icon="trash" isDisabled={!isTyped} onPress={onAction}>
            {action}
          </Button>
        </>
      }
    >
      {scene}
      <Lead title={title} text={text} />
      <Form canSubmit={false} onSubmit={() => undefined}>
        <TextField label={prompt} text={typed} onText={setTyped} isCode hasFocus />
      </Form>
    </Page>
  );
}
