/** Serializes partially signed transactions to bytes and text. */
import { concatBytes, hexToBytes } from '@noble/hashes/utils.js';
import type { Psbt, PsbtMap } from './Psbt.ts';
import { MAGIC } from './readPsbt.ts';

function countBytes(count: number): Uint8Array {
  if (count < 0xfd) return Uint8Array.of(count);
  if (count <= 0xffff) return Uint8Array.of(0xfd, count & 0xff, count >> 8);
  return Uint8Array.of(0xfe, count & 0xff, (count >> 8) & 0xff, (count >> 16) & 0xff, count >>> 24);
}

const END = Uint8Array.of(0);

function* mapBytes(map: PsbtMap): Generator<Uint8Array> {
  for (const [name, value] of map) {
    const key = hexToBytes(name);
    yield countBytes(key.length);
    yield key;
    yield countBytes(value.length);
    yield value;
  }
  yield END;
}

export function writePsbt({ global, inputs, outputs }: Psbt): Uint8Array {
  const parts = [global, ...inputs, ...outputs].flatMap((map) => [...mapBytes(map)]);
  return concatBytes(MAGIC, ...parts);
}

/** Maximum number of arguments for `String.fromCharCode`. */
const CHUNK = 0x2000;

/** As base64, for copying. */
export const writePsbtText = (psbt: Psbt): string => base64Of(writePsbt(psbt));

export function base64Of(bytes: Uint8Array): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += CHUNK) {
    text += String.fromCharCode(...bytes.subarray(at, at + CHUNK));
  }
  return btoa(text);
}
