/** The product's key operations, deriving each key only once: for tests that open the same vaults thousands of times. */

import { curveKeyOps } from '../../../src/adapters/vault/keyOps/curveKeyOps.ts';
import type { KeyOps } from '../../../src/adapters/vault/keyOps/KeyOps.ts';
import type { VaultKeyring } from '../../../src/ports/Vault.ts';

/** Derived keyrings of all phones, by all inputs. */
const derived = new Map<string, VaultKeyring>();

/**
 * Makes one phone's key operations. Its n-th new phrase equals every other phone's n-th: deriving is slow, and storages only need
 * phrases that differ within a phone.
 *
 * Never use with real secrets: they are guessable, and held in memory.
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
