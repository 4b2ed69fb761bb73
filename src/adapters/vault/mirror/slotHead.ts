/** The format of a mirrored copy: a head line with the kind, the length and the checksum of the text. */
import { toHex } from '../records/bytes.ts';

/** A stored copy: a text, or the note that it was deleted. */
export interface SlotHead {
  /** counts the writes: of two intact copies the higher one is valid */
  readonly sequence: number;
  readonly kind: 'text' | 'gone';
  /** values besides the head; 0 when the text is in the head's value */
  readonly partCount: number;
  /** characters of the whole text */
  readonly length: number;
  /** over sequence, kind and the whole text; hex */
  readonly checksum: string;
}

const MARK = 'kennel-mirror-1';
const HEAD = /^kennel-mirror-1 (\d{1,15}) (text|gone) (\d{1,4}) (\d{1,9}) ([0-9a-f]{64})$/;

/** The checksum of a copy: SHA-256 in hex. Detects damage, not tampering. */
export async function checksumOf(sequence: number, kind: SlotHead['kind'], text: string): Promise<string> {
  const bytes = new TextEncoder().encode(`${sequence} ${kind}\n${text}`);
  return toHex(new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)));
}

/** The stored value: the head line, followed by the text when there are no parts. */
export function writeSlotValue(head: SlotHead, inline: string): string {
  const { sequence, kind, partCount, length, checksum } = head;
  return `${MARK} ${sequence} ${kind} ${partCount} ${length} ${checksum}\n${inline}`;
}

/** Reads a stored value; null when it isn't one, for example because it was cut within the head. */
export function readSlotValue(value: string): { readonly head: SlotHead; readonly inline: string } | null {
  const end = value.indexOf('\n');
  const [, sequence, kind, partCount, length, checksum] = HEAD.exec(value.slice(0, Math.max(0, end))) ?? [];
  if (kind !== 'text' && kind !== 'gone') return null;
  const head: SlotHead = {
    sequence: Number(sequence),
    kind,
    partCount: Number(partCount),
    length: Number(length),
    checksum: String(checksum),
  };
  return { head, inline: value.slice(end + 1) };
}
