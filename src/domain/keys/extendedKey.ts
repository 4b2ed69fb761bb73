/** Parses the extended keys of other wallets, private and public, and derives from them. Loads the curve. */

import bs58check from 'bs58check';
import { NETWORKS, type Network } from '../address/Network.ts';
import { wipe } from '../bytes.ts';
import { err, ok, type Result } from '../result.ts';
import { withoutSpaces } from '../text/plainText.ts';
import { ecc } from './ecc.ts';
import { KNOWN_VERSIONS } from './extendedKeyVersions.ts';
import { type HdNode, nodeOfParts } from './hdKeys.ts';
import type { ExtendedKeyProblem } from './ImportProblem.ts';
import { isPrivateKey } from './wif.ts';

/** An extended key of one network. */
export interface ExtendedKey {
  readonly isPrivate: boolean;
  /** 78 bytes with this network's version; the caller's own copy, to be wiped after use */
  readonly bytes: Uint8Array<ArrayBuffer>;
}

const EXTENDED_KEY_BYTES = 78;
const DEPTH_OFFSET = 4;
const CHAIN_CODE_OFFSET = 13;
const KEY_OFFSET = 45;
const MAX_READ_LENGTH = 160;
const NOT_BASE58 = /[^1-9A-HJ-NP-Za-km-z]/gu;

const versionOf = (bytes: Uint8Array): number => new DataView(bytes.buffer, bytes.byteOffset, 4).getUint32(0);

/** A key's distance from its root: 0 for a root. */
export const depthOfExtendedKey = (bytes: Uint8Array): number => bytes[DEPTH_OFFSET] ?? 0;

function problemOfText(text: string): ExtendedKeyProblem {
  const count = text.length <= MAX_READ_LENGTH ? (text.match(NOT_BASE58) ?? []).length : 0;
  if (count > 0) return { kind: 'bad-characters', count };
  const isKeyLong = text.length === 111 || text.length === 112;
  return isKeyLong ? { kind: 'bad-checksum' } : { kind: 'wrong-length', length: text.length };
}

/** A root has no parent and no index. */
function isRootTrue(bytes: Uint8Array): boolean {
  const parentAndIndex = bytes.subarray(DEPTH_OFFSET + 1, CHAIN_CODE_OFFSET);
  return depthOfExtendedKey(bytes) > 0 || parentAndIndex.every((byte) => byte === 0);
}

function isKeyTrue(bytes: Uint8Array, isPrivate: boolean): boolean {
  const key = bytes.subarray(KEY_OFFSET);
  return isPrivate ? key[0] === 0 && isPrivateKey(key.subarray(1)) : ecc.isPointCompressed(key);
}

function readPayload(payload: Uint8Array, network: Network): Result<ExtendedKey, ExtendedKeyProblem> {
  const version = versionOf(payload);
  const known = KNOWN_VERSIONS.find(({ bip32 }) => bip32.private === version || bip32.public === version);
  if (!known) return err({ kind: 'other-coin' });
  const networks: readonly Network[] = known.networks;
  const [first = network] = networks;
  if (!networks.includes(network)) return err({ kind: 'other-network', network: first });
  const isPrivate = known.bip32.private === version;
  if (!isRootTrue(payload) || !isKeyTrue(payload, isPrivate)) return err({ kind: 'not-extended-key' });
  const bytes = new Uint8Array(payload);
  const { bip32 } = NETWORKS[network];
  new DataView(bytes.buffer).setUint32(0, isPrivate ? bip32.private : bip32.public);
  return ok({ isPrivate, bytes });
}

/**
 * Parses an extended key of one network: `dgpv…` and `dgub…`, or `xprv…` and `xpub…` of wallets that use Bitcoin's versions, on mainnet;
 * `tprv…` and `tpub…` elsewhere. Whitespace is ignored.
 *
 * Problems: `empty` · `bad-characters` · `wrong-length` · `bad-checksum` · `other-network` · `other-coin` · `not-extended-key`
 *
 * @param text - may be a secret: it is not part of any problem or message
 * @see https://github.com/dogecoin/dogecoin/blob/v1.14.9/src/chainparams.cpp (EXT_PUBLIC_KEY, EXT_SECRET_KEY)
 */
export function readExtendedKey(text: string, network: Network): Result<ExtendedKey, ExtendedKeyProblem> {
  const plain = withoutSpaces(text);
  if (plain === '') return err({ kind: 'empty' });
  const payload = plain.length <= MAX_READ_LENGTH ? bs58check.decodeUnsafe(plain) : undefined;
  if (!payload) return err(problemOfText(plain));
  const key: Result<ExtendedKey, ExtendedKeyProblem> =
    payload.length === EXTENDED_KEY_BYTES ? readPayload(payload, network) : err({ kind: 'not-extended-key' });
  wipe(payload);
  return key;
}

/** An extended key as text, `dgpv…` or `dgub…` on mainnet. @param bytes - 78, as `readExtendedKey` returns them */
export const writeExtendedKey = (bytes: Uint8Array): string => bs58check.encode(bytes);

/**
 * The node of an extended key, from which accounts are derived; treated as a root of its own.
 *
 * @param bytes - 78, as `readExtendedKey` returns them; not changed and not shared
 * @throws {RangeError} when the key in them is invalid
 */
export function nodeOfExtendedKey(bytes: Uint8Array, network: Network): HdNode {
  const isPrivate = versionOf(bytes) === NETWORKS[network].bip32.private;
  if (bytes.length !== EXTENDED_KEY_BYTES || !isKeyTrue(bytes, isPrivate)) {
    throw new RangeError('not an extended key');
  }
  const chainCode = bytes.slice(CHAIN_CODE_OFFSET, KEY_OFFSET);
  const key = isPrivate ? bytes.slice(KEY_OFFSET + 1) : bytes.slice(KEY_OFFSET);
  return nodeOfParts(network, { isPrivate, key, chainCode });
}

/** Chain code and key: extended keys that agree in these derive the same keys. */
export const keyPartOf = (bytes: Uint8Array): Uint8Array => bytes.subarray(CHAIN_CODE_OFFSET);
