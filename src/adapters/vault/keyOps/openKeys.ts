/** Opens keys for a single task: the node from which accounts are derived, and the accounts' public halves. */

import { addressOfPublicKey } from '../../../domain/address/addressScript.ts';
import type { Network } from '../../../domain/address/Network.ts';
import { wipe } from '../../../domain/bytes.ts';
import { Fault } from '../../../domain/fault.ts';
import { type KeyForm, publicKeyOf } from '../../../domain/keys/ecc.ts';
import { nodeOfExtendedKey, readExtendedKey } from '../../../domain/keys/extendedKey.ts';
import {
  deriveNode,
  extendedPrivateKey,
  type HdNode,
  masterNode,
  wipeNode,
} from '../../../domain/keys/hdKeys.ts';
import type { KeyReading } from '../../../domain/keys/ImportSource.ts';
import { hasHardenedChildren, isPublicPath, parentOfPath } from '../../../domain/keys/keyPath.ts';
import { multisigAddresses } from '../../../domain/multisig/deriveMultisig.ts';
import { readDescriptor } from '../../../domain/multisig/descriptor.ts';
import type { MultisigWallet } from '../../../domain/multisig/MultisigWallet.ts';
import type { VaultAccount } from '../../../ports/Vault.ts';
import { type Bytes, toHex } from '../records/bytes.ts';
import type { KeyMaterial } from '../records/KeyRecord.ts';
import { seedOf } from './seedOf.ts';

/** Key material that accounts are derived from. */
export type TreeMaterial = Extract<
  KeyMaterial,
  { readonly origin: 'phrase' | 'extended-private-key' | 'extended-public-key' }
>;

type ExtendedPrivateKey = Extract<KeyMaterial, { readonly origin: 'extended-private-key' }>;

/** Whether accounts are derived from it; otherwise it is a single key, an address or a multisig wallet. */
export const isTree = (material: KeyMaterial): material is TreeMaterial =>
  material.origin !== 'private-key' && material.origin !== 'address' && material.origin !== 'multisig';

/**
 * The root that a private key is the seed of: Dogecoin Core derives its master key from a 32-byte key.
 *
 * @see https://github.com/dogecoin/dogecoin/blob/v1.14.9/src/wallet/wallet.cpp (DeriveNewChildKey)
 */
export function rootOfSeedKey(key: Bytes, network: Network): ExtendedPrivateKey {
  const root = masterNode(key, network);
  const read = readExtendedKey(extendedPrivateKey(root), network);
  wipeNode(root);
  if (!read.ok) throw new TypeError('a root that is no extended key');
  return { origin: 'extended-private-key', key: read.value.bytes };
}

/** The node of a stored extended key. @throws {Fault} `corrupt`, though it was checked on import */
export function storedNode(key: Uint8Array, network: Network): HdNode {
  try {
    return nodeOfExtendedKey(key, network);
  } catch (cause) {
    throw new Fault('corrupt', 'an extended key in the vault is none', { cause });
  }
}

const NO_PASSPHRASE: Bytes = new Uint8Array();

async function rootNode(material: TreeMaterial, network: Network, usesPassphrase: boolean): Promise<HdNode> {
  if (material.origin !== 'phrase') return storedNode(material.key, network);
  const { entropy, passphrase, language } = material;
  const seed = await seedOf(entropy, usesPassphrase ? passphrase : NO_PASSPHRASE, language);
  const root = masterNode(seed, network);
  wipe(seed);
  return root;
}

/**
 * Derives the accounts' parent once for `work`, and wipes it afterwards.
 *
 * @throws {RangeError} when the path is invalid, or a public key would need a hardened step
 */
export async function withParentNode<Outcome>(
  material: TreeMaterial,
  network: Network,
  { path, usesPassphrase }: KeyReading,
  work: (parent: HdNode) => Outcome,
): Promise<Outcome> {
  if (material.origin === 'extended-public-key' && !isPublicPath(path)) {
    throw new RangeError(`public keys do not walk ${path}`);
  }
  const root = await rootNode(material, network, usesPassphrase);
  try {
    const parent = deriveNode(root, parentOfPath(path));
    try {
      return work(parent);
    } finally {
      wipeNode(parent);
    }
  } finally {
    wipeNode(root);
  }
}

/**
 * The key of an account, with its private half if the parent has one.
 *
 * @param path - of the parent; decides whether its children are hardened
 */
export const childKey = (parent: HdNode, path: string, index: number): HdNode =>
  deriveNode(parent, hasHardenedChildren(path) ? `m/${index}'` : `m/${index}`);

/** The public key of an account. @param parent - needs its private half if the path's children are hardened */
function childPublicKey(parent: HdNode, path: string, index: number): Uint8Array {
  const child = childKey(parent, path, index);
  const { publicKey } = child.key;
  wipeNode(child);
  return publicKey;
}

function accountOfKey(
  index: number,
  publicKey: Uint8Array,
  keyForm: KeyForm,
  network: Network,
): VaultAccount {
  return {
    index,
    address: addressOfPublicKey(publicKey, network),
    pubkey: toHex(publicKey),
    keyForm,
  };
}

function singleAccount(
  material: Extract<KeyMaterial, { readonly origin: 'private-key' | 'address' }>,
  network: Network,
): VaultAccount {
  if (material.origin === 'address') {
    return { index: 0, address: material.address, pubkey: '', keyForm: 'compressed' };
  }
  const { key, keyForm } = material;
  return accountOfKey(0, publicKeyOf(key, keyForm === 'compressed'), keyForm, network);
}

/** The multisig wallet of a record. @throws {Fault} `corrupt` */
export function storedWallet(
  { descriptor }: Extract<KeyMaterial, { readonly origin: 'multisig' }>,
  network: Network,
): MultisigWallet {
  const read = readDescriptor(descriptor, network);
  if (!read.ok) throw new Fault('corrupt', 'a wallet of several people in the vault is none');
  return read.value;
}

function sharedAccounts(
  material: Extract<KeyMaterial, { readonly origin: 'multisig' }>,
  network: Network,
  { path }: KeyReading,
  indexes: readonly number[],
): readonly VaultAccount[] {
  const wallet = storedWallet(material, network);
  const keyForm = `${wallet.required}-of-${wallet.cosigners.length}` as const;
  return multisigAddresses(wallet, network, path, indexes).map(({ index, address }) => {
    return { index, address, pubkey: '', keyForm };
  });
}

/**
 * The public halves of accounts; a single key or address has one, whatever the indexes.
 *
 * @throws {RangeError} as `withParentNode`
 */
export async function accountsAt(
  material: KeyMaterial,
  network: Network,
  reading: KeyReading,
  indexes: readonly number[],
): Promise<readonly VaultAccount[]> {
  if (material.origin === 'multisig') return sharedAccounts(material, network, reading, indexes);
  const { path } = reading;
  if (material.origin === 'private-key' && path !== '') {
    const root = rootOfSeedKey(material.key, network);
    try {
      return await accountsAt(root, network, reading, indexes);
    } finally {
      wipe(root.key);
    }
  }
  if (!isTree(material)) return [singleAccount(material, network)];
  return withParentNode(material, network, reading, (parent) => {
    const from: HdNode = hasHardenedChildren(path) ? parent : { network, key: parent.key.neutered() };
    return indexes.map((index) =>
      accountOfKey(index, childPublicKey(from, path, index), 'compressed', network),
    );
  });
}
