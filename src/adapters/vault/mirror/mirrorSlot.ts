/** One of the two slots of a mirrored copy: a head under a name, and numbered parts under derived names. */
import { Fault } from '../../../domain/fault.ts';
import type { KeyValue } from '../../../ports/KeyValue.ts';
import { checksumOf, readSlotValue, type SlotHead, writeSlotValue } from './slotHead.ts';

/**
 * Maximum characters of one value. Few large values: Web K allows ten, and counts changes as values. Telegram Desktop drops
 * messages over 1,048,576 bytes, in which a quote takes four.
 */
export const VALUE_LENGTH = 250_000;
/** room for the head line in a value that contains its text */
const HEAD_LENGTH = 160;
/** parts of 4,096 characters that an earlier Kennel may have left without a head, some earlier ones missing */
const LEFT_PARTS = 16;

export interface SlotContent {
  readonly sequence: number;
  /** null for a note that the copy was deleted */
  readonly text: string | null;
}

export interface SlotFinding {
  /** null when the slot is empty or damaged */
  readonly content: SlotContent | null;
  /** parts that may exist beside the head; 0 when the head can't be read */
  readonly partCount: number;
  readonly isEmpty: boolean;
}

const NOTHING: SlotFinding = { content: null, partCount: 0, isEmpty: true };

function cut(text: string, valueLength: number): readonly string[] {
  if (text.length <= valueLength - HEAD_LENGTH) return [];
  const count = Math.ceil(text.length / valueLength);
  return Array.from({ length: count }, (_, at) => text.slice(at * valueLength, (at + 1) * valueLength));
}

/** Reads and writes one slot. A write counts only after it was read back. */
export class MirrorSlot {
  readonly #store: KeyValue;
  readonly #name: string;
  readonly #valueLength: number;
  /** whether leftover parts were searched for; done once per session */
  #isSearched = false;

  constructor(store: KeyValue, name: string, valueLength: number) {
    this.#store = store;
    this.#name = name;
    this.#valueLength = valueLength;
  }

  /** @throws {Fault} when the host can't be reached */
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

  /** Writes to a cleared slot: first the parts, then the head that lists them. @throws {Fault} */
  async write({ sequence, text }: SlotContent): Promise<void> {
    const whole = text ?? '';
    const parts = cut(whole, this.#valueLength);
    for (const [at, part] of parts.entries()) await this.#store.set(this.#partName(at), part);
    const kind = text === null ? 'gone' : 'text';
    const head: SlotHead = {
      sequence,
      kind,
      partCount: parts.length,
      length: whole.length,
      checksum: await checksumOf(sequence, kind, whole),
    };
    await this.#store.set(this.#name, writeSlotValue(head, parts.length === 0 ? whole : ''));
    const { content } = await this.read();
    if (content?.sequence !== sequence || content.text !== text)
      throw new Fault('storage-blocked', 'the host did not keep what it was given');
  }

  /**
   * Empties the slot: first its head, so that no head lists missing parts, then the parts from the last, so that those left by an
   * interrupted call are contiguous from the first.
   *
   * @throws {Fault}
   */
  async clear({ partCount, isEmpty }: SlotFinding): Promise<void> {
    if (!isEmpty) await this.#drop(this.#name);
    for (const at of (await this.#partsLeft(partCount)).reverse()) await this.#drop(this.#partName(at));
    this.#isSearched = true;
  }

  /** Removes every name the slot may use, present or not: Web K then counts fewer. @throws {Fault} */
  async clearAll(): Promise<void> {
    for (let at = LEFT_PARTS - 1; at >= 0; at -= 1) await this.#store.remove(this.#partName(at));
    await this.#store.remove(this.#name);
  }

  /** The numbers of existing parts. */
  async #partsLeft(known: number): Promise<number[]> {
    const found: number[] = [];
    const certain = Math.max(known, this.#isSearched ? 0 : LEFT_PARTS);
    for (let at = 0; at < certain || found.at(-1) === at - 1; at += 1)
      if ((await this.#store.get(this.#partName(at))) !== null) found.push(at);
    return found;
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
