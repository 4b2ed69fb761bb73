import type { BiometrySensor } from '../domain/session/unlocking.ts';
/** What the device's biometric lock can do for us now. */
export type BiometryState =
  /** no such lock, or the host does not speak of it */
  | { readonly kind: 'absent' }
  /** the person denied it: only the host's settings change that */
  | { readonly kind: 'denied' }
  | {
      readonly kind: 'ready';
      readonly sensor: BiometrySensor;
      /** the host says that it keeps a token for us */
      readonly isTokenSaved: boolean;
    };

/** What came of asking for the token. */
export type BiometryAnswer =
  | { readonly kind: 'token'; readonly token: string }
  /** the lock changed, or the host lost it: the password comes first, then enrol again */
  | { readonly kind: 'lost' }
  /** the person turned away, or was not recognised */
  | { readonly kind: 'declined' };

/**
 * The device's biometric lock, which keeps one token for us. It is a convenience: the password always works.
 *
 * A host that stays silent counts as one without a lock, or as a person who turned away. A signal that is aborted ends the
 * waiting; the host's prompt may stay on the screen.
 */
export interface Biometry {
  state(): Promise<BiometryState>;
  /** asks for leave, once. @param reason - at most 128 characters @returns whether it was given */
  requestAccess(reason: string, signal?: AbortSignal): Promise<boolean>;
  /** @param token - 1 to 1024 characters @returns whether the host keeps it now */
  save(token: string, reason: string, signal?: AbortSignal): Promise<boolean>;
  /** shows the device's prompt. @param reason - at most 128 characters */
  read(reason: string, signal?: AbortSignal): Promise<BiometryAnswer>;
  /** never fails */
  remove(): Promise<void>;
  /** where a denial can be taken back; right after a press only */
  openSettings(): void;
}
