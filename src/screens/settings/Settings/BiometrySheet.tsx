// Turning quick unlock on: asks for the password in a sheet.

import type { BiometryEnrolment } from '../../../components/overlays/prompts/PasswordQuestion.tsx';
import { PasswordQuestion } from '../../../components/overlays/prompts/PasswordQuestion.tsx';
import { Sheet } from '../../../components/overlays/Sheet.tsx';
import { SETTINGS_MESSAGES as MESSAGES } from '../../../i18n/messages/settings/settingsMessages.ts';
import type { SettingsEvents } from './SettingsScreen.types.ts';

interface BiometrySheetProps extends Pick<SettingsEvents, 'onBiometryOn'> {
  readonly isOpen: boolean;
  readonly enrolment: BiometryEnrolment;
  readonly onClose: () => void;
}

/** Closes once it is on. */
export function BiometrySheet({ isOpen, enrolment, onBiometryOn, onClose }: BiometrySheetProps) {
  const turnOn = async (password: string) => {
    if (await onBiometryOn(password)) onClose();
  };
  return (
    <Sheet isOpen={isOpen} title={MESSAGES.enrolTitle} onClose={onClose}>
      <p>{MESSAGES.enrolText}</p>
      {isOpen && (
        <PasswordQuestion
          ask={enrolment}
          action={MESSAGES.enrol}
          busy={MESSAGES.enrolling}
          notice={MESSAGES.enrolDenied}
          onPassword={(password) => void turnOn(password)}
        />
      )}
    </Sheet>
  );
}
