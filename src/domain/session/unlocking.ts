/** What lies between a person and their locked wallet: the stages of opening it, and the device's own lock. */

/** The stages of deriving a password and opening the vault, in order. */
export type VaultStage = 'starting' | 'stretching' | 'opening' | 'sealing' | 'verifying';

/** What the device recognises a person by. */
export type BiometrySensor = 'finger' | 'face' | 'passkey' | 'unknown';

/** What the device's lock does for us now. */
export type BiometryStatus =
  /** not looked at yet */
  | 'unknown'
  /** there is none, or the host does not speak of it */
  | 'absent'
  /** the person denied it: only the host's settings change that */
  | 'denied'
  | 'off'
  | 'on'
  /** it was on, and the lock changed or its token is gone: the password comes first */
  | 'changed';
