// When to ask once more before money leaves: a choice, and the password that seals it.
import { useState } from 'react';
import { Button } from '../../components/Button.tsx';
import { ChoiceSheet } from '../../components/ChoiceSheet.tsx';
import { FaultNotice } from '../../components/FaultNotice.tsx';
import { Form } from '../../components/Form.tsx';
import { PasswordField } from '../../components/PasswordField.tsx';
import { Sheet } from '../../components/Sheet.tsx';
import { TryCountdown } from '../../components/TryCountdown.tsx';
import { SECOND_LOOK_AMOUNTS, type SecondLook } from '../../domain/session/secondLook.ts';
import { describeWrongPassword } from '../../text/describeUnlock.ts';
import { describeSecondLook, SECOND_LOOK_WORDS as WORDS } from '../../text/secondLookWords.ts';
import { ASK_WORDS } from '../../text/securityWords.ts';
import type { Enrolment } from './PasswordAsk.ts';

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
        title={WORDS.setting}
        text={WORDS.settingText}
        choices={OFFERED.map((offered) => ({ value: keyOf(offered), label: describeSecondLook(offered) }))}
        chosen={keyOf(rule)}
        onChoose={choose}
        onClose={close}
      />
      <Sheet isOpen={isOpen && wanted !== null} title={WORDS.setting} onClose={close}>
        {wanted !== null && <p>{describeSecondLook(wanted)}</p>}
        {ask.status === 'throttled' && <TryCountdown {...ask} />}
        {wanted !== null && ask.status !== 'throttled' && (
          <Question ask={ask} onPassword={(password) => void save(password)} />
        )}
      </Sheet>
    </>
  );
}

interface QuestionProps {
  readonly ask: Enrolment;
  readonly onPassword: (password: string) => void;
}

/** The password lives in the field and goes with the sheet. */
function Question({ ask, onPassword }: QuestionProps) {
  const [password, setPassword] = useState('');
  const isBusy = ask.status === 'opening';
  const canGoOn = password !== '' && !isBusy;
  const goOn = () => onPassword(password);
  return (
    <Form canSubmit={canGoOn} onSubmit={goOn}>
      <PasswordField
        label={ASK_WORDS.password}
        purpose="current"
        text={password}
        onText={setPassword}
        hasFocus
        isDisabled={isBusy}
        problem={ask.status === 'wrong' ? describeWrongPassword(ask.freeTriesLeft) : null}
      />
      {ask.status === 'failed' && <FaultNotice fault={ask.fault} />}
      <Button isWide tone="gold" isDisabled={!canGoOn} isBusy={isBusy} onPress={goOn}>
        {isBusy ? WORDS.saving : WORDS.save}
      </Button>
    </Form>
  );
}
