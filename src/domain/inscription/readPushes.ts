/** Reads a script that only pushes: inscriptions of Dogecoin lie in such scripts, for it has no witnesses. */

const OP_PUSHDATA1 = 0x4c;
const OP_PUSHDATA2 = 0x4d;
const OP_PUSHDATA4 = 0x4e;
const OP_1 = 0x51;
const OP_16 = 0x60;

/** Where a push begins, and how long it is; null when the script ends before that is said. */
function extentOf(script: Uint8Array, at: number): { readonly from: number; readonly length: number } | null {
  const opcode = script[at] ?? 0;
  if (opcode < OP_PUSHDATA1) return { from: at + 1, length: opcode };
  const width = opcode === OP_PUSHDATA1 ? 1 : opcode === OP_PUSHDATA2 ? 2 : opcode === OP_PUSHDATA4 ? 4 : 0;
  const from = at + 1 + width;
  if (width === 0 || from > script.length) return null;
  let length = 0;
  for (let place = width; place > 0; place--) length = length * 256 + (script[at + place] ?? 0);
  return { from, length };
}

/**
 * What a script pushes, in its order. OP_0 pushes nothing, OP_1 to OP_16 push the byte of their number.
 *
 * @param script - anybody's bytes; nothing makes it throw
 * @returns views into the script; null when it does anything else than pushing, or breaks off
 */
export function readPushes(script: Uint8Array): readonly Uint8Array[] | null {
  const pushes: Uint8Array[] = [];
  for (let at = 0; at < script.length; ) {
    const opcode = script[at] ?? 0;
    if (opcode >= OP_1 && opcode <= OP_16) {
      pushes.push(Uint8Array.of(opcode - OP_1 + 1));
      at += 1;
      continue;
    }
    const extent = extentOf(script, at);
    if (extent === null || extent.from + extent.length > script.length) return null;
    at = extent.from + extent.length;
    pushes.push(script.subarray(extent.from, at));
  }
  return pushes;
}

/** The most bytes that a pushed number has. */
const LONGEST_NUMBER = 8;

/** A pushed number: little-endian, without a sign, nothing is zero. @returns null when it is longer than a number */
export function readNumber(push: Uint8Array): bigint | null {
  if (push.length > LONGEST_NUMBER) return null;
  return push.reduceRight((number, byte) => number * 256n + BigInt(byte), 0n);
}
