/** Partially signed transactions as UR messages: `crypto-psbt`, and `psbt` of the second version (BCR-2020-006). */
import { MAX_PSBT_IN_CODES } from '../requestLimits.ts';
import { err, ok, type Result } from '../result.ts';
import { readCbor, untagged, writeCbor } from './cbor.ts';
import type { UrMessage, UrProblem } from './UrMessage.ts';

const TYPES: readonly string[] = ['crypto-psbt', 'psbt'];
const TAGS = [310, 40310];

/** @param bytes - as `writePsbt` gives them */
export const psbtMessage = (bytes: Uint8Array): UrMessage => ({
  type: 'crypto-psbt',
  cbor: writeCbor(bytes),
});

/** Whether a row of codes says one of so many bytes. */
export const fitsInCodes = (size: number): boolean => size <= MAX_PSBT_IN_CODES;

/** The bytes in it, for `readPsbt`. Problems: `other-kind` · `unreadable` */
export function readPsbtMessage({ type, cbor }: UrMessage): Result<Uint8Array, UrProblem> {
  if (!TYPES.includes(type)) return err({ kind: 'other-kind', type });
  const read = readCbor(cbor);
  const bytes = read === null ? undefined : untagged(read, ...TAGS);
  return bytes instanceof Uint8Array ? ok(bytes) : err({ kind: 'unreadable' });
}
