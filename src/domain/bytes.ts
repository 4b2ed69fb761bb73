/** Wipes bytes, and converts them to and from hex. */
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js';

/**
 * Fills bytes with zeros, in place: the one function of the domain that changes its inputs, because that is its purpose.
 *
 * It clears these arrays, not copies that a library or the engine made.
 */
export function wipe(...secrets: readonly Uint8Array[]): void {
  for (const secret of secrets) secret.fill(0);
}

const HEX = /^(?:[0-9a-f]{2})+$/i;

/** Decodes hex; null when it is empty, odd, has other characters or is longer than `maximum` bytes. */
export const bytesOfHex = (hex: string, maximum: number): Uint8Array | null =>
  hex.length > maximum * 2 || !HEX.test(hex) ? null : hexToBytes(hex);

/** Bytes as lower-case hex. */
export const hexOfBytes = (bytes: Uint8Array): string => bytesToHex(bytes);
