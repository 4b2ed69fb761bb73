/** The product's key operations that derive each key once: for tests that open the same vaults thousands of times. */

import { curveKeyOps } from '../../../src/adapters/vault/keyOps/curveKeyOps.ts';
import type { KeyOps } from '../../../src/adapters/vault/keyOps/KeyOps.ts';
import type { VaultKeyring } from '../../../src/ports/Vault.ts';

/** What was derived on any phone, by all that it depends on. */
const derived = new Map<string, VaultKeyring>();

/**
 * Makes those of one phone. Its first new phrase is that of every other phone, its second too and so on: a phrase takes long to
 * derive, and to the storages it is all the same which one they keep, as long as no two on a phone are equal.
 *
 * Never to be used for real secrets: they are guessable, and held in memory.
 */
export function createFastKeyOps(): KeyOps {
  let phraseCount = 0;
  return {
    ...curveKeyOps,
    newRecord: (entropy, network) => {
      phraseCount += 1;
      return curveKeyOps.newRecord(new Uint8Array(entropy.length).fill(phraseCount), network);
    },
    keyring: async (id, record) => {
      const name = JSON.stringify(record);
      const known = derived.get(name) ?? (await curveKeyOps.keyring(id, record));
      derived.set(name, known);
      return { ...known, id };
    },
  };
}
