/** Opens the private keys of some of a vault's addresses for one signing, and wipes them afterwards. */

import { addressOfPublicKey } from '../../../domain/address/addressScript.ts';
import type { DogeAddress } from '../../../domain/address/DogeAddress.ts';
import type { Network } from '../../../domain/address/Network.ts';
import { wipe } from '../../../domain/bytes.ts';
import { Fault } from '../../../domain/fault.ts';
import { publicKeyOf } from '../../../domain/keys/ecc.ts';
import { wipeNode } from '../../../domain/keys/hdKeys.ts';
import { err, ok, type Result } from '../../../domain/result.ts';
import type { SigningKey } from '../../../domain/tx/sign/signTransfer.ts';
import type { SigningProblem } from '../../../ports/Vault.ts';
import type { KeyRecord } from '../records/KeyRecord.ts';
import { childKey, withParentNode } from './openKeys.ts';
import { type AddressOwner, ownersByAddress, type SpendableWallets } from './SpendableWallets.ts';

type KeysByAddress = Map<DogeAddress, SigningKey>;
type Owners = ReadonlyMap<DogeAddress, AddressOwner>;

/** Copies a private key, which must be the address's. @throws {Fault} `corrupt` when it isn't */
function addKey(
  keys: KeysByAddress,
  address: DogeAddress,
  network: Network,
  privateKey: Uint8Array,
  isCompressed: boolean,
): void {
  const publicKey = publicKeyOf(privateKey, isCompressed);
  if (addressOfPublicKey(publicKey, network) !== address) {
    throw new Fault('corrupt', 'a wallet in the vault derives another address than it is known by');
  }
  keys.set(address, { privateKey: privateKey.slice(), publicKey });
}

async function addKeysOf(
  keys: KeysByAddress,
  { material, network, path }: KeyRecord,
  indexByAddress: ReadonlyMap<DogeAddress, number>,
): Promise<void> {
  if (material.origin === 'private-key') {
    const isCompressed = material.keyForm === 'compressed';
    for (const address of indexByAddress.keys()) addKey(keys, address, network, material.key, isCompressed);
  } else if (material.origin === 'phrase' || material.origin === 'extended-private-key') {
    await withParentNode(material, network, { path, usesPassphrase: true }, (parent) => {
      for (const [address, index] of indexByAddress) {
        const child = childKey(parent, path, index);
        if (child.key.privateKey) addKey(keys, address, network, child.key.privateKey, true);
        wipeNode(child);
      }
    });
  }
}

/** Account indexes by address, for each keyring that has to be opened. */
function accountsByKeyring(
  addresses: readonly DogeAddress[],
  owners: Owners,
): ReadonlyMap<string, ReadonlyMap<DogeAddress, number>> {
  const byKeyring = new Map<string, Map<DogeAddress, number>>();
  for (const address of addresses) {
    const owner = owners.get(address);
    if (owner === undefined) continue;
    const accounts = byKeyring.get(owner.keyringId) ?? new Map<DogeAddress, number>();
    byKeyring.set(owner.keyringId, accounts.set(address, owner.index));
  }
  return byKeyring;
}

function keyAt(keys: KeysByAddress, address: DogeAddress): SigningKey {
  const key = keys.get(address);
  if (!key) throw new TypeError('an address without private key');
  return key;
}

/** Receives the opened keys, and a check whether the wallets sign for an address. */
type KeyWork<Made> = (
  keyFor: (address: DogeAddress) => SigningKey,
  isOurs: (address: DogeAddress) => boolean,
) => Made;

/**
 * Runs `work` with the keys of some addresses; no other key is opened.
 *
 * Problems: `not-ours` for the first address that has no key here, watch-only ones included
 *
 * @param addresses - all that must be ours
 * @throws {Fault} `corrupt` when a needed wallet doesn't open, or derives another key than expected
 */
export async function withKeysFor<Made>(
  addresses: readonly DogeAddress[],
  wallets: SpendableWallets,
  network: Network,
  work: KeyWork<Made>,
): Promise<Result<Made, SigningProblem>> {
  const owners = ownersByAddress(wallets.keyrings, network);
  const foreign = addresses.find((address) => !owners.has(address));
  if (foreign !== undefined) return err({ kind: 'not-ours', address: foreign });
  const keys: KeysByAddress = new Map();
  try {
    for (const [keyringId, accounts] of accountsByKeyring(addresses, owners)) {
      await wallets.withRecord(keyringId, (record) => addKeysOf(keys, record, accounts));
    }
    return ok(
      work(
        (address) => keyAt(keys, address),
        (address) => owners.has(address),
      ),
    );
  } finally {
    for (const { privateKey } of keys.values()) wipe(privateKey);
  }
}
