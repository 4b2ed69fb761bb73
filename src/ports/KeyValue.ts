/** A named store of texts that outlives the app. */
export interface KeyValue {
  /** @throws {Fault} `storage-blocked` */
  get(key: string): Promise<string | null>;
  /** @throws {Fault} `storage-blocked`, `storage-full` */
  set(key: string, value: string): Promise<void>;
  remove(key: string): Promise<void>;
}
