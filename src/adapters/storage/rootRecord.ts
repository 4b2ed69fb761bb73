/** Keeps the public state of the stores in one encrypted record, and never overwrites what it could not read. */

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

/** How the record is kept. */
export interface RootStorageOptions {
  readonly storage: TextStorage;
  /** embedded in the product: it hides the record from a glance, and from nothing else */
  readonly secret: string;
  /** told why a record cannot be read, in the words of Spec §8 */
  readonly log: (message: string) => void;
  readonly clock: Clock;
  /** `root` unless given (Spec §4) */
  readonly key?: string;
  /** how long reading may take, milliseconds; 5,000 unless given (Spec §9) */
  readonly timeoutMs?: number;
  /** outlives a killed process; none unless given */
  readonly copy?: RecordCopy;
  /** loads what reads and writes it: packages that the first screen does not wait for */
  readonly loadCodec: () => Promise<RecordCodec>;
}

type Change = (slices: Record<string, string>) => void;

class RootRecord implements RecordStorage {
  readonly #options: Required<RootStorageOptions>;
  /** one reading for all who ask; forgotten when it failed for a passing reason */
  #reading: Promise<Record<string, string>> | null = null;
  #readFault: Fault | null = null;
  /** the record's text as it was read or written here last: when another is there, another window wrote it */
  #text: string | null = null;
  #waiting: Change[] = [];
  /** the write that takes all waiting changes, until it takes them */
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

  /** What another window wrote meanwhile; null when none did. @throws {Fault} `corrupt`: it is not overwritten */
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
 * Makes the state's storage: one record under one key of localStorage.
 *
 * Slices may be read and written at the same time: there is one reading, and writes follow each other, each with all
 * changes made until then and with the slices that another window wrote meanwhile. A failed write is told by its own promise and by `settled`, until one succeeds.
 *
 * @returns an object literal, as mobx-persist-store wants it
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
