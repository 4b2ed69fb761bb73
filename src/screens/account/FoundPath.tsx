// A path of the person's own, asked for in a sheet.
import { useState } from 'react';
import { Button } from '../../components/Button.tsx';
import { Form } from '../../components/Form.tsx';
import { Sheet } from '../../components/Sheet.tsx';
import { TextField } from '../../components/TextField.tsx';
import { parseKeyPath } from '../../domain/keys/keyPath.ts';
import { describeKeyPathProblem } from '../../text/describeImportProblem.ts';
import { FOUND_WORDS as WORDS } from '../../text/importWords.ts';

interface FoundPathProps {
  /** a path in Kennel's form. @returns false when these keys cannot go there */
  readonly onTryPath: (path: string) => Promise<boolean>;
}

/** What is wrong with a path is said when it is asked for, not while it is typed. */
export function FoundPath({ onTryPath }: FoundPathProps) {
  const [isOpen, setOpen] = useState(false);
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const look = () => {
    const path = parseKeyPath(text);
    if (!path.ok) {
      setProblem(describeKeyPathProblem(path.problem));
      return;
    }
    void onTryPath(path.value).then((isThere) => {
      if (!isThere) setProblem(WORDS.customClosed);
    });
  };
  const type = (next: string) => {
    setText(next);
    setProblem(null);
  };
  return (
    <>
      <Button tone="plain" size="small" icon="search" onPress={() => setOpen(true)}>
        {WORDS.custom}
      </Button>
      <Sheet isOpen={isOpen} title={WORDS.customTitle} onClose={() => setOpen(false)}>
        <p>{WORDS.customText}</p>
        <Form canSubmit onSubmit={look}>
          <TextField
            label={WORDS.customLabel}
            text={text}
            onText={type}
            isCode
            placeholder={WORDS.customPlaceholder}
            problem={problem}
            hint={WORDS.customHint}
            hasFocus
          />
          <Button tone="gold" isWide onPress={look}>
            {WORDS.customLook}
          </Button>
        </Form>
      </Sheet>
    </>
  );
}
