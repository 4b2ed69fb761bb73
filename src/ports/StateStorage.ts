/**
 * Where the public state of the stores is kept: one record, divided into slices.
 *
 * Writes are kept in order. A record that cannot be read makes `getItem` throw and is never overwritten.
 */
export interface StateStorage {
  /** the slice's JSON, or null when there is none yet. @throws {Fault} `corrupt`, `storage-blocked`, `timeout` */
  getItem(slice: string): Promise<string | null>;
  /** @throws {Fault} `storage-full`, `storage-blocked` */
  setItem(slice: string, json: string): Promise<void>;
  removeItem(slice: string): Promise<void>;
  /** names of the slices that there are. @throws {Fault} as `getItem` */
  slices(): Promise<readonly string[]>;
  /** resolves when all that was handed over is on disk. @throws {Fault} when the last write failed */
  settled(): Promise<void>;
}
