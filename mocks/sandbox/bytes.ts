/** Byte helpers for the whole sandbox: hex, joining, comparing, and the order of transaction ids. */

/** Bytes as lower-case hex. */
export const toHex = (bytes: Uint8Array): string => {
  let text = '';
  for (const byte of bytes) text += byte.toString(16).padStart(2, '0');
  return text;
};

/** Hex as bytes. @throws {RangeError} when the text is not pairs of hex digits */
export function fromHex(text: string): Uint8Array {
  if (text.length % 2 !== 0 || !/^[0-9a-fA-F]*$/.test(text)) throw new RangeError('not hex');
  return Uint8Array.from({ length: text.length / 2 }, (_, at) =>
    Number.parseInt(text.slice(2 * at, 2 * at + 2), 16),
  );
}

export function joinBytes(parts: readonly Uint8Array[]): Uint8Array {
  const joined = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    joined.set(part, at);
    at += part.length;
  }
  return joined;
}

export const sameBytes = (a: Uint8Array, b: Uint8Array): boolean =>
  a.length === b.length && a.every((byte, at) => byte === b[at]);

/** A hash as explorers show it: hex of the bytes in reverse order. */
export const hashToId = (hash: Uint8Array): string => toHex(hash.slice().reverse());

/** The hash bytes of a displayed id. */
export const idToHash = (id: string): Uint8Array => fromHex(id).reverse();

/** Little-endian bytes of a number, 0 to 2^64 − 1. */
export function littleEndian(value: number | bigint, size: number): Uint8Array {
  let rest = BigInt(value);
  return Uint8Array.from({ length: size }, () => {
    const byte = Number(rest & 0xffn);
    rest >>= 8n;
    return byte;
  });
}

/** A CompactSize, as lengths in transactions are written. */
export function compactSize(length: number): Uint8Array {
  if (length < 0xfd) return Uint8Array.of(length);
  if (length <= 0xffff) return joinBytes([Uint8Array.of(0xfd), littleEndian(length, 2)]);
  return joinBytes([Uint8Array.of(0xfe), littleEndian(length, 4)]);
}
