/** Whether this device keeps what Kennel gives it. */

/**
 * - `kept`: what was written can be read back, and nothing says that it vanishes
 * - `blocked`: nothing can be written, or it is not there right afterwards
 * - `not-kept`: it is there now, and it was gone at a later start before
 */
export type StorageState = 'kept' | 'blocked' | 'not-kept';
