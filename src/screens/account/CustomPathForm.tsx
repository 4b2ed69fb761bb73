// A sheet for entering a custom derivation path.
import { useState } from 'react';
import { Button } from '../../components/actions/Button.tsx';
import { Form } from '../../components/fields/Form.tsx';
import { TextField } from '../../components/fields/TextField.tsx';
import { Sheet } from '../../components/overlays/Sheet.tsx';
import { parsePaths } from '../../domain/keys/keyPath.ts';
import { describeKeyPathProblem } from '../../i18n/messages/accounts/describeImportProblem.ts';
import { FOUND_MESSAGES as MESSAGES } from '../../i18n/messages/accounts/importMessages.ts';

interface CustomPathFormProps {
  /** the typed path. @returns false when these keys can't derive it */
  readonly onTryPath: (path: string) => Promise<boolean>;
}

/** Problems are shown on submit, not while typing. */
export function CustomPathForm({ onTryPath }: CustomPathFormProps) {
  const [isOpen, setOpen] = useState(false);
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const inspect = () => {
    const paths = parsePaths(text);
    if (!paths.ok) {
      setProblem(describeKeyPathProblem(paths.problem));
      return;
    }
    void onTryPath(text).then((isThere) => {
      if (!isThere) setProblem(MESSAGES.customClosed);
    });
  };
  const type = (next: string) => {
    setText(next);
    setProblem(null);
  };
  return (
    <>
      <Button tone="plain" size="small" icon="search" onPress={() => setOpen(true)}>
        {MESSAGES.custom}
      </Button>
      <Sheet isOpen={isOpen} title={MESSAGES.customTitle} onClose={() => setOpen(false)}>
        <p>{MESSAGES.customText}</p>
        <Form canSubmit onSubmit={inspect}>
          <TextField
            label={MESSAGES.customLabel}
            text={text}
            onText={type}
            isCode
            placeholder={MESSAGES.customPlaceholder}
            problem={problem}
            hint={MESSAGES.customHint}
            hasFocus
          />
          <Button tone="gold" isWide onPress={inspect}>
            {MESSAGES.customSearch}
          </Button>
        </Form>
      </Sheet>
    </>
  );
}
