/** Stretches passwords by a single hash, for tests that would otherwise run Argon2id thousands of times. */

import { type Bytes, fromHex, randomBytes, toHex } from '../../src/adapters/vault/records/bytes.ts';
import type { KdfParams } from '../../src/adapters/vault/records/envelope.ts';
import type { KeyDerivation } from '../../src/adapters/vault/records/openVault.ts';

/** Searched for in the product's build, which must not contain it. */
export const CHEAP_DERIVATION = 'one hash in place of Argon2id, for tests alone';

async function hash(password: string, kdf: KdfParams): Promise<Bytes> {
  const { salt, ...numbers } = kdf;
  const text = new TextEncoder().encode(
    JSON.stringify([CHEAP_DERIVATION, password, numbers, fromHex(salt).join()]),
  );
  return new Uint8Array(await crypto.subtle.digest('SHA-256', text));
}

/** Never use it for a real password. */
export const cheapKeyDerivation: KeyDerivation = {
  atCreation: async (password) => {
    const salt = toHex(randomBytes(16));
    const kdf: KdfParams = { name: 'argon2id', memoryKiB: 65_536, passes: 3, lanes: 1, salt };
    return { kdf, key: await hash(password, kdf) };
  },
  again: hash,
  isWeaker: async () => false,
};
