import type { BiometrySensor } from '../domain/session/unlocking.ts';
/** The state of the device's biometric lock. */
export type BiometryState =
  /** not available, or not reported by the host */
  | { readonly kind: 'absent' }
  /** denied by the user: only the host's settings can change that */
  | { readonly kind: 'denied' }
  | {
      readonly kind: 'ready';
      readonly sensor: BiometrySensor;
      /** the host reports that it stores a token for us */
      readonly isTokenSaved: boolean;
    };

/** The result of requesting the token. */
export type BiometryAnswer =
  | { readonly kind: 'token'; readonly token: string }
  /** the lock changed, or the host lost the token: the password is required, then a new enrollment */
  | { readonly kind: 'lost' }
  /** the user canceled, or was not recognized */
  | { readonly kind: 'declined' };

/**
 * The device's biometric lock, which stores one token for us. It is a convenience: the password always works.
 *
 * A host that does not answer counts as having no lock, or as a canceled prompt. Aborting the signal ends the wait; the host's prompt may
 * stay on the screen.
 */
export interface Biometry {
  state(): Promise<BiometryState>;
  /** asks for permission, once. @param reason - at most 128 characters @returns whether it was granted */
  requestAccess(reason: string, signal?: AbortSignal): Promise<boolean>;
  /** @param token - 1 to 1024 characters @returns whether the host stores it now */
  save(token: string, reason: string, signal?: AbortSignal): Promise<boolean>;
  /** shows the device's prompt. @param reason - at most 128 characters */
  read(reason: string, signal?: AbortSignal): Promise<BiometryAnswer>;
  /** never fails */
  remove(): Promise<void>;
  /** where a denial can be revoked; only right after a press */
  openSettings(): void;
}
