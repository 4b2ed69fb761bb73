/** Recovery when the saved state can't be read: record and entries are exported, replaced by a saved copy, or set aside, never deleted. */
import { Fault } from '../../domain/fault.ts';
import type { Entries } from '../../ports/StateStorage.ts';
import type { EntryDatabase } from './EntryDatabase.ts';
import type { RecordCopy } from './RecordCopy.ts';
import type { RecordCodec } from './rootRecord.ts';
import { readSavedState, writeSavedState } from './savedState.ts';
import { storageFault, type TextStorage } from './TextStorage.ts';

export interface RescueOptions {
  readonly storage: TextStorage;
  readonly copy: RecordCopy;
  readonly entries: EntryDatabase;
  readonly secret: string;
  /** defaults to `root` */
  readonly key?: string;
  readonly loadCodec: () => Promise<RecordCodec>;
}

export interface RecordRescue {
  /** record and entries as stored; null when there are none */
  read(): Promise<string | null>;
  /**
   * Replaces the state with a text from `read`, and sets the old one aside. Entries stay if the text has none: then it is from
   * before they existed.
   *
   * @throws {Fault} `corrupt` when it can't be read either; `storage-full`, `storage-blocked`: then nothing was changed
   */
  replace(text: string): Promise<void>;
  /** Sets the state aside. @throws {Fault} `storage-full`, `storage-blocked`: then nothing was changed */
  setAside(): Promise<void>;
}

/** Key suffix of records set aside, followed by the first free number from 1. Entries use the same names. */
const ASIDE = 'set-aside-';
const SET_ASIDE = /^set-aside-(\d+)\//;

export function createRecordRescue(options: RescueOptions): RecordRescue {
  const { storage, copy, entries, secret, key = 'root', loadCodec } = options;

  function freeKey(): string {
    let number = 1;
    while (storage.getItem(`${key}.${ASIDE}${number}`) !== null) number += 1;
    return `${key}.${ASIDE}${number}`;
  }

  /** Stores a text, and reads it back to verify. */
  function keep(text: string): void {
    const aside = freeKey();
    storage.setItem(aside, text);
    if (storage.getItem(aside) !== text) throw new Fault('storage-blocked', 'what was written is not there');
  }

  /** The copy is set aside too: it may be intact, or newer, where the record isn't. */
  async function keepAside(): Promise<void> {
    const texts = new Set([storage.getItem(key), await copy.read()]);
    for (const text of texts) if (text !== null) keep(text);
  }

  /** Sets entries aside, and puts others in their place, in one transaction. */
  async function replaceEntries(others: Entries): Promise<void> {
    const there = [...(await entries.startingWith(''))];
    const numbers = there.map(([name]) => Number(name.match(SET_ASIDE)?.[1] ?? 0));
    const aside = `${ASIDE}${Math.max(0, ...numbers) + 1}/`;
    const inUse = there.filter(([name]) => !SET_ASIDE.test(name));
    const changes: [string, string | null][] = inUse.flatMap(([name, text]) => [
      [aside + name, text],
      [name, null],
    ]);
    if (changes.length + others.size > 0) await entries.change(new Map([...changes, ...others]));
  }

  async function changing(change: () => Promise<void>): Promise<void> {
    try {
      await keepAside();
      await change();
    } catch (thrown) {
      throw storageFault(thrown);
    }
  }

  return {
    async read() {
      const record = storage.getItem(key) ?? (await copy.read());
      // entries that can't be read stay where they are
      const there = await entries.startingWith('').catch((): Entries => new Map());
      return writeSavedState({ record, entries: there });
    },
    async replace(text) {
      const codec = await loadCodec();
      const saved = readSavedState(text.trim());
      codec.decodeRecord(saved.record, secret);
      await changing(async () => {
        if (saved.entries.size > 0) await replaceEntries(saved.entries);
        storage.setItem(key, saved.record);
        await copy.write(saved.record);
      });
    },
    setAside: () =>
      changing(async () => {
        await replaceEntries(new Map());
        storage.removeItem(key);
        await copy.remove();
      }),
  };
}
