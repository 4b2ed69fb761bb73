/** OpenSSL's password-based key derivation (key and IV), as used by backups of bitcoinj wallets. */

import { md5 } from '@noble/hashes/legacy.js';
import { wipe } from '../bytes.ts';

/** For AES-256-CBC. The caller must wipe it. */
export interface OpensslKey {
  /** 32 bytes */
  readonly key: Uint8Array<ArrayBuffer>;
  /** 16 bytes */
  readonly iv: Uint8Array<ArrayBuffer>;
}

const ROUND_BYTES = 16;
const ROUNDS = 3;
const KEY_BYTES = 32;

/**
 * Derives them as `openssl enc -md md5` does: one round of MD5 for each 16 bytes.
 *
 * @param password - only the lower byte of each UTF-16 unit counts, as in Bouncy Castle
 * @param salt - 8 bytes
 * @see https://github.com/openssl/openssl/blob/master/crypto/evp/evp_key.c (EVP_BytesToKey)
 */
export function opensslKey(password: string, salt: Uint8Array): OpensslKey {
  const bytes = Uint8Array.from(password, (letter) => letter.charCodeAt(0) & 0xff);
  const made = new Uint8Array(ROUND_BYTES * ROUNDS);
  for (let round = 0; round < ROUNDS; round += 1) {
    const before = made.subarray(Math.max(0, round - 1) * ROUND_BYTES, round * ROUND_BYTES);
    const input = new Uint8Array([...before, ...bytes, ...salt]);
    made.set(md5(input), round * ROUND_BYTES);
    wipe(input);
  }
  const parts = { key: made.slice(0, KEY_BYTES), iv: made.slice(KEY_BYTES) };
  wipe(made, bytes);
  return parts;
}
