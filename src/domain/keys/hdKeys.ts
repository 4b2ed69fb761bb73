/** Derives an account's keys and addresses from a seed: BIP32 with Dogecoin's versions, BIP44's paths. */

import { BIP32Factory, type BIP32Interface } from 'bip32';
import { addressOfPublicKey } from '../address/addressScript.ts';
import type { DogeAddress } from '../address/DogeAddress.ts';
import { NETWORKS, type Network } from '../address/Network.ts';
import { wipe } from '../bytes.ts';
import { accountPath, type KeyChain, MAX_KEY_INDEX } from './accountPath.ts';
import { ecc } from './ecc.ts';
import { encodeWif } from './wif.ts';

const bip32 = BIP32Factory(ecc);

/** A node of the key tree, of one network. Contains a private key: pass it to `wipeNode` when done. */
export interface HdNode {
  readonly network: Network;
  readonly key: BIP32Interface;
}

export interface HdKey {
  /** 32 bytes; the caller's own copy, to be wiped after use */
  readonly privateKey: Uint8Array;
  /** 33 bytes, compressed */
  readonly publicKey: Uint8Array;
  readonly address: DogeAddress;
  /** the private key in wallet import format */
  readonly wif: string;
}

function childOf(parent: BIP32Interface, step: string): BIP32Interface {
  const index = Number.parseInt(step, 10);
  return step.endsWith("'") ? parent.deriveHardened(index) : parent.derive(index);
}

/**
 * The root of the key tree, `m`.
 *
 * @param seed - 16 to 64 bytes; not changed
 * @throws {RangeError} when the seed has another length
 */
export function masterNode(seed: Uint8Array, network: Network): HdNode {
  if (seed.length < 16 || seed.length > 64) throw new RangeError(`seed of ${seed.length} bytes`);
  return { network, key: bip32.fromSeed(seed, NETWORKS[network]) };
}

/** The parts of an extended key that define a node. */
export interface NodeParts {
  readonly isPrivate: boolean;
  /** 32 bytes private, or 33 public */
  readonly key: Uint8Array;
  /** 32 bytes */
  readonly chainCode: Uint8Array;
}

/** The node of a key and its chain code, as a root. The node takes ownership of the bytes. */
export function nodeOfParts(network: Network, { isPrivate, key, chainCode }: NodeParts): HdNode {
  const chain = NETWORKS[network];
  const node = isPrivate
    ? bip32.fromPrivateKey(key, chainCode, chain)
    : bip32.fromPublicKey(key, chainCode, chain);
  return { network, key: node };
}

/**
 * Derives along a path and wipes the private keys in between; the given node is not changed.
 *
 * @param path - for example `m/44'/3'/0'`; relative to the given node
 * @throws {RangeError} when it is not such a path
 */
export function deriveNode(node: HdNode, path: string): HdNode {
  if (!/^m(\/\d{1,10}'?)*$/.test(path)) throw new RangeError(`not a path: ${path}`);
  const steps = path.split('/').slice(1);
  if (steps.some((step) => Number.parseInt(step, 10) > MAX_KEY_INDEX)) {
    throw new RangeError(`index out of range: ${path}`);
  }
  let key = node.key;
  for (const step of steps) {
    const child = childOf(key, step);
    if (key !== node.key) wipeNode({ network: node.network, key });
    key = child;
  }
  return { network: node.network, key };
}

/**
 * The node of an account, `m/44'/3'/account'` (coin type 1 off mainnet).
 *
 * @param seed - from `seedOfPhrase`; not changed
 * @param account - counted from 0
 */
export function deriveAccountNode(seed: Uint8Array, network: Network, account = 0): HdNode {
  const master = masterNode(seed, network);
  const node = deriveNode(master, accountPath(network, account));
  wipeNode(master);
  return node;
}

/** The extended public key, `dgub…` on mainnet: derives all addresses of the node, but cannot spend. */
export const extendedPublicKey = (node: HdNode): string => node.key.neutered().toBase58();

/** The extended private key, `dgpv…` on mainnet. A secret. */
export function extendedPrivateKey(node: HdNode): string {
  if (!node.key.privateKey) throw new TypeError('a node without private key');
  return node.key.toBase58();
}

/** The compressed public key of an account's key `chain/index`, 33 bytes. */
export function publicKeyAt(account: HdNode, chain: KeyChain, index: number): Uint8Array {
  const publicOnly: HdNode = { network: account.network, key: account.key.neutered() };
  return deriveNode(publicOnly, `m/${chain}/${index}`).key.publicKey;
}

export const addressAt = (account: HdNode, chain: KeyChain, index: number): DogeAddress =>
  addressOfPublicKey(publicKeyAt(account, chain, index), account.network);

/**
 * An account's key `chain/index`, including the private key.
 *
 * @throws {TypeError} when the node has no private key
 */
export function privateKeyAt(account: HdNode, chain: KeyChain, index: number): HdKey {
  const { publicKey, privateKey } = deriveNode(account, `m/${chain}/${index}`).key;
  if (!privateKey) throw new TypeError('a node without private key');
  const address = addressOfPublicKey(publicKey, account.network);
  return { privateKey, publicKey, address, wif: encodeWif(privateKey, account.network) };
}

/** Wipes a node's private key and chain code; the node is unusable afterwards. */
export function wipeNode(node: HdNode): void {
  wipe(node.key.chainCode);
  if (node.key.privateKey) wipe(node.key.privateKey);
}
