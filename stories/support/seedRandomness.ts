// Makes a story deterministic: the platform's random bytes are the same in every run, and so are words and addresses.
import { sha256 } from '@noble/hashes/sha2.js';

/** The bytes of one call. They only depend on the number of earlier calls of the same length. */
function bytesOf(length: number, turn: number): Uint8Array {
  const bytes = new Uint8Array(length);
  for (let at = 0; at < length; at += 32) {
    const block = sha256(new TextEncoder().encode(`story ${length} ${turn} ${at}`));
    bytes.set(block.subarray(0, Math.min(32, length - at)), at);
  }
  return bytes;
}

/** Starts it. @returns restores real randomness */
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
