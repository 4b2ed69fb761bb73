/** Which forms the fields have that BIP 174 names. What it does not name may have any. */
import type { PsbtLocation } from './PsbtProblem.ts';

interface Format {
  /** of the key's data, behind the type */
  readonly key: (data: Uint8Array) => boolean;
  readonly value?: (value: Uint8Array) => boolean;
}

const NO_KEY: Format['key'] = (data) => data.length === 0;

const isPublicKey: Format['key'] = (data) =>
  (data.length === 33 && (data[0] === 2 || data[0] === 3)) || (data.length === 65 && data[0] === 4);

const isOrigin: Format['value'] = (value) => value.length >= 4 && value.length % 4 === 0;

/** DER of two numbers has 8 bytes at least, and 72 with its hash type at most 73. */
const isSignature: Format['value'] = (value) => value.length >= 9 && value.length <= 73;

const hasSize = (size: number) => (bytes: Uint8Array) => bytes.length === size;

/** A field of version 2 (BIP 370): version 0 must not have it, since it could say another thing than the transaction does. */
const LATER: Format = { key: (data) => data.length > 0 };

const FORMATS: Readonly<Record<PsbtLocation['part'], Readonly<Record<number, Format>>>> = {
  global: {
    0: { key: NO_KEY },
    1: { key: hasSize(78), value: isOrigin },
    251: { key: NO_KEY, value: hasSize(4) },
  },
  input: {
    0: { key: NO_KEY },
    1: { key: NO_KEY },
    2: { key: isPublicKey, value: isSignature },
    3: { key: NO_KEY, value: hasSize(4) },
    4: { key: NO_KEY },
    5: { key: NO_KEY },
    6: { key: isPublicKey, value: isOrigin },
    7: { key: NO_KEY },
    8: { key: NO_KEY },
    // transaction id, output, sequence, and the lock times that it asks for
    ...{ 14: LATER, 15: LATER, 16: LATER, 17: LATER, 18: LATER },
  },
  output: {
    0: { key: NO_KEY },
    1: { key: NO_KEY },
    2: { key: isPublicKey, value: isOrigin },
    // amount and script
    ...{ 3: LATER, 4: LATER },
  },
};

/** Whether a field has the form of its type. @param key - type and data, at least one byte */
export function isKnownFormat(part: PsbtLocation['part'], key: Uint8Array, value: Uint8Array): boolean {
  const format = FORMATS[part][key[0] ?? 0];
  return format === undefined || (format.key(key.subarray(1)) && (format.value?.(value) ?? true));
}
