/**
 * A place that keeps texts by name, as the host offers it. It may throw, lose what it was given, or answer late: whoever
 * relies on it reads back.
 */
export interface KeyValue {
  /** null when nothing is kept under that name. @throws {Fault} `storage-blocked`, `timeout` */
  get(key: string): Promise<string | null>;
  /** @throws {Fault} `storage-full`, `storage-blocked`, `timeout` */
  set(key: string, value: string): Promise<void>;
  /** does nothing when there is nothing. @throws {Fault} `storage-blocked`, `timeout` */
  remove(key: string): Promise<void>;
}
