/** The product's key operations that derives each phrase once: for tests that open the same vaults thousands of times. */

import { curveKeyOps } from '../../../src/adapters/vault/keyOps/curveKeyOps.ts';
import type { KeyOps } from '../../../src/adapters/vault/keyOps/KeyOps.ts';
import { toHex } from '../../../src/adapters/vault/records/bytes.ts';
import type { KeyRecord } from '../../../src/adapters/vault/records/KeyRecord.ts';
import type { VaultKeyring } from '../../../src/ports/Vault.ts';

/** Makes one with a memory of its own, which holds secrets: never to be used for real ones. */
export function createFastKeyOps(): KeyOps {
  const derived = new Map<string, VaultKeyring>();
  const keyring = (id: string, record: KeyRecord): VaultKeyring => {
    const { material, network, path, indexes } = record;
    if (material.origin !== 'phrase') return curveKeyOps.keyring(id, record);
    const secret = [toHex(material.entropy), toHex(material.passphrase)];
    const name = JSON.stringify([id, network, path, indexes, secret]);
    const known = derived.get(name) ?? curveKeyOps.keyring(id, record);
    derived.set(name, known);
    return known;
  };
  return { ...curveKeyOps, keyring };
}
