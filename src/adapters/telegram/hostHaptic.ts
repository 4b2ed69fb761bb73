/** Haptics of the phone. */

import type { Haptic } from '../../ports/Telegram.ts';
import { postEvent } from './bridge/bridge.ts';

const METHOD = 'web_app_trigger_haptic_feedback';

/** Makes the phone tick. @throws what the SDK throws where there are no haptics */
export function playHaptic(kind: Haptic): void {
  if (kind === 'light') postEvent(METHOD, { type: 'impact', impact_style: 'light' });
  else if (kind === 'selection') postEvent(METHOD, { type: 'selection_change' });
  else postEvent(METHOD, { type: 'notification', notification_type: kind });
}
