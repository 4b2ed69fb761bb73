// When to require a second confirmation before money leaves: a choice, and the password that seals it.
import { useState } from 'react';
import { ChoiceSheet } from '../../../components/overlays/ChoiceSheet.tsx';
import type { BiometryEnrolment } from '../../../components/overlays/prompts/PasswordQuestion.tsx';
import { PasswordQuestion } from '../../../components/overlays/prompts/PasswordQuestion.tsx';
import { Sheet } from '../../../components/overlays/Sheet.tsx';
import {
  SECOND_CONFIRMATION_AMOUNTS,
  type SecondConfirmation,
} from '../../../domain/session/secondConfirmation.ts';
import {
  describeSecondConfirmation,
  SECOND_CONFIRMATION_MESSAGES as MESSAGES,
} from '../../../i18n/messages/send/secondConfirmationMessages.ts';

interface SecondConfirmationSettingsProps {
  readonly isOpen: boolean;
  /** the current rule */
  readonly rule: SecondConfirmation;
  readonly ask: BiometryEnrolment;
  /** resolves with whether it is in effect */
  readonly onSave: (rule: SecondConfirmation, password: string) => Promise<boolean>;
  readonly onClose: () => void;
}

const keyOf = (rule: SecondConfirmation): string =>
  rule.kind === 'above' ? rule.koinu.toString() : rule.kind;

const OFFERED: readonly SecondConfirmation[] = [
  { kind: 'always' },
  ...SECOND_CONFIRMATION_AMOUNTS.map((koinu) => ({ kind: 'above', koinu }) as const),
  { kind: 'never' },
];

/** First the choice, then the password. Closes once the choice is in effect. */
export function SecondConfirmationSettings({
  isOpen,
  rule,
  ask,
  onSave,
  onClose,
}: SecondConfirmationSettingsProps) {
  const [wanted, setWanted] = useState<SecondConfirmation | null>(null);
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
        choices={OFFERED.map((offered) => ({
          value: keyOf(offered),
          label: describeSecondConfirmation(offered),
        }))}
        chosen={keyOf(rule)}
        onChoose={choose}
        onClose={close}
      />
      <Sheet isOpen={isOpen && wanted !== null} title={MESSAGES.setting} onClose={close}>
        {wanted !== null && <p>{describeSecondConfirmation(wanted)}</p>}
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
