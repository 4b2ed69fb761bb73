/** Unlocking a wallet: the stages of opening the vault, and the device's own lock. */

/** The stages of deriving a key from the password and opening the vault, in order. */
export type VaultStage = 'starting' | 'stretching' | 'opening' | 'sealing' | 'verifying';

/** The device's authentication method. */
export type BiometrySensor = 'finger' | 'face' | 'passkey' | 'unknown';

export type BiometryStatus =
  /** not checked yet */
  | 'unknown'
  /** not available, or not reported by the host */
  | 'absent'
  /** denied by the user: only the host's settings can change that */
  | 'denied'
  | 'off'
  | 'on'
  /** it was on, but the lock changed or its token is gone: the password is required once */
  | 'changed';
