/** Writes entries in order, with one transaction for all pending changes. */
import { Fault, toFault } from '../../domain/fault.ts';
import { RESTORE_LIMIT_MS } from '../../domain/specificationConstants.ts';
import type { Clock } from '../../ports/Clock.ts';
import type { Entries, EntryChanges } from '../../ports/StateStorage.ts';
import type { EntryDatabase } from './EntryDatabase.ts';
import { storageFault } from './TextStorage.ts';

/** Entries of all owners, by their full names. */
export interface EntryQueue {
  /** @throws {Fault} `storage-blocked`, `timeout` */
  startingWith(prefix: string): Promise<Entries>;
  /** resolves when they are on disk. @throws {Fault} `storage-full`, `storage-blocked`: the next change retries them */
  change(changes: EntryChanges): Promise<void>;
  /** resolves when all changes are on disk. @throws {Fault} when the last write failed */
  settled(): Promise<void>;
}

class Queue implements EntryQueue {
  readonly #database: EntryDatabase;
  readonly #clock: Clock;
  #waiting: Map<string, string | null> = new Map();
  /** the scheduled write, until it takes the pending changes */
  #nextWrite: Promise<void> | null = null;
  #lastWrite: Promise<void> = Promise.resolve();

  constructor(database: EntryDatabase, clock: Clock) {
    this.#database = database;
    this.#clock = clock;
  }

  startingWith(prefix: string): Promise<Entries> {
    return new Promise((resolve, reject) => {
      const tooLate = () => reject(new Fault('timeout', `nothing was read within ${RESTORE_LIMIT_MS} ms`));
      const stopWaiting = this.#clock.after(RESTORE_LIMIT_MS, tooLate);
      this.#database
        .startingWith(prefix)
        .then(resolve, (thrown: unknown) => reject(toFault(thrown, 'storage-blocked')))
        .finally(stopWaiting);
    });
  }

  change(changes: EntryChanges): Promise<void> {
    for (const [name, text] of changes) this.#waiting.set(name, text);
    if (this.#nextWrite === null) {
      this.#nextWrite = this.#lastWrite.catch(() => undefined).then(() => this.#write());
      this.#lastWrite = this.#nextWrite;
      this.#lastWrite.catch(() => undefined);
    }
    return this.#nextWrite;
  }

  async settled(): Promise<void> {
    while (this.#nextWrite !== null) await this.#nextWrite;
    await this.#lastWrite;
  }

  async #write(): Promise<void> {
    const changes = this.#waiting;
    this.#waiting = new Map();
    this.#nextWrite = null;
    try {
      await this.#database.change(changes);
    } catch (thrown) {
      // changes added meanwhile are newer
      this.#waiting = new Map([...changes, ...this.#waiting]);
      throw storageFault(thrown);
    }
  }
}

/**
 * Creates the queue over a database.
 *
 * Writes have no timeout: an abandoned write might still succeed, and changes that are on disk must not be reported as unwritten.
 */
export const createEntryQueue = (database: EntryDatabase, clock: Clock): EntryQueue =>
  new Queue(database, clock);
