/** What the vault asks of the place where the host keeps a copy of it. */

/** Keeps one text beside the vault: its envelope, which is nothing without the password. */
export interface VaultMirror {
  /** null when nothing is kept. @throws {Fault} when that cannot be told */
  read(): Promise<string | null>;
  /** @throws {Fault} when the copy was not written */
  write(text: string): Promise<void>;
  /** @throws {Fault} when the copy may still be there */
  remove(): Promise<void>;
}
