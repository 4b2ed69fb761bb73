/** Ways out when the state record cannot be read: it is handed out, replaced by a saved copy, or put aside. It is never deleted. */
import { Fault } from '../../domain/fault.ts';
import type { RecordCopy } from './RecordCopy.ts';
import type { RecordCodec } from './rootRecord.ts';
import { storageFault, type TextStorage } from './TextStorage.ts';

/** What is rescued, and where it lies. */
export interface RescueOptions {
  readonly storage: TextStorage;
  readonly copy: RecordCopy;
  readonly secret: string;
  /** `root` unless given */
  readonly key?: string;
  readonly loadCodec?: () => Promise<RecordCodec>;
}

/** The ways out. */
export interface RecordRescue {
  /** the unread bytes as they are; null when there are none */
  read(): Promise<string | null>;
  /**
   * Puts a text that `read` gave once in the record's place, and what was there aside.
   *
   * @throws {Fault} `corrupt` when it cannot be read either; `storage-full`, `storage-blocked`: then nothing was changed
   */
  replace(text: string): Promise<void>;
  /** Puts what is there aside. @throws {Fault} `storage-full`, `storage-blocked`: then nothing was changed */
  setAside(): Promise<void>;
}

/** Where unread records lie: this, and the first number that is free, from 1. */
const ASIDE = 'set-aside-';

const loadRecordCodec = (): Promise<RecordCodec> => import('./recordCodec.ts');

/** Makes the ways out. */
export function createRecordRescue(options: RescueOptions): RecordRescue {
  const { storage, copy, secret, key = 'root', loadCodec = loadRecordCodec } = options;

  const read = async (): Promise<string | null> => storage.getItem(key) ?? (await copy.read());

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

  async function changing(change: () => Promise<void>): Promise<void> {
    try {
      await keepAside();
      await change();
    } catch (thrown) {
      throw storageFault(thrown);
    }
  }

  return {
    read,
    async replace(text) {
      const codec = await loadCodec();
      codec.decodeRecord(text.trim(), secret);
      await changing(async () => {
        storage.setItem(key, text.trim());
        await copy.write(text.trim());
      });
    },
    setAside: () =>
      changing(async () => {
        storage.removeItem(key);
        await copy.remove();
      }),
  };
}
