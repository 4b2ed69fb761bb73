/** Bytes of transactions and their hex. */
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js';

const HEX = /^(?:[0-9a-f]{2})+$/i;

/** Bytes of a hex text; null when it is empty, odd, has other characters or is longer than `maximum` bytes. */
export const bytesOfHex = (hex: string, maximum: number): Uint8Array | null =>
  hex.length > maximum * 2 || !HEX.test(hex) ? null : hexToBytes(hex);

/** Bytes as lower-case hex. */
export const hexOfBytes = (bytes: Uint8Array): string => bytesToHex(bytes);
