/** The formats of the fields that BIP 174 defines. Unknown fields may have any format. */
import type { PsbtLocation } from './PsbtProblem.ts';

interface Format {
  /** checks the key's data, after the type */
  readonly key: (data: Uint8Array) => boolean;
  readonly value?: (value: Uint8Array) => boolean;
}

const NO_KEY: Format['key'] = (data) => data.length === 0;

const isPublicKey: Format['key'] = (data) =>
  (data.length === 33 && (data[0] === 2 || data[0] === 3)) || (data.length === 65 && data[0] === 4);

const isOrigin: Format['value'] = (value) => value.length >= 4 && value.length % 4 === 0;

/** A DER signature of two numbers has at least 8 bytes, and with its hash type at most 73. */
const isSignature: Format['value'] = (value) => value.length >= 9 && value.length <= 73;

const hasSize = (size: number) => (bytes: Uint8Array) => bytes.length === size;

/** A field of version 2 (BIP 370), forbidden in version 0, as it could contradict the transaction. */
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
    // txid, output, sequence, and required lock times
    14: LATER,
    15: LATER,
    16: LATER,
    17: LATER,
    18: LATER,
  },
  output: {
    0: { key: NO_KEY },
    1: { key: NO_KEY },
    2: { key: isPublicKey, value: isOrigin },
    // amount and script
    3: LATER,
    4: LATER,
  },
};

/** @param key - type and data, at least one byte */
export function isKnownFormat(part: PsbtLocation['part'], key: Uint8Array, value: Uint8Array): boolean {
  const format = FORMATS[part][key[0] ?? 0];
  return format === undefined || (format.key(key.subarray(1)) && (format.value?.(value) ?? true));
}
