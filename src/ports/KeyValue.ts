/**
 * A storage that keeps texts by name, as the host offers it. It may throw, lose what it was given, or answer late: whoever
 * relies on it reads back. An empty text is the same as nothing.
 */
export interface KeyValue {
  /** @param key - 1 to 64 of `A-Z a-z 0-9 _ -`, here and below. null when nothing is kept under that name. @throws {Fault} `storage-blocked`, `timeout` */
  get(key: string): Promise<string | null>;
  /** @throws {Fault} `storage-full`, `storage-blocked`, `timeout` */
  set(key: string, value: string): Promise<void>;
  /** does nothing when there is nothing. @throws {Fault} `storage-blocked`, `timeout` */
  remove(key: string): Promise<void>;
}
