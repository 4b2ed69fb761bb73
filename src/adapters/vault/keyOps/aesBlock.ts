/** Decrypts single blocks with AES-256, which WebCrypto offers only in chains. */

import type { Bytes } from '../records/bytes.ts';

const BLOCK_BYTES = 16;
const AES_CBC = 'AES-CBC';

/**
 * Decrypts one block without chaining (ECB).
 *
 * A chain of this block and a second one is decrypted. The second is made so that it holds nothing but the padding
 * which WebCrypto asks for: it is what an empty text encrypts to when this block comes before it.
 *
 * @param key - 32 bytes
 * @param block - 16 bytes
 */
export async function decryptBlock(key: Bytes, block: Bytes): Promise<Bytes> {
  if (block.length !== BLOCK_BYTES) throw new RangeError(`a block of ${block.length} bytes`);
  const aesKey = await crypto.subtle.importKey('raw', key, AES_CBC, false, ['encrypt', 'decrypt']);
  const padding = await crypto.subtle.encrypt({ name: AES_CBC, iv: block }, aesKey, new Uint8Array());
  const chain = Uint8Array.of(...block, ...new Uint8Array(padding));
  const iv = new Uint8Array(BLOCK_BYTES);
  return new Uint8Array(await crypto.subtle.decrypt({ name: AES_CBC, iv }, aesKey, chain));
}
