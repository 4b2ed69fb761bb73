/** The encoding of signatures and public keys, and signatures in the curve library's format. */

import type { ScriptRules } from './rules.ts';
import { demand } from './scriptErrors.ts';

const HALF_ORDER = 0x7fffffffffffffffffffffffffffffff5d576e7357a4501ddfe92f46681b20a0n;

function isStrictInteger(signature: Uint8Array, at: number, length: number): boolean {
  const first = signature[at] ?? 0;
  if (length === 0 || (first & 0x80) !== 0) return false;
  return !(length > 1 && first === 0 && ((signature[at + 1] ?? 0) & 0x80) === 0);
}

/** Whether a signature with its hash type is strict DER. @see src/script/interpreter.cpp (IsValidSignatureEncoding) */
export function isStrictDer(signature: Uint8Array): boolean {
  const size = signature.length;
  if (size < 9 || size > 73) return false;
  if (signature[0] !== 0x30 || signature[1] !== size - 3) return false;
  const rLength = signature[3] ?? 0;
  if (5 + rLength >= size) return false;
  const sLength = signature[5 + rLength] ?? 0;
  if (rLength + sLength + 7 !== size) return false;
  if (signature[2] !== 0x02 || signature[4 + rLength] !== 0x02) return false;
  return isStrictInteger(signature, 4, rLength) && isStrictInteger(signature, rLength + 6, sLength);
}

function readInteger(bytes: Uint8Array): bigint {
  let value = 0n;
  for (const byte of bytes) value = (value << 8n) | BigInt(byte);
  return value;
}

interface Numbers {
  readonly r: bigint;
  readonly s: bigint;
}

/** Reads r and s leniently: the sequence's length and trailing bytes are ignored. */
function readNumbers(der: Uint8Array): Numbers | null {
  if (der[0] !== 0x30 || der[2] !== 0x02) return null;
  const rEnd = 4 + (der[3] ?? 0);
  if (der[rEnd] !== 0x02) return null;
  const sEnd = rEnd + 2 + (der[rEnd + 1] ?? 0);
  if (sEnd > der.length) return null;
  return { r: readInteger(der.subarray(4, rEnd)), s: readInteger(der.subarray(rEnd + 2, sEnd)) };
}

const wordOf = (value: bigint): Uint8Array =>
  Uint8Array.from({ length: 32 }, (_, at) => Number((value >> BigInt(8 * (31 - at))) & 0xffn));

/** The 64 bytes of r and s in a DER signature without hash type, or null when it is malformed. */
export function compactSignature(der: Uint8Array): Uint8Array | null {
  const numbers = readNumbers(der);
  if (!numbers || numbers.r >> 256n !== 0n || numbers.s >> 256n !== 0n) return null;
  return Uint8Array.of(...wordOf(numbers.r), ...wordOf(numbers.s));
}

const hasLowS = (signature: Uint8Array): boolean =>
  (readNumbers(signature.subarray(0, -1))?.s ?? HALF_ORDER + 1n) <= HALF_ORDER;

const hasKnownHashType = (signature: Uint8Array): boolean => {
  const type = (signature.at(-1) ?? 0) & ~0x80;
  return type >= 1 && type <= 3;
};

/** @throws {ScriptFailure} SIG_DER, SIG_HIGH_S, SIG_HASHTYPE */
export function checkSignatureEncoding(signature: Uint8Array, rules: ScriptRules): void {
  if (signature.length === 0) return;
  const mustBeDer = rules.derSignatures || rules.lowS || rules.strictEncoding;
  demand(!mustBeDer || isStrictDer(signature), 'SIG_DER');
  demand(!rules.lowS || hasLowS(signature), 'SIG_HIGH_S');
  demand(!rules.strictEncoding || hasKnownHashType(signature), 'SIG_HASHTYPE');
}

/** @throws {ScriptFailure} PUBKEYTYPE */
export function checkPublicKeyEncoding(key: Uint8Array, rules: ScriptRules): void {
  const [head] = key;
  const isCompressed = key.length === 33 && (head === 2 || head === 3);
  const isUncompressed = key.length === 65 && head === 4;
  demand(!rules.strictEncoding || isCompressed || isUncompressed, 'PUBKEYTYPE');
}
