/**
 * A key-value storage for text, as offered by the host. It may throw, lose values, or answer late: read back what must not be lost. An
 * empty text is equivalent to none.
 */
export interface KeyValue {
  /**
   * @param key - 1 to 64 of `A-Z a-z 0-9 _ -`, here and below. Null when there is no value. @throws {Fault} `storage-blocked`, `timeout`
   */
  get(key: string): Promise<string | null>;
  /** @throws {Fault} `storage-full`, `storage-blocked`, `timeout` */
  set(key: string, value: string): Promise<void>;
  /** does nothing when there is no value. @throws {Fault} `storage-blocked`, `timeout` */
  remove(key: string): Promise<void>;
}
