// Takes chance out of a story: the platform's random bytes become the same in every run, so that words and addresses do.
import { sha256 } from '@noble/hashes/sha2.js';

/** The bytes of one call. They depend on nothing but how many calls of the same length came before. */
function bytesOf(length: number, turn: number): Uint8Array {
  const bytes = new Uint8Array(length);
  for (let at = 0; at < length; at += 32) {
    const block = sha256(new TextEncoder().encode(`story ${length} ${turn} ${at}`));
    bytes.set(block.subarray(0, Math.min(32, length - at)), at);
  }
  return bytes;
}

/** Begins. @returns gives chance back */
export function seedRandomness(): () => void {
  const turns = new Map<number, number>();
  const fill = <Target extends ArrayBufferView | null>(target: Target): Target => {
    if (target === null) throw new TypeError('nothing to fill');
    const { buffer, byteOffset, byteLength } = target;
    const turn = turns.get(byteLength) ?? 0;
    turns.set(byteLength, turn + 1);
    new Uint8Array(buffer, byteOffset, byteLength).set(bytesOf(byteLength, turn));
    return target;
  };
  Object.defineProperty(crypto, 'getRandomValues', { value: fill, configurable: true });
  return () => {
    Reflect.deleteProperty(crypto, 'getRandomValues');
  };
}
