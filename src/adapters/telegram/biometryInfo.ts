/** Reads the host's report on the device's biometric lock. The bridge doesn't validate it. */

import type { BiometrySensor } from '../../domain/session/unlocking.ts';
import type { BiometryState } from '../../ports/Biometry.ts';
import { fieldOf } from './bridge/bridge.ts';

export interface BiometryInfo {
  readonly isAvailable: boolean;
  readonly isAccessRequested: boolean;
  readonly isAccessGranted: boolean;
  readonly isTokenSaved: boolean;
  readonly sensor: BiometrySensor;
}

/** Reads a `biometry_info_received` event. Missing fields count as no. */
export function readBiometryInfo(event: unknown): BiometryInfo {
  const type = fieldOf(event, 'type');
  return {
    // macOS sends it as text
    isAvailable: `${fieldOf(event, 'available')}` === 'true',
    isAccessRequested: fieldOf(event, 'access_requested') === true,
    isAccessGranted: fieldOf(event, 'access_granted') === true,
    isTokenSaved: fieldOf(event, 'token_saved') === true,
    sensor: type === 'finger' || type === 'face' ? type : 'unknown',
  };
}

/**
 * Maps it to the port's states; a host that didn't answer has no lock.
 *
 * @param asksAgain - a denied request may be repeated, since nothing else changes it. @default false
 */
export function stateOf(info: BiometryInfo | null, asksAgain = false): BiometryState {
  if (!info?.isAvailable) return { kind: 'absent' };
  if (info.isAccessRequested && !info.isAccessGranted && !asksAgain) return { kind: 'denied' };
  return { kind: 'ready', sensor: info.sensor, isTokenSaved: info.isTokenSaved };
}
