/** Keeps the stores' public state in one encrypted record, and never overwrites one it couldn't read. */

import { Fault, toFault } from '../../domain/fault.ts';
import { RESTORE_LIMIT_MS } from '../../domain/specificationConstants.ts';
import type { Clock } from '../../ports/Clock.ts';
import type { RecordStorage } from '../../ports/StateStorage.ts';
import type { Slices } from './migrations.ts';
import { newerOf, nextRevision, REVISION } from './newerRecord.ts';
import { NO_COPY, type RecordCopy } from './RecordCopy.ts';
import { storageFault, type TextStorage } from './TextStorage.ts';

/** Writes and reads records; see `recordCodec.ts`. */
export interface RecordCodec {
  decodeRecord(stored: unknown, secret: string): Slices;
  encodeRecord(slices: Slices, secret: string): string;
}

export interface RootStorageOptions {
  readonly storage: TextStorage;
  /** embedded in the product: hides the record from a glance, nothing more */
  readonly secret: string;
  /** receives why a record can't be read, with a message of Spec §8 */
  readonly log: (message: string) => void;
  readonly clock: Clock;
  /** defaults to `root` (Spec §4) */
  readonly key?: string;
  /** timeout of loading, milliseconds; defaults to 5,000 (Spec §9) */
  readonly timeoutMs?: number;
  /** survives a killed process; none by default */
  readonly copy?: RecordCopy;
  /** loads the codec: packages that the first screen doesn't wait for */
  readonly loadCodec: () => Promise<RecordCodec>;
}

type Change = (slices: Record<string, string>) => void;

class RootRecord implements RecordStorage {
  readonly #options: Required<RootStorageOptions>;
  /** one read shared by all callers; dropped when it failed for a temporary reason */
  #reading: Promise<Record<string, string>> | null = null;
  #readFault: Fault | null = null;
  /** the record's text as last read or written here: a different one was written by another window */
  #text: string | null = null;
  #waiting: Change[] = [];
  /** the scheduled write, until it takes the pending changes */
  #nextWrite: Promise<void> | null = null;
  #lastWrite: Promise<void> = Promise.resolve();

  constructor(options: Required<RootStorageOptions>) {
    this.#options = options;
  }

  async getItem(slice: string): Promise<string | null> {
    return (await this.#read())[slice] ?? null;
  }

  setItem(slice: string, json: string): Promise<void> {
    return this.#change((slices) => {
      slices[slice] = json;
    });
  }

  removeItem(slice: string): Promise<void> {
    return this.#change((slices) => {
      delete slices[slice];
    });
  }

  async slices(): Promise<readonly string[]> {
    return Object.keys(await this.#read()).filter((name) => name !== REVISION);
  }

  async settled(): Promise<void> {
    while (this.#nextWrite !== null) await this.#nextWrite;
    await this.#lastWrite;
    if (this.#readFault !== null) throw this.#readFault;
  }

  #change(change: Change): Promise<void> {
    this.#waiting.push(change);
    if (this.#nextWrite === null) {
      this.#nextWrite = this.#lastWrite.catch(() => undefined).then(() => this.#write());
      this.#lastWrite = this.#nextWrite;
      this.#lastWrite.catch(() => undefined);
    }
    return this.#nextWrite;
  }

  async #write(): Promise<void> {
    const { storage, key, secret, copy, clock } = this.#options;
    let changes: readonly Change[] = [];
    const take = () => {
      changes = this.#waiting.splice(0);
      this.#nextWrite = null;
    };
    try {
      const known = await this.#read();
      const codec = await this.#codec();
      take();
      const slices = this.#takeOver(codec) ?? known;
      for (const change of changes) change(slices);
      if (copy !== NO_COPY) slices[REVISION] = nextRevision(slices, clock.nowMs());
      const text = codec.encodeRecord(slices, secret);
      storage.setItem(key, text);
      this.#text = text;
      await copy.write(text);
    } catch (thrown) {
      if (this.#nextWrite !== null) take();
      throw storageFault(thrown);
    }
  }

  /** Another window's changes; null when there are none. @throws {Fault} `corrupt`: it isn't overwritten */
  #takeOver(codec: RecordCodec): Record<string, string> | null {
    const { storage, key, secret } = this.#options;
    const text = readText(storage, key);
    if (text === null || text === this.#text) return null;
    const slices = { ...codec.decodeRecord(text, secret) };
    this.#reading = Promise.resolve(slices);
    return slices;
  }

  #read(): Promise<Record<string, string>> {
    this.#reading ??= this.#decode().then(
      (slices) => {
        this.#readFault = null;
        return slices;
      },
      (thrown: unknown) => {
        const fault = toFault(thrown, 'storage-blocked');
        this.#readFault = fault;
        if (fault.kind !== 'corrupt') this.#reading = null;
        throw fault;
      },
    );
    return this.#reading;
  }

  async #decode(): Promise<Record<string, string>> {
    const { storage, key, secret, log } = this.#options;
    const record = readText(storage, key);
    this.#text = record;
    const copy = await this.#options.copy.read();
    const stored = record ?? copy;
    if (stored === null) return {};
    const codec = await this.#codec();
    try {
      const slices = codec.decodeRecord(stored, secret);
      return { ...newerOf(slices, copy, (text) => codec.decodeRecord(text, secret)) };
    } catch (thrown) {
      const fault = toFault(thrown, 'corrupt');
      log(fault.message.slice(`${fault.kind}: `.length));
      throw fault;
    }
  }

  #codec(): Promise<RecordCodec> {
    const { loadCodec, clock, timeoutMs } = this.#options;
    return new Promise((resolve, reject) => {
      const tooLate = () =>
        reject(new Fault('timeout', `the kept state was not read within ${timeoutMs} ms`));
      const stopWaiting = clock.after(timeoutMs, tooLate);
      loadCodec()
        .then(resolve, (cause) => reject(new Fault('offline', 'a part of the app did not load', { cause })))
        .finally(stopWaiting);
    });
  }
}

function readText(storage: TextStorage, key: string): string | null {
  try {
    return storage.getItem(key);
  } catch (thrown) {
    throw storageFault(thrown);
  }
}

/**
 * Creates the state's storage: one record under one key of localStorage.
 *
 * Slices may be read and written concurrently: there is one read, and writes run in sequence, each with all pending changes and
 * with the slices another window wrote meanwhile. A failed write rejects its own promise, and `settled`, until one succeeds.
 *
 * @returns an object literal, as mobx-persist-store requires
 * @throws {TypeError} when configuration or secret are missing (Spec §6)
 */
export function createRootStorage(options: RootStorageOptions): RecordStorage {
  if (!options) throw new TypeError('state encryption needs a configuration');
  if (!options.secret) throw new TypeError('state encryption needs a secret key');
  const defaults = { key: 'root', timeoutMs: RESTORE_LIMIT_MS, copy: NO_COPY };
  const record = new RootRecord({ ...defaults, ...options });
  return {
    getItem: (slice) => record.getItem(slice),
    setItem: (slice, json) => record.setItem(slice, json),
    removeItem: (slice) => record.removeItem(slice),
    slices: () => record.slices(),
    settled: () => record.settled(),
  };
}
