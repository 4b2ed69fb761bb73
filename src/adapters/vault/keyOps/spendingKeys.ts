/** Opens the private keys of a vault's addresses for one signing, and wipes them when it is done. */

import { addressOfPublicKey } from '../../../domain/address/addressScript.ts';
import type { DogeAddress } from '../../../domain/address/DogeAddress.ts';
import type { Network } from '../../../domain/address/Network.ts';
import { wipe } from '../../../domain/bytes.ts';
import { publicKeyOf } from '../../../domain/keys/ecc.ts';
import { wipeNode } from '../../../domain/keys/hdKeys.ts';
import { err, ok, type Result } from '../../../domain/result.ts';
import type { SigningKey } from '../../../domain/tx/sign/signTransfer.ts';
import type { SigningProblem } from '../../../ports/Vault.ts';
import type { KeyRecord } from '../records/KeyRecord.ts';
import { childKey, type TreeMaterial, withParentNode } from './openKeys.ts';

type KeysByAddress = Map<DogeAddress, SigningKey>;

function addKey(keys: KeysByAddress, privateKey: Uint8Array, isCompressed: boolean, network: Network): void {
  const publicKey = publicKeyOf(privateKey, isCompressed);
  keys.set(addressOfPublicKey(publicKey, network), { privateKey: privateKey.slice(), publicKey });
}

function addTreeKeys(
  keys: KeysByAddress,
  material: TreeMaterial,
  { network, path, indexes }: KeyRecord,
): void {
  withParentNode(material, network, { path, usesPassphrase: true }, (parent) => {
    for (const index of indexes) {
      const child = childKey(parent, index);
      if (child.key.privateKey) addKey(keys, child.key.privateKey, true, network);
      wipeNode(child);
    }
  });
}

/** Copies of the private keys of all accounts on a network, by address. What is only watched has none. */
function keysByAddress(records: readonly KeyRecord[], network: Network): KeysByAddress {
  const keys: KeysByAddress = new Map();
  for (const record of records.filter((candidate) => candidate.network === network)) {
    const { material } = record;
    if (material.origin === 'private-key') {
      addKey(keys, material.key, material.keyForm === 'compressed', network);
    } else if (material.origin === 'phrase' || material.origin === 'extended-private-key') {
      addTreeKeys(keys, material, record);
    }
  }
  return keys;
}

function keyAt(keys: KeysByAddress, address: DogeAddress): SigningKey {
  const key = keys.get(address);
  if (!key) throw new TypeError('an address without private key');
  return key;
}

/**
 * Works with the keys of a vault.
 *
 * Problems: `not-ours` for the first of the addresses that has no key here: watched ones too
 *
 * @param addresses - all that has to be ours
 * @param records - the keyrings of the vault; not changed
 */
export function withKeysFor<Made>(
  addresses: readonly DogeAddress[],
  records: readonly KeyRecord[],
  network: Network,
  work: (keyFor: (address: DogeAddress) => SigningKey, isOurs: (address: DogeAddress) => boolean) => Made,
): Result<Made, SigningProblem> {
  const keys = keysByAddress(records, network);
  try {
    const foreign = addresses.find((address) => !keys.has(address));
    if (foreign !== undefined) return err({ kind: 'not-ours', address: foreign });
    return ok(
      work(
        (address) => keyAt(keys, address),
        (address) => keys.has(address),
      ),
    );
  } finally {
    for (const { privateKey } of keys.values()) wipe(privateKey);
  }
}
