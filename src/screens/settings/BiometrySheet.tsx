// Turning the quick unlock on: the password first, in a sheet.
import { useState } from 'react';
import { Button } from '../../components/Button.tsx';
import { FaultNotice } from '../../components/FaultNotice.tsx';
import { Form } from '../../components/Form.tsx';
import { Notice } from '../../components/Notice.tsx';
import { PasswordField } from '../../components/PasswordField.tsx';
import { Sheet } from '../../components/Sheet.tsx';
import { TryCountdown } from '../../components/TryCountdown.tsx';
import { describeWrongPassword } from '../../text/describeUnlock.ts';
import { ASK_WORDS } from '../../text/securityWords.ts';
import { SETTINGS_WORDS as WORDS } from '../../text/settingsWords.ts';
import type { Enrolment } from './PasswordAsk.ts';
import type { SettingsEvents } from './SettingsScreen.types.ts';

interface BiometrySheetProps extends Pick<SettingsEvents, 'onBiometryOn'> {
  readonly isOpen: boolean;
  readonly enrolment: Enrolment;
  readonly onClose: () => void;
}

/** Closes itself when it is on. */
export function BiometrySheet({ isOpen, enrolment, onBiometryOn, onClose }: BiometrySheetProps) {
  const turnOn = async (password: string) => {
    if (await onBiometryOn(password)) onClose();
  };
  return (
    <Sheet isOpen={isOpen} title={WORDS.enrolTitle} onClose={onClose}>
      <p>{WORDS.enrolText}</p>
      {isOpen && enrolment.status === 'throttled' ? (
        <TryCountdown {...enrolment} />
      ) : (
        isOpen && <Question enrolment={enrolment} onPassword={(password) => void turnOn(password)} />
      )}
    </Sheet>
  );
}

interface QuestionProps {
  readonly enrolment: Enrolment;
  readonly onPassword: (password: string) => void;
}

/** The password lives in the field and goes with the sheet. */
function Question({ enrolment, onPassword }: QuestionProps) {
  const [password, setPassword] = useState('');
  const isBusy = enrolment.status === 'opening';
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
        problem={enrolment.status === 'wrong' ? describeWrongPassword(enrolment.freeTriesLeft) : null}
      />
      {enrolment.status === 'refused' && <Notice tone="caution" isLive title={WORDS.enrolRefused} />}
      {enrolment.status === 'failed' && <FaultNotice fault={enrolment.fault} />}
      <Button isWide tone="gold" isDisabled={!canGoOn} isBusy={isBusy} onPress={goOn}>
        {isBusy ? WORDS.enrolling : WORDS.enrol}
      </Button>
    </Form>
  );
}
