/** Reads what the host says of the device's biometric lock. The bridge checks none of it. */

import type { BiometrySensor } from '../../domain/session/unlocking.ts';
import type { BiometryState } from '../../ports/Biometry.ts';
import { fieldOf } from './bridge/bridge.ts';

/** What the host says, with only the fields that matter here. */
export interface BiometryInfo {
  readonly isAvailable: boolean;
  readonly isAccessRequested: boolean;
  readonly isAccessGranted: boolean;
  readonly isTokenSaved: boolean;
  readonly sensor: BiometrySensor;
}

/** Reads a `biometry_info_received` event. What is missing counts as no. */
export function readBiometryInfo(event: unknown): BiometryInfo {
  const type = fieldOf(event, 'type');
  return {
    // macOS writes it as a text
    isAvailable: `${fieldOf(event, 'available')}` === 'true',
    isAccessRequested: fieldOf(event, 'access_requested') === true,
    isAccessGranted: fieldOf(event, 'access_granted') === true,
    isTokenSaved: fieldOf(event, 'token_saved') === true,
    sensor: type === 'finger' || type === 'face' ? type : 'unknown',
  };
}

/**
 * The port's words for it; a host that said nothing has no lock.
 *
 * @param asksAgain - who denied access is asked again: there is nothing else that changes it. @default false
 */
export function stateOf(info: BiometryInfo | null, asksAgain = false): BiometryState {
  if (!info?.isAvailable) return { kind: 'absent' };
  if (info.isAccessRequested && !info.isAccessGranted && !asksAgain) return { kind: 'denied' };
  return { kind: 'ready', sensor: info.sensor, isTokenSaved: info.isTokenSaved };
}
