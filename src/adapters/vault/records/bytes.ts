/** Byte helpers of the vault: random bytes, comparison, hex. */

/** The byte arrays WebCrypto accepts. */
export type Bytes = Uint8Array<ArrayBuffer>;

export const randomBytes = (length: number): Bytes => crypto.getRandomValues(new Uint8Array(length));

const HEX = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'));

export function toHex(bytes: Uint8Array): string {
  let hex = '';
  for (const byte of bytes) hex += HEX[byte];
  return hex;
}

/** The value of a lower-case hex digit, by its character code. */
const worthOf = (code: number): number => (code < 0x3a ? code - 0x30 : code - 0x57);

/** Reads lower-case hex. @throws {RangeError} when the text is anything else */
export function fromHex(hex: string): Bytes {
  if (hex.length % 2 !== 0 || /[^0-9a-f]/.test(hex)) throw new RangeError('not lower-case hex');
  const bytes = new Uint8Array(hex.length / 2);
  for (let at = 0; at < bytes.length; at += 1) {
    bytes[at] = 16 * worthOf(hex.charCodeAt(2 * at)) + worthOf(hex.charCodeAt(2 * at + 1));
  }
  return bytes;
}

export const sameBytes = (one: Uint8Array, other: Uint8Array): boolean =>
  one.length === other.length && one.every((byte, at) => byte === other[at]);
