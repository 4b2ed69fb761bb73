/** Decrypts single AES-256 blocks, which WebCrypto supports only in chaining modes. */

import type { Bytes } from '../records/bytes.ts';

const BLOCK_BYTES = 16;
const AES_CBC = 'AES-CBC';

/**
 * Decrypts one block without chaining (ECB).
 *
 * It decrypts a CBC chain of this block and a second one, which holds only the padding that WebCrypto requires: the encryption of
 * an empty text with this block as its IV.
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
