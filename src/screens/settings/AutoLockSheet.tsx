// The choice of when the wallet locks itself.

import { ChoiceSheet } from '../../components/ChoiceSheet.tsx';
import { AUTO_LOCK_CHOICES, type AutoLockMinutes } from '../../domain/session/sessionExpiry.ts';
import { describeAutoLock, SETTINGS_WORDS as WORDS } from '../../text/settingsWords.ts';

interface AutoLockSheetProps {
  readonly isOpen: boolean;
  readonly minutes: AutoLockMinutes;
  readonly onChoose: (minutes: AutoLockMinutes) => void;
  readonly onClose: () => void;
}

/** The choices hold at once. */
export function AutoLockSheet({ minutes, ...sheet }: AutoLockSheetProps) {
  const choices = AUTO_LOCK_CHOICES.map((value) => ({ value, label: describeAutoLock(value) }));
  return (
    <ChoiceSheet
      {...sheet}
      title={WORDS.autoLock}
      text={WORDS.autoLockText}
      choices={choices}
      chosen={minutes}
    />
  );
}
