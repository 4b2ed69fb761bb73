/** Our own keys in multisig wallets: derived from phrases, never stored with them. */

import { addressOfPublicKey } from '../../../domain/address/addressScript.ts';
import type { DogeAddress } from '../../../domain/address/DogeAddress.ts';
import type { Network } from '../../../domain/address/Network.ts';
import { keyPartOf, readExtendedKey } from '../../../domain/keys/extendedKey.ts';
import { deriveNode, extendedPublicKey, type HdNode, wipeNode } from '../../../domain/keys/hdKeys.ts';
import { BIP45_PATH, cosignerPath } from '../../../domain/multisig/cosignerKey.ts';
import { multisigAddresses } from '../../../domain/multisig/deriveMultisig.ts';
import type { Cosigner, MultisigWallet } from '../../../domain/multisig/MultisigWallet.ts';
import type { SigningKey } from '../../../domain/tx/sign/signTransfer.ts';
import type { CosignerKeys, MultisigDescription, VaultKeyring } from '../../../ports/Vault.ts';
import { toHex } from '../records/bytes.ts';
import type { KeyRecord } from '../records/KeyRecord.ts';
import { storedWallet, withParentNode } from './openKeys.ts';
import type { SpendableWallets } from './SpendableWallets.ts';

const fingerprintOf = ({ key }: HdNode): string => toHex(new Uint8Array(key.fingerprint));

/** Runs `work` with the root of a phrase's keys; null without a phrase. */
async function withRoot<Outcome>(
  { material, network }: KeyRecord,
  work: (root: HdNode) => Outcome,
): Promise<Outcome | null> {
  if (material.origin !== 'phrase') return null;
  return withParentNode(material, network, { path: 'm', usesPassphrase: true }, work);
}

/** Runs `work` with the node at a path below a root, and wipes it afterwards. */
function withNode<Outcome>(root: HdNode, path: string, work: (node: HdNode) => Outcome): Outcome {
  const node = deriveNode(root, path);
  try {
    return work(node);
  } finally {
    if (path !== 'm') wipeNode(node);
  }
}

/** The public keys a phrase contributes; null without a phrase. */
export const cosignerKeys = (record: KeyRecord): Promise<CosignerKeys | null> =>
  withRoot(record, (root) => {
    const keyAt = (path: string): Cosigner => {
      const extendedKey = withNode(root, path, extendedPublicKey);
      return { fingerprint: fingerprintOf(root), path, extendedKey };
    };
    return { shared: keyAt(cosignerPath(record.network)), bip45: keyAt(BIP45_PATH) };
  });

/** Compares key and chain code only, not the fingerprint or path written before them. */
function isKeyOf({ key, network }: HdNode, { extendedKey }: Cosigner): boolean {
  const read = readExtendedKey(extendedKey, network);
  const own = new Uint8Array([...key.chainCode, ...key.publicKey]);
  return read.ok && toHex(new Uint8Array(keyPartOf(read.value.bytes))) === toHex(own);
}

/** Written as the fingerprint by programs that were given only a key. */
const NO_FINGERPRINT = '00000000';

/** Paths to try for a cosigner's key: the stated one if its fingerprint is this root's or unknown, then the standard ones. */
function pathsOf({ fingerprint, path }: Cosigner, root: HdNode): readonly string[] {
  const isSaid = [fingerprintOf(root), NO_FINGERPRINT].includes(fingerprint);
  return [...new Set([...(isSaid ? [path] : []), cosignerPath(root.network), BIP45_PATH])];
}

/** Calls `take` with each cosigner that a root derives, and its node; matched by key and chain code. */
function forOwn(
  root: HdNode,
  cosigners: readonly Cosigner[],
  take: (cosigner: Cosigner, node: HdNode) => void,
): void {
  for (const cosigner of cosigners) {
    pathsOf(cosigner, root).some((path) =>
      withNode(root, path, (node) => {
        const isOurs = isKeyOf(node, cosigner);
        if (isOurs) take(cosigner, node);
        return isOurs;
      }),
    );
  }
}

