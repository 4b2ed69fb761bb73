/** Encodes bytes as two letters each, with a checksum (Bytewords, BCR-2020-012). Heavy: import it only dynamically. */
import '../keys/bufferShim.ts';
import { UR, UREncoder } from '@ngraveio/bc-ur';
import { Buffer } from 'buffer';

const WORD = /../g;

/** The letters of all byte values, taken from the library's encoder. */
const WORDS = (
  UREncoder.encodeSinglePart(new UR(Buffer.from(Array.from({ length: 256 }, (_, byte) => byte))))
    .slice('ur:bytes/'.length)
    .match(WORD) ?? []
).slice(0, 256);
const BYTE_OF = new Map(WORDS.map((word, byte) => [word, byte] as const));

const CHECKSUM_SIZE = 4;

/** The checksum at the end of each part, and that of the whole message inside it. */
export function crc32(bytes: Uint8Array): number {
  let crc = 0xffffffff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  }
  return ~crc >>> 0;
}

/** In lower case. */
export function writeWords(body: Uint8Array): string {
  const bytes = new Uint8Array(body.length + CHECKSUM_SIZE);
  bytes.set(body);
  new DataView(bytes.buffer).setUint32(body.length, crc32(body));
  let words = '';
  for (const byte of bytes) words += WORDS[byte] ?? '';
  return words;
}

function bytesOf(words: string): Uint8Array | null {
  if (words.length % 2 !== 0) return null;
  const bytes = new Uint8Array(words.length / 2);
  for (let at = 0; at < bytes.length; at += 1) {
    const byte = BYTE_OF.get(words.slice(2 * at, 2 * at + 2));
    if (byte === undefined) return null;
    bytes[at] = byte;
  }
  return bytes;
}

/** The bytes before a valid checksum; null when it is wrong, nothing precedes it, or the letters are invalid. */
export function readWords(words: string): Uint8Array | null {
  const bytes = bytesOf(words);
  if (bytes === null || bytes.length <= CHECKSUM_SIZE) return null;
  const body = bytes.subarray(0, -CHECKSUM_SIZE);
  const said = new DataView(bytes.buffer, bytes.byteOffset + body.length).getUint32(0);
  return said === crc32(body) ? body : null;
}
