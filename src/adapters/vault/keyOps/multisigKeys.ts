/** Our own keys among those of wallets of several people: derived from phrases, never stored beside them. */

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

/** Works with the root of a phrase's keys; null where there is no phrase. */
async function withRoot<Outcome>(
  { material, network }: KeyRecord,
  work: (root: HdNode) => Outcome,
): Promise<Outcome | null> {
  if (material.origin !== 'phrase') return null;
  return withParentNode(material, network, { path: 'm', usesPassphrase: true }, work);
}

/** Works with the node of a path below a root, and wipes it afterwards. */
function withNode<Outcome>(root: HdNode, path: string, work: (node: HdNode) => Outcome): Outcome {
  const node = deriveNode(root, path);
  try {
    return work(node);
  } finally {
    if (path !== 'm') wipeNode(node);
  }
}

/** The public keys that a phrase takes part with; null where there is no phrase. */
export const cosignerKeys = (record: KeyRecord): Promise<CosignerKeys | null> =>
  withRoot(record, (root) => {
    const keyAt = (path: string): Cosigner => {
      const extendedKey = withNode(root, path, extendedPublicKey);
      return { fingerprint: fingerprintOf(root), path, extendedKey };
    };
    return { shared: keyAt(cosignerPath(record.network)), bip45: keyAt(BIP45_PATH) };
  });

/** By key and chain code alone: keys do not come from what is written before them. */
function isKeyOf({ key, network }: HdNode, { extendedKey }: Cosigner): boolean {
  const read = readExtendedKey(extendedKey, network);
  const own = new Uint8Array([...key.chainCode, ...key.publicKey]);
  return read.ok && toHex(new Uint8Array(keyPartOf(read.value.bytes))) === toHex(own);
}

/** Whoever was given a key alone writes this as its fingerprint. */
const NO_FINGERPRINT = '00000000';

/** Where a cosigner's key may lie below a root: where it says, if it says so of this root or of none; else where keys are given out from. */
function pathsOf({ fingerprint, path }: Cosigner, root: HdNode): readonly string[] {
  const isSaid = [fingerprintOf(root), NO_FINGERPRINT].includes(fingerprint);
  return [...new Set([...(isSaid ? [path] : []), cosignerPath(root.network), BIP45_PATH])];
}

/** Calls for each cosigner that a root derives, with its node: found by key and chain code. */
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

/** The wallets of several people on a network: those that their owner looked at and wanted, for they are sealed in the vault. */
export const sharedKeyrings = (keyrings: readonly VaultKeyring[], network: Network) =>
  keyrings.filter((keyring) => keyring.network === network && keyring.origin === 'multisig');

function walletOf({ material, network }: KeyRecord): MultisigWallet | null {
  return material.origin === 'multisig' ? storedWallet(material, network) : null;
}

/** What is public of one, and which of its keys are ours; null for any other wallet. */
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

/** One of the keys of a shared address, as far as we can derive it. */
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
 * Opens our keys of shared addresses. Their scripts are those of wallets in the vault, whatever a proposal says: an address is the
 * hash of its script.
 *
 * @returns by the addresses of the keys alone; to be wiped by whoever asked
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
