// When to ask once more before money leaves: a choice, and the password that seals it.
import { useState } from 'react';
import { ChoiceSheet } from '../../components/ChoiceSheet.tsx';
import { PasswordQuestion } from '../../components/prompts/PasswordQuestion.tsx';
import { Sheet } from '../../components/Sheet.tsx';
import { SECOND_LOOK_AMOUNTS, type SecondLook } from '../../domain/session/secondLook.ts';
import { describeSecondLook, SECOND_LOOK_MESSAGES as MESSAGES } from '../../text/secondLookMessages.ts';
import type { Enrolment } from './PasswordPrompt.ts';

interface SecondLookSettingsProps {
  readonly isOpen: boolean;
  /** how it is now */
  readonly rule: SecondLook;
  readonly ask: Enrolment;
  /** resolves with whether it holds now */
  readonly onSave: (rule: SecondLook, password: string) => Promise<boolean>;
  readonly onClose: () => void;
}

const keyOf = (rule: SecondLook): string => (rule.kind === 'above' ? rule.koinu.toString() : rule.kind);

const OFFERED: readonly SecondLook[] = [
  { kind: 'always' },
  ...SECOND_LOOK_AMOUNTS.map((koinu) => ({ kind: 'above', koinu }) as const),
  { kind: 'never' },
];

/** First what, then the password. It closes itself when the choice holds. */
export function SecondLookSettings({ isOpen, rule, ask, onSave, onClose }: SecondLookSettingsProps) {
  const [wanted, setWanted] = useState<SecondLook | null>(null);
  const close = () => {
    setWanted(null);
    onClose();
  };
  const choose = (key: string) => {
    const chosen = OFFERED.find((offered) => keyOf(offered) === key);
    if (chosen === undefined || key === keyOf(rule)) close();
    else setWanted(chosen);
  };
  const save = async (password: string) => {
    if (wanted !== null && (await onSave(wanted, password))) close();
  };
  return (
    <>
      <ChoiceSheet
        isOpen={isOpen && wanted === null}
        title={MESSAGES.setting}
        text={MESSAGES.settingText}
        choices={OFFERED.map((offered) => ({ value: keyOf(offered), label: describeSecondLook(offered) }))}
        chosen={keyOf(rule)}
        onChoose={choose}
        onClose={close}
      />
      <Sheet isOpen={isOpen && wanted !== null} title={MESSAGES.setting} onClose={close}>
        {wanted !== null && <p>{describeSecondLook(wanted)}</p>}
        {wanted !== null && (
          <PasswordQuestion
            ask={ask}
            action={MESSAGES.save}
            busy={MESSAGES.saving}
            onPassword={(password) => void save(password)}
          />
        )}
      </Sheet>
    </>
  );
}
