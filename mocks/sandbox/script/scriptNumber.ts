/** Numbers and booleans on the stack: little-endian, sign in the highest bit, at most four bytes. */

import { demand } from './scriptErrors.ts';

const SIGN = 0x80;

function isMinimal(bytes: Uint8Array): boolean {
  const last = bytes.at(-1);
  if (last === undefined || (last & 0x7f) !== 0) return true;
  return bytes.length > 1 && ((bytes.at(-2) ?? 0) & SIGN) !== 0;
}

/**
 * Reads a stack element as a number.
 *
 * @throws {ScriptFailure} UNKNOWN_ERROR when it is too long, or not minimal where required
 * @see src/script/script.h (CScriptNum)
 */
export function readNumber(bytes: Uint8Array, mustBeMinimal: boolean, maxSize = 4): number {
  demand(bytes.length <= maxSize, 'UNKNOWN_ERROR');
  demand(!mustBeMinimal || isMinimal(bytes), 'UNKNOWN_ERROR');
  let magnitude = 0;
  for (let at = bytes.length - 1; at >= 0; at--) {
    const byte = bytes[at] ?? 0;
    magnitude = magnitude * 256 + (at === bytes.length - 1 ? byte & 0x7f : byte);
  }
  return ((bytes.at(-1) ?? 0) & SIGN) !== 0 && magnitude !== 0 ? -magnitude : magnitude;
}

export function writeNumber(value: number): Uint8Array {
  const bytes: number[] = [];
  for (let rest = Math.abs(value); rest > 0; rest = Math.floor(rest / 256)) bytes.push(rest % 256);
  const last = bytes.at(-1);
  if (last === undefined) return new Uint8Array();
  if ((last & SIGN) !== 0) bytes.push(value < 0 ? SIGN : 0);
  else if (value < 0) bytes[bytes.length - 1] = last | SIGN;
  return Uint8Array.from(bytes);
}

/** Whether a stack element is true: anything but zero and negative zero. */
export function isTrue(bytes: Uint8Array): boolean {
  const lastAt = bytes.length - 1;
  return bytes.some((byte, at) => byte !== 0 && !(at === lastAt && byte === SIGN));
}

export const writeBoolean = (value: boolean): Uint8Array => (value ? Uint8Array.of(1) : new Uint8Array());
