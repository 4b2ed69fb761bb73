/** The database port of the entry storage. */
import type { Entries, EntryChanges } from '../../ports/StateStorage.ts';

/** Texts by name. Both methods throw the browser's errors, and may never answer. */
export interface EntryDatabase {
  /** all whose names have this prefix, after every earlier write is done, other windows' included */
  startingWith(prefix: string): Promise<Entries>;
  /** all changes or none; resolves when they are on disk. @throws `QuotaExceededError` when it is full */
  change(changes: EntryChanges): Promise<void>;
}
