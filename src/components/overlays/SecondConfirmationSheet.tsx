// The second confirmation, in a sheet over what is about to be sent.
import type { BiometrySensor } from '../../domain/session/unlocking.ts';
import { SECOND_CONFIRMATION_MESSAGES as MESSAGES } from '../../i18n/messages/send/secondConfirmationMessages.ts';
import { BIOMETRY_MESSAGES } from '../../i18n/messages/settings/securityMessages.ts';
import { Button } from '../actions/Button.tsx';
import type { SecondConfirmationPrompt } from './prompts/PasswordQuestion.tsx';
import { isTrying, PasswordQuestion } from './prompts/PasswordQuestion.tsx';
import { Sheet } from './Sheet.tsx';

export interface SecondConfirmationSheetProps {
  readonly isOpen: boolean;
  /** result of the last try, or how long to wait */
  readonly ask: SecondConfirmationPrompt;
  /** the device's lock, if enabled; null if only the password is accepted */
  readonly sensor: BiometrySensor | null;
  readonly onPassword: (password: string) => void;
  readonly onBiometry: () => void;
  readonly onClose: () => void;
}

/** The password is held only by the field. */
export function SecondConfirmationSheet({
  isOpen,
  ask,
  sensor,
  onPassword,
  onBiometry,
  onClose,
}: SecondConfirmationSheetProps) {
  const byLock = sensor !== null && (
    <Button isWide tone="quiet" isDisabled={isTrying(ask)} onPress={onBiometry}>
      {BIOMETRY_MESSAGES[sensor].unlock}
    </Button>
  );
  return (
    <Sheet isOpen={isOpen} title={MESSAGES.title} onClose={onClose}>
      <p>{MESSAGES.text}</p>
      {isOpen && (
        <PasswordQuestion
          ask={ask}
          action={MESSAGES.confirm}
          busy={MESSAGES.checking}
          otherWay={byLock}
          notice={ask.status === 'failing' ? MESSAGES.failing : MESSAGES.lost}
          onPassword={onPassword}
        />
      )}
    </Sheet>
  );
}
