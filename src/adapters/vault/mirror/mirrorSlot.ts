/** One of the two slots of a mirrored copy: a head under a name, and numbered parts under names made of it. */
import { Fault } from '../../../domain/fault.ts';
import type { KeyValue } from '../../../ports/KeyValue.ts';
import { checksumOf, readSlotValue, type SlotHead, writeSlotValue } from './slotHead.ts';

/** characters that one value may have; what the hosts' oldest storage takes, and so surely the newer ones */
const VALUE_LENGTH = 4096;
/** room for the head line in a value that holds its text itself */
const HEAD_LENGTH = 160;

/** What a slot holds. */
export interface SlotContent {
  readonly sequence: number;
  /** null when it notes that the copy is gone */
  readonly text: string | null;
}

/** What was found in a slot. */
export interface SlotFinding {
  /** null when there is nothing, or something that is damaged */
  readonly content: SlotContent | null;
  /** parts that may lie beside the head; 0 when the head cannot be read */
  readonly partCount: number;
  readonly isEmpty: boolean;
}

const NOTHING: SlotFinding = { content: null, partCount: 0, isEmpty: true };

function cut(text: string): readonly string[] {
  if (text.length <= VALUE_LENGTH - HEAD_LENGTH) return [];
  const count = Math.ceil(text.length / VALUE_LENGTH);
  return Array.from({ length: count }, (_, at) => text.slice(at * VALUE_LENGTH, (at + 1) * VALUE_LENGTH));
}

/** Reads and writes one slot. Nothing that was written counts before it was read back. */
export class MirrorSlot {
  readonly #store: KeyValue;
  readonly #name: string;

  constructor(store: KeyValue, name: string) {
    this.#store = store;
    this.#name = name;
  }

  /** @throws {Fault} when the host cannot be asked */
  async read(): Promise<SlotFinding> {
    const value = await this.#store.get(this.#name);
    if (value === null) return NOTHING;
    const found = readSlotValue(value);
    if (found === null) return { ...NOTHING, isEmpty: false };
    const { head, inline } = found;
    const text = head.kind === 'gone' ? '' : await this.#textOf(head, inline);
    const isSound =
      text.length === head.length && (await checksumOf(head.sequence, head.kind, text)) === head.checksum;
    const content = { sequence: head.sequence, text: head.kind === 'gone' ? null : text };
    return { content: isSound ? content : null, partCount: head.partCount, isEmpty: false };
  }

  /** Replaces what is there: the parts first, and then the head that names them. @throws {Fault} */
  async write({ sequence, text }: SlotContent, partsToDrop = 0): Promise<void> {
    const whole = text ?? '';
    const parts = cut(whole);
    for (const [at, part] of parts.entries()) await this.#store.set(this.#partName(at), part);
    const kind = text === null ? 'gone' : 'text';
    const head: SlotHead = {
      sequence,
      kind,
      partCount: text === null ? partsToDrop : parts.length,
      length: whole.length,
      checksum: await checksumOf(sequence, kind, whole),
    };
    await this.#store.set(this.#name, writeSlotValue(head, parts.length === 0 ? whole : ''));
    const { content } = await this.read();
    if (content?.sequence !== sequence || content.text !== text)
      throw new Fault('storage-blocked', 'the host did not keep what it was given');
  }

  /** Empties the slot: its head first, so that no head names parts that are gone. @throws {Fault} */
  async clear(partCount: number): Promise<void> {
    await this.#drop(this.#name);
    await this.dropParts(partCount);
  }

  /** Removes parts. @throws {Fault} */
  async dropParts(count: number): Promise<void> {
    for (let at = 0; at < count; at += 1) await this.#drop(this.#partName(at));
  }

  async #drop(key: string): Promise<void> {
    await this.#store.remove(key);
    if ((await this.#store.get(key)) !== null)
      throw new Fault('storage-blocked', 'the host did not remove what it was told to');
  }

  async #textOf({ partCount }: SlotHead, inline: string): Promise<string> {
    const parts = [inline];
    for (let at = 0; at < partCount; at += 1) parts.push((await this.#store.get(this.#partName(at))) ?? '');
    return parts.join('');
  }

  #partName(at: number): string {
    return `${this.#name}-${at}`;
  }
}
