/** Small images for simulated tokens, NFTs and files: real PNGs, equal for equal seeds. */
import { crypto } from 'bitcoinjs-lib';
import { joinBytes } from '../bytes.ts';

const SIDE = 64;
const CELL = 8;
const SIGNATURE = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);

const bigEndian = (value: number): Uint8Array =>
  Uint8Array.of(value >>> 24, (value >>> 16) & 0xff, (value >>> 8) & 0xff, value & 0xff);

function crc32(bytes: Uint8Array): number {
  let crc = 0xffffffff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  }
  return ~crc >>> 0;
}

function adler32(bytes: Uint8Array): number {
  let [low, high] = [1, 0];
  for (const byte of bytes) {
    low = (low + byte) % 65521;
    high = (high + low) % 65521;
  }
  return ((high << 16) | low) >>> 0;
}

function chunk(name: string, data: Uint8Array): Uint8Array {
  const named = joinBytes([new TextEncoder().encode(name), data]);
  return joinBytes([bigEndian(data.length), named, bigEndian(crc32(named))]);
}

/** One stored block of at most 65,535 bytes. */
function stored(bytes: Uint8Array): Uint8Array {
  const { length } = bytes;
  const head = [0x78, 0x01, 1, length & 0xff, length >> 8, ~length & 0xff, (~length >> 8) & 0xff];
  return joinBytes([Uint8Array.from(head), bytes, bigEndian(adler32(bytes))]);
}

const paletteOf = (noise: Uint8Array): Uint8Array =>
  joinBytes([Uint8Array.of(28, 25, 25), noise.slice(0, 9).map((byte) => 64 + (byte % 176))]);

/** The colors (of four) of a row of cells: the right half mirrors the left. */
function rowOf(noise: Uint8Array, row: number): Uint8Array {
  const cells = [0, 1, 2, 3].map((column) => (noise[9 + ((row * 4 + column) % 23)] ?? 0) & 3);
  const all = [...cells, ...cells.toReversed()];
  const bytesPerCell = CELL / 4;
  return Uint8Array.from([0, ...all.flatMap((colour) => Array(bytesPerCell).fill(colour * 0x55))]);
}

/** Draws a 64 by 64 image of about a kilobyte. */
export function drawPicture(seed: string): Uint8Array {
  const noise = crypto.sha256(new TextEncoder().encode(seed));
  const rows = Array.from({ length: SIDE }, (_, at) => rowOf(noise, Math.floor(at / CELL)));
  const header = joinBytes([bigEndian(SIDE), bigEndian(SIDE), Uint8Array.of(2, 3, 0, 0, 0)]);
  return joinBytes([
    SIGNATURE,
    chunk('IHDR', header),
    chunk('PLTE', paletteOf(noise)),
    chunk('IDAT', stored(joinBytes(rows))),
    chunk('IEND', new Uint8Array()),
  ]);
}
