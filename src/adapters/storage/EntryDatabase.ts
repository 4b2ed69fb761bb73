/** What the storage of entries needs of the database where they lie. */
import type { Entries, EntryChanges } from '../../ports/StateStorage.ts';

/** Texts by name. Both methods throw what the browser throws, and may never answer. */
export interface EntryDatabase {
  /** those whose names begin so, as they are once every write that began earlier is done, in other windows too */
  startingWith(prefix: string): Promise<Entries>;
  /** all of the changes or none; resolves when they are on disk. @throws `QuotaExceededError` when it is full */
  change(changes: EntryChanges): Promise<void>;
}
