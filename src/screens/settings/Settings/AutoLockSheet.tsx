// Chooses when the wallet locks itself.

import { ChoiceSheet } from '../../../components/overlays/ChoiceSheet.tsx';
import { AUTO_LOCK_CHOICES, type AutoLockMinutes } from '../../../domain/session/sessionExpiry.ts';
import {
  describeAutoLock,
  SETTINGS_MESSAGES as MESSAGES,
} from '../../../i18n/messages/settings/settingsMessages.ts';

interface AutoLockSheetProps {
  readonly isOpen: boolean;
  readonly minutes: AutoLockMinutes;
  readonly onChoose: (minutes: AutoLockMinutes) => void;
  readonly onClose: () => void;
}

/** Choices take effect immediately. */
export function AutoLockSheet({ minutes, ...sheet }: AutoLockSheetProps) {
  const choices = AUTO_LOCK_CHOICES.map((value) => ({ value, label: describeAutoLock(value) }));
  return (
    <ChoiceSheet
      {...sheet}
      title={MESSAGES.autoLock}
      text={MESSAGES.autoLockText}
      choices={choices}
      chosen={minutes}
    />
  );
}