/** Opens every phrase on a network, one after the other. */
async function eachRoot(
  { keyrings, withRecord }: SpendableWallets,
  network: Network,
  work: (root: HdNode) => void,
): Promise<void> {
  for (const { id, origin, network: of } of keyrings) {
    if (of === network && origin === 'phrase') await withRecord(id, (record) => withRoot(record, work));
  }
}

/** The multisig wallets on a network: reviewed and accepted by their owner, since they are sealed in the vault. */
export const sharedKeyrings = (keyrings: readonly VaultKeyring[], network: Network) =>
  keyrings.filter((keyring) => keyring.network === network && keyring.origin === 'multisig');

function walletOf({ material, network }: KeyRecord): MultisigWallet | null {
  return material.origin === 'multisig' ? storedWallet(material, network) : null;
}

/** The public part of a multisig wallet, and which of its keys are ours; null for any other wallet. */
export async function describeMultisig(
  wallets: SpendableWallets,
  keyringId: string,
): Promise<MultisigDescription | null> {
  const described = await wallets.withRecord(keyringId, (record) => {
    const wallet = walletOf(record);
    const { network, path, indexes } = record;
    return wallet && { wallet, network, addresses: multisigAddresses(wallet, network, path, indexes) };
  });
  if (described === null) return null;
  const { wallet, network, addresses } = described;
  const own: Cosigner[] = [];
  await eachRoot(wallets, network, (root) =>
    forOwn(root, wallet.cosigners, (cosigner) => own.push(cosigner)),
  );
  return { wallet, own, addresses };
}

/** A multisig address being spent. */
interface SharedAddress {
  readonly wallet: MultisigWallet;
  /** from a cosigner's key on */
  readonly path: string;
  /** of all keys of the address, hex */
  readonly publicKeys: ReadonlySet<string>;
}

async function sharedAddressesOf(
  { keyrings, withRecord }: SpendableWallets,
  network: Network,
  spent: ReadonlySet<DogeAddress>,
): Promise<readonly SharedAddress[]> {
  const shared: SharedAddress[] = [];
  for (const { id, accounts } of sharedKeyrings(keyrings, network)) {
    const indexes = accounts.flatMap(({ address, index }) => (spent.has(address) ? [index] : []));
    if (indexes.length === 0) continue;
    await withRecord(id, (record) => {
      const wallet = walletOf(record);
      if (wallet === null) return;
      for (const { index, origins } of multisigAddresses(wallet, network, record.path, indexes)) {
        const publicKeys = new Set(origins.map(({ publicKey }) => publicKey));
        shared.push({ wallet, path: `${record.path}/${index}`, publicKeys });
      }
    });
  }
  return shared;
}

/**
 * Opens our keys of multisig addresses. Their scripts come from wallets in the vault, whatever a proposal contains: an address is
 * its script's hash.
 *
 * @returns by the single-key address of each key; the caller's to wipe
 */
export async function openSharedKeys(
  wallets: SpendableWallets,
  network: Network,
  spent: ReadonlySet<DogeAddress>,
): Promise<ReadonlyMap<DogeAddress, SigningKey>> {
  const shared = await sharedAddressesOf(wallets, network, spent);
  const keys = new Map<DogeAddress, SigningKey>();
  if (shared.length === 0) return keys;
  await eachRoot(wallets, network, (root) => {
    for (const { wallet, path, publicKeys } of shared) {
      forOwn(root, wallet.cosigners, (_, node) =>
        withNode(node, path, ({ key: { privateKey, publicKey } }) => {
          if (!privateKey || !publicKeys.has(toHex(new Uint8Array(publicKey)))) return;
          keys.set(addressOfPublicKey(publicKey, network), {
            privateKey: privateKey.slice(),
            publicKey: publicKey.slice(),
          });
        }),
      );
    }
  });
  return keys;
}
