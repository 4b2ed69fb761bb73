/** Partially signed transactions as UR messages: `crypto-psbt`, and `psbt` of the second version (BCR-2020-006). */
import { hexOfBytes } from '../bytes.ts';
import { isPsbtText } from '../psbt/psbtText.ts';
import { MAGIC } from '../psbt/readPsbt.ts';
import { MAX_PSBT_IN_CODES } from '../requestLimits.ts';
import { err, ok, type Result } from '../result.ts';
import { readCbor, untagged, writeCbor } from './cbor.ts';
import type { UrMessage, UrProblem } from './UrMessage.ts';

const TYPES: readonly string[] = ['crypto-psbt', 'psbt'];
const TAGS = [310, 40310];

/** @param bytes - from `writePsbt` */
export const psbtMessage = (bytes: Uint8Array): UrMessage => ({
  type: 'crypto-psbt',
  cbor: writeCbor(bytes),
});

/** Whether a PSBT of this size fits into a code series. */
export const fitsInCodes = (size: number): boolean => size <= MAX_PSBT_IN_CODES;

/** Some programs use the generic type for bytes, with binary or text content. */
const isAsBytes = (type: string, bytes: unknown): boolean =>
  type === 'bytes' &&
  bytes instanceof Uint8Array &&
  isPsbtText(
    bytes[4] === MAGIC[4]
      ? hexOfBytes(bytes.subarray(0, 5))
      : new TextDecoder().decode(bytes.subarray(0, 100)),
  );

/** The bytes for `readPsbtFile`. Problems: `other-kind` · `unreadable` */
export function readPsbtMessage({ type, cbor }: UrMessage): Result<Uint8Array, UrProblem> {
  const read = readCbor(cbor);
  const bytes = read === null ? undefined : untagged(read, ...TAGS);
  if (!TYPES.includes(type) && !isAsBytes(type, bytes)) return err({ kind: 'other-kind', type });
  return bytes instanceof Uint8Array ? ok(bytes) : err({ kind: 'unreadable' });
}
