/** Ways out when the saved state cannot be read: record and entries are handed out, replaced by a saved copy, or put aside, and never deleted. */
import { Fault } from '../../domain/fault.ts';
import type { Entries } from '../../ports/StateStorage.ts';
import type { EntryDatabase } from './EntryDatabase.ts';
import type { RecordCopy } from './RecordCopy.ts';
import type { RecordCodec } from './rootRecord.ts';
import { readSavedState, writeSavedState } from './savedState.ts';
import { storageFault, type TextStorage } from './TextStorage.ts';

/** What is rescued, and where it lies. */
export interface RescueOptions {
  readonly storage: TextStorage;
  readonly copy: RecordCopy;
  readonly entries: EntryDatabase;
  readonly secret: string;
  /** `root` unless given */
  readonly key?: string;
  readonly loadCodec: () => Promise<RecordCodec>;
}

/** The ways out. */
export interface RecordRescue {
  /** record and entries as they are; null when there are none */
  read(): Promise<string | null>;
  /**
   * Puts a text that `read` gave once in their place, and what was there aside. Entries stay where the text has none: it is of before them.
   *
   * @throws {Fault} `corrupt` when it cannot be read either; `storage-full`, `storage-blocked`: then nothing was changed
   */
  replace(text: string): Promise<void>;
  /** Puts what is there aside. @throws {Fault} `storage-full`, `storage-blocked`: then nothing was changed */
  setAside(): Promise<void>;
}

/** Where unread records lie: this, and the first number that is free, from 1. Entries lie under the same names. */
const ASIDE = 'set-aside-';
const SET_ASIDE = /^set-aside-(\d+)\//;

/** Makes the ways out. */
export function createRecordRescue(options: RescueOptions): RecordRescue {
  const { storage, copy, entries, secret, key = 'root', loadCodec } = options;

  function freeKey(): string {
    let number = 1;
    while (storage.getItem(`${key}.${ASIDE}${number}`) !== null) number += 1;
    return `${key}.${ASIDE}${number}`;
  }

  /** Keeps a text, and reads back that it is kept. */
  function keep(text: string): void {
    const aside = freeKey();
    storage.setItem(aside, text);
    if (storage.getItem(aside) !== text) throw new Fault('storage-blocked', 'what was written is not there');
  }

  /** The copy too: it may be sound, or newer, where the record is not. */
  async function keepAside(): Promise<void> {
    const texts = new Set([storage.getItem(key), await copy.read()]);
    for (const text of texts) if (text !== null) keep(text);
  }

  /** Puts entries aside, and others in their place, in one go. */
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
      // what cannot be read at all stays where it is
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
