// The last step before something is given up for good: typing a word.
import { type ReactNode, useState } from 'react';
import { Button } from '../../actions/Button.tsx';
import { Form } from '../../fields/Form.tsx';
import { TextField } from '../../fields/TextField.tsx';
import { Lead } from '../../layout/Lead.tsx';
import { Page } from '../../layout/Page.tsx';

export interface TypedWordPageProps {
  readonly title: string;
  readonly text: string;
  /** in capitals */
  readonly word: string;
  /** the prompt for the word */
  readonly prompt: string;
  /** label of the button that keeps everything */
  readonly keep: string;
  /** label of the red button */
  readonly action: string;
  /** above the title */
  readonly scene?: ReactNode;
  readonly onBack?: (() => void) | undefined;
  readonly onKeep: () => void;
  readonly onAction: () => void;
}

/** Enter does nothing: only the red button does. Case is ignored, since phones change it. */
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
