/** Whether this device stores Kennel's data. */

/**
 * - `kept`: written data can be read back, and there is no sign that it gets lost
 * - `blocked`: nothing can be written, or it is gone right afterwards
 * - `not-kept`: it is there now, but was lost before an earlier start
 */
export type StorageState = 'kept' | 'blocked' | 'not-kept';
