/** Stretches passwords by one hash: for tests that would otherwise wait for Argon2id thousands of times. */

import { type Bytes, fromHex, randomBytes, toHex } from '../../src/adapters/vault/records/bytes.ts';
import type { KdfParams } from '../../src/adapters/vault/records/envelope.ts';
import type { KeyDerivation } from '../../src/adapters/vault/records/openVault.ts';

/** Is looked for in the build that ships. */
export const CHEAP_DERIVATION = 'one hash in place of Argon2id, for tests alone';

async function hash(password: string, kdf: KdfParams): Promise<Bytes> {
  const { salt, ...numbers } = kdf;
  const text = new TextEncoder().encode(
    JSON.stringify([CHEAP_DERIVATION, password, numbers, fromHex(salt).join()]),
  );
  return new Uint8Array(await crypto.subtle.digest('SHA-256', text));
}

/** Never to be used for a real password. */
export const cheapKeyDerivation: KeyDerivation = {
  atCreation: async (password) => {
    const salt = toHex(randomBytes(16));
    const kdf: KdfParams = { name: 'argon2id', memoryKiB: 65_536, passes: 3, lanes: 1, salt };
    return { kdf, key: await hash(password, kdf) };
  },
  again: hash,
  isWeaker: async () => false,
};
