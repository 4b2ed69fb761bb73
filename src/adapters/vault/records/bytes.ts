/** Bytes as the vault handles them: made, compared, written as hex. */

/** Bytes that WebCrypto takes. */
export type Bytes = Uint8Array<ArrayBuffer>;

/** Fresh random bytes from the platform. */
export const randomBytes = (length: number): Bytes => crypto.getRandomValues(new Uint8Array(length));

/** Lower-case hex, two digits a byte. */
export const toHex = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

/** Reads lower-case hex. @throws {RangeError} when the text is anything else */
export function fromHex(hex: string): Bytes {
  if (!/^([0-9a-f]{2})*$/.test(hex)) throw new RangeError('not lower-case hex');
  return Uint8Array.from({ length: hex.length / 2 }, (_, at) =>
    Number.parseInt(hex.slice(2 * at, 2 * at + 2), 16),
  );
}

/** Whether two byte strings are the same. */
export const sameBytes = (one: Uint8Array, other: Uint8Array): boolean =>
  one.length === other.length && one.every((byte, at) => byte === other[at]);
