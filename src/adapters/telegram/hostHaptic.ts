/** Haptics of the phone. */
import {
  hapticFeedbackImpactOccurred,
  hapticFeedbackNotificationOccurred,
  hapticFeedbackSelectionChanged,
} from '@telegram-apps/sdk-react';
import type { Haptic } from '../../ports/Telegram.ts';

/** Makes the phone tick. @throws what the SDK throws where there are no haptics */
export function playHaptic(kind: Haptic): void {
  if (kind === 'light') hapticFeedbackImpactOccurred('light');
  else if (kind === 'selection') hapticFeedbackSelectionChanged();
  else hapticFeedbackNotificationOccurred(kind);
}
