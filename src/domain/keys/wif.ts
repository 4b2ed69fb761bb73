/** Encodes and decodes private keys as text (wallet import format), compressed and uncompressed. */

import bs58check from 'bs58check';
import { NETWORKS, type Network } from '../address/Network.ts';
import { wipe } from '../bytes.ts';
import { err, ok, type Result } from '../result.ts';
import { withoutSpaces } from '../text/plainText.ts';

/** A private key with the form of its public key, which determines its address. */
export interface WifKey {
  /** 32 bytes; the caller's own copy, to be wiped after use */
  readonly privateKey: Uint8Array;
  /** whether its public key is written in 33 bytes; older wallets used uncompressed keys of 65 bytes */
  readonly isCompressed: boolean;
}

/** Why a text is not a private key of this network. The text itself is never part of a problem. */
export type WifProblem =
  | { readonly kind: 'empty' }
  /** a valid key of another Dogecoin chain; Bitcoin's test networks use the same version as regtest */
  | { readonly kind: 'other-network'; readonly network: Network }
  | { readonly kind: 'bitcoin-key' }
  /** a valid key of another coin; null when the coin is unknown */
  | { readonly kind: 'other-coin'; readonly coin: 'Litecoin' | null }
  /** an address rather than a key */
  | { readonly kind: 'address' }
  /** an extended key, public or private */
  | { readonly kind: 'extended-key' }
  | { readonly kind: 'bad-checksum' }
  /** number of characters that are not base58 */
  | { readonly kind: 'bad-characters'; readonly count: number }
  /** number of characters; keys have 51 (uncompressed) or 52 */
  | { readonly kind: 'wrong-length'; readonly length: number }
  /** well-formed, but out of range for a private key */
  | { readonly kind: 'not-a-key' };

const BITCOIN_VERSION = 0x80;
const LITECOIN_VERSIONS = [0xb0];
const COMPRESSED_FLAG = 1;
const ADDRESS_BYTES = 21;
const EXTENDED_KEY_BYTES = 78;
const MAX_READ_LENGTH = 128;
const NOT_BASE58 = /[^1-9A-HJ-NP-Za-km-z]/gu;

/** The order of secp256k1, above every private key. @see https://www.secg.org/sec2-v2.pdf §2.4.1 */
const CURVE_ORDER = [
  0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xfe, 0xba, 0xae,
  0xdc, 0xe6, 0xaf, 0x48, 0xa0, 0x3b, 0xbf, 0xd2, 0x5e, 0x8c, 0xd0, 0x36, 0x41, 0x41,
];

/** Whether 32 bytes are a private key: a number from 1 to less than the order of the curve. */
export function isPrivateKey(bytes: Uint8Array): boolean {
  if (bytes.length !== 32 || bytes.every((byte) => byte === 0)) return false;
  const position = CURVE_ORDER.findIndex((limit, index) => bytes[index] !== limit);
  return (bytes[position] ?? 0) < (CURVE_ORDER[position] ?? 0);
}

/**
 * Encodes a private key: `Q…` for a compressed mainnet key, `6…` for an uncompressed one.
 *
 * @param privateKey - 32 bytes; not changed
 * @throws {RangeError} when the bytes are not a private key
 */
export function encodeWif(privateKey: Uint8Array, network: Network, isCompressed = true): string {
  if (!isPrivateKey(privateKey)) throw new RangeError('not a private key');
  const payload = new Uint8Array(isCompressed ? 34 : 33);
  payload[0] = NETWORKS[network].wif;
  payload.set(privateKey, 1);
  if (isCompressed) payload[33] = COMPRESSED_FLAG;
  const text = bs58check.encode(payload);
  wipe(payload);
  return text;
}

function problemOfText(text: string): WifProblem {
  const count = text.length <= MAX_READ_LENGTH ? (text.match(NOT_BASE58) ?? []).length : 0;
  if (count > 0) return { kind: 'bad-characters', count };
  const isKeyLong = text.length === 51 || text.length === 52;
  return isKeyLong ? { kind: 'bad-checksum' } : { kind: 'wrong-length', length: text.length };
}

function problemOfVersion(version: number): WifProblem {
  for (const network of ['mainnet', 'testnet', 'regtest'] as const) {
    if (NETWORKS[network].wif === version) return { kind: 'other-network', network };
  }
  if (version === BITCOIN_VERSION) return { kind: 'bitcoin-key' };
  return { kind: 'other-coin', coin: LITECOIN_VERSIONS.includes(version) ? 'Litecoin' : null };
}

function readPayload(payload: Uint8Array, network: Network, length: number): Result<WifKey, WifProblem> {
  const [version = 0] = payload;
  if (payload.length === ADDRESS_BYTES) return err({ kind: 'address' });
  if (payload.length === EXTENDED_KEY_BYTES) return err({ kind: 'extended-key' });
  const isCompressed = payload.length === 34;
  if (!isCompressed && payload.length !== 33) return err({ kind: 'wrong-length', length });
  if (version !== NETWORKS[network].wif) return err(problemOfVersion(version));
  const privateKey = payload.slice(1, 33);
  const isFlagged = !isCompressed || payload[33] === COMPRESSED_FLAG;
  if (!isFlagged || !isPrivateKey(privateKey)) return err({ kind: 'not-a-key' });
  return ok({ privateKey, isCompressed });
}

/**
 * Decodes a private key. Whitespace and invisible characters are ignored.
 *
 * Problems: `empty` · `other-network` · `bitcoin-key` · `other-coin` · `address` · `extended-key` · `bad-checksum` · `bad-characters` ·
 * `wrong-length` · `not-a-key`
 *
 * @param text - a secret: it is not part of any problem or message
 * @see https://github.com/dogecoin/dogecoin/blob/v1.14.9/src/base58.cpp (CBitcoinSecret)
 */
export function decodeWif(text: string, network: Network): Result<WifKey, WifProblem> {
  const trimmed = withoutSpaces(text);
  if (trimmed === '') return err({ kind: 'empty' });
  const payload = trimmed.length <= MAX_READ_LENGTH ? bs58check.decodeUnsafe(trimmed) : undefined;
  if (!payload) return err(problemOfText(trimmed));
  const key = readPayload(payload, network, trimmed.length);
  wipe(payload);
  return key;
}
