/** Caches raw transactions on disk; in memory if the browser's storage is blocked, full, or doesn't answer. */
import { Rounds } from '../../../domain/Rounds.ts';
import type { Txid } from '../../../domain/tx/Txid.ts';
import type { Clock } from '../../../ports/Clock.ts';
import type { RawTransactions, TransactionCache } from '../../../ports/TransactionCache.ts';
import { BoundedEntries, type Bounds } from './BoundedEntries.ts';
import { createMemoryDatabase } from './memoryDatabase.ts';
import type { TransactionDatabase } from './TransactionDatabase.ts';

export interface CacheOptions {
  readonly disk: TransactionDatabase;
  readonly clock: Clock;
  /** defaults to `DISK_BOUNDS` */
  readonly bounds?: Bounds;
}

/** 40 MB: some 150,000 payments, or 400 of the largest transactions nodes relay. */
export const DISK_BOUNDS: Bounds = { count: 20_000, size: 40_000_000 };

/** Memory that even a phone can spare. */
const MEMORY_BOUNDS: Bounds = { count: 2_000, size: 8_000_000 };

/** On some phones IndexedDB never answers: stop waiting after this, milliseconds. */
const TIMEOUT_MS = 2_000;

const NONE: RawTransactions = new Map();

class DiskThenMemory implements TransactionCache {
  readonly #disk: BoundedEntries;
  readonly #memory: BoundedEntries;
  readonly #clock: Clock;
  #isDown = false;
  #isFull = false;
  readonly #rounds = new Rounds();
  #keeping: Promise<unknown> = Promise.resolve();

  constructor({ disk, clock, bounds = DISK_BOUNDS }: CacheOptions) {
    this.#disk = new BoundedEntries(disk, bounds);
    this.#memory = new BoundedEntries(createMemoryDatabase(), MEMORY_BOUNDS);
    this.#clock = clock;
  }

  async get(ids: readonly Txid[]): Promise<RawTransactions> {
    const inMemory = await this.#memory.get(ids);
    const others = ids.filter((id) => !inMemory.has(id));
    if (this.#isDown || others.length === 0) return inMemory;
    const onDisk = await this.#patiently(this.#disk.get(others), NONE);
    return new Map([...inMemory, ...onDisk]);
  }

  keeper(): (found: RawTransactions) => Promise<void> {
    const round = this.#rounds.latest;
    const isWanted = () => round.isLatest;
    return async (found) => {
      if (!isWanted() || found.size === 0) return;
      const putting = this.#put(found, isWanted);
      this.#keeping = Promise.all([this.#keeping, putting]);
      await putting;
    };
  }

  async kept(ids: readonly Txid[]): Promise<RawTransactions> {
    await this.#keeping;
    return this.get(ids);
  }

  async erase(): Promise<void> {
    this.#rounds.begin();
    await Promise.all([this.#memory.clear(), this.#patiently(this.#disk.clear(), undefined)]);
    this.#isFull = false;
  }

  async #put(found: RawTransactions, isWanted: () => boolean): Promise<void> {
    const isWritten = async () => {
      await this.#disk.put(found, isWanted);
      return true;
    };
    const isOnDisk = !this.#isDown && !this.#isFull && (await this.#patiently(isWritten(), false));
    if (!isOnDisk) await this.#memory.put(found, isWanted);
  }

  /** The disk's result; after a failure it isn't used again, and when full nothing more is written. */
  #patiently<Value>(work: Promise<Value>, otherwise: Value): Promise<Value> {
    return new Promise((resolve) => {
      const giveUp = () => {
        this.#isDown = true;
        resolve(otherwise);
      };
      const stopWaiting = this.#clock.after(TIMEOUT_MS, giveUp);
      const fail = (thrown: unknown) => {
        const isFull = thrown instanceof Error && thrown.name === 'QuotaExceededError';
        if (isFull) this.#isFull = true;
        else this.#isDown = true;
        resolve(otherwise);
      };
      work.then(resolve, fail).finally(stopWaiting);
    });
  }
}

export const createTransactionCache = (options: CacheOptions): TransactionCache =>
  new DiskThenMemory(options);
