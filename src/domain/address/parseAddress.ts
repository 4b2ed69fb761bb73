/** Parses a pasted address, and identifies what else the text is when it is not an address of the network. */

import bs58check from 'bs58check';
import { err, ok, type Result } from '../result.ts';
import { inPlainLetters } from '../text/plainText.ts';
import type { DogeAddress } from './DogeAddress.ts';
import { NETWORKS, type Network } from './Network.ts';

/** Coins whose addresses can be recognized by their form. */
export type OtherCoin =
  | ('Litecoin' | 'Zcash' | 'Dash' | 'Bitcoin Cash' | 'Ethereum' | 'Tron' | 'XRP' | 'Tezos')
  | ('Solana' | 'Polkadot' | 'Cardano' | 'Stellar' | 'Algorand' | 'Monero');

/** Why a text is not an address that can be paid, with the values that the message needs. */
export type AddressProblem =
  | { readonly kind: 'empty' }
  /** a private key, WIF or extended: must not be shown, sent or stored */
  | { readonly kind: 'private-key' }
  /** 1…, 3… or bc1… of Bitcoin */
  | { readonly kind: 'bitcoin-address' }
  /** a valid Dogecoin address of another chain; testnet stands for both where testnet and regtest look the same */
  | { readonly kind: 'other-network'; readonly network: Network }
  /** Dogecoin has no addresses in this form, whatever they start with */
  | { readonly kind: 'bech32'; readonly prefix: string }
  /** a valid address of another coin; null when the coin is unknown */
  | { readonly kind: 'other-coin'; readonly coin: OtherCoin | null }
  | { readonly kind: 'bad-checksum' }
  /** the characters that never occur in addresses, each once, in order */
  | { readonly kind: 'bad-characters'; readonly characters: string }
  /** characters given; addresses have 33 to 35 */
  | { readonly kind: 'wrong-length'; readonly length: number }
  /** the one-time script of one of our own token transfers; reported by callers that know those scripts, never by `parseAddress` */
  | { readonly kind: 'commit-script' };

export type AddressKind = 'p2pkh' | 'p2sh';

const BITCOIN_VERSIONS = [0x00, 0x05];
const COIN_VERSIONS: readonly (readonly [number, OtherCoin])[] = [
  [0x30, 'Litecoin'],
  [0x32, 'Litecoin'],
  [0x4c, 'Dash'],
  [0x10, 'Dash'],
  [0x41, 'Tron'],
];
/** Two-byte versions: t1… and t3… of Zcash, tm… and t2… of its testnet. */
const ZCASH_VERSIONS = [0x1cb8, 0x1cbd, 0x1d25, 0x1cba];
/** Addresses that Base58Check doesn't verify: characters and length identify the coin. */
const COIN_SHAPES: readonly (readonly [RegExp, OtherCoin])[] = [
  [/^0x[0-9a-f]{40}$/i, 'Ethereum'],
  [/^(?:bitcoincash:)?[qp][02-9ac-hj-np-z]{41}$/, 'Bitcoin Cash'],
  [/^(?:Ae2|DdzFF)[1-9A-HJ-NP-Za-km-z]{50,105}$/, 'Cardano'],
  [/^addr1[02-9ac-hj-np-z]{50,110}$/, 'Cardano'],
  [/^G[A-Z2-7]{55}$/, 'Stellar'],
  [/^[A-Z2-7]{58}$/, 'Algorand'],
  [/^[48][1-9A-HJ-NP-Za-km-z]{94}$/, 'Monero'],
  [/^1[1-9A-HJ-NP-Za-km-z]{46,47}$/, 'Polkadot'],
  [/^[1-9A-HJ-NP-Za-km-z]{43,44}$/, 'Solana'],
];
/** The base58 alphabet in XRP's order, and in Bitcoin's. */
const XRP_DIGITS = 'rpshnaf39wBUDNEGHJKLM4PQRST7VWXYZ2bcdeCg65jkm8oFqi1tuvAxyz';
const DIGITS = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz';
/** Three-byte versions in hex: tz1…, tz2…, tz3… and KT1…. */
const TEZOS_VERSIONS = [0x06a19f, 0x06a1a1, 0x06a1a4, 0x025a79];
/** Payloads of keys: 33 and 34 bytes of any coin, 39 encrypted, 78 extended with a zero before the key. */
const isPrivatePayload = (payload: Uint8Array): boolean =>
  [33, 34, 39].includes(payload.length) || (payload.length === 78 && payload[45] === 0);
const MAX_READ_LENGTH = 128;

/** A Lightning invoice has its amount within its prefix. */
const LIGHTNING = /^(lnbc|lntb|lnbcrt)\d+[munp]?1[02-9ac-hj-np-z]{50,}$/i;
const BECH32 = /^([a-z]{2,8})1[02-9ac-hj-np-z]{30,}$/i;
const WIF_SHAPE = /^[5-9KLQTc][1-9A-HJ-NP-Za-km-z]{50,51}$/;
const EXTENDED_PRIVATE_SHAPE = /^(dgpv|xprv|tprv)[1-9A-HJ-NP-Za-km-z]{100,}$/;
const NOT_BASE58 = /[^1-9A-HJ-NP-Za-km-z]/gu;

const versionsOf = (network: Network): readonly number[] => [
  NETWORKS[network].pubKeyHash,
  NETWORKS[network].scriptHash,
];

function problemOfVersion(version: number): AddressProblem {
  for (const network of ['mainnet', 'testnet', 'regtest'] as const) {
    if (versionsOf(network).includes(version)) return { kind: 'other-network', network };
  }
  if (BITCOIN_VERSIONS.includes(version)) return { kind: 'bitcoin-address' };
  return { kind: 'other-coin', coin: COIN_VERSIONS.find(([of]) => of === version)?.[1] ?? null };
}

function problemOfBech32(prefix: string): AddressProblem {
  if (['bc', 'tb', 'bcrt'].includes(prefix)) return { kind: 'bitcoin-address' };
  if (['ltc', 'tltc', 'ltcmweb'].includes(prefix)) return { kind: 'other-coin', coin: 'Litecoin' };
  return { kind: 'bech32', prefix };
}

function isOfXrp(text: string): boolean {
  if (!/^r[1-9A-HJ-NP-Za-km-z]{24,34}$/.test(text)) return false;
  const usual = [...text].map((digit) => DIGITS[XRP_DIGITS.indexOf(digit)] ?? '').join('');
  return payloadOf(usual)?.length === 21;
}

function problemOfText(text: string): AddressProblem | null {
  const coin = COIN_SHAPES.find(([shape]) => shape.test(text))?.[1] ?? (isOfXrp(text) ? 'XRP' : null);
  return coin && { kind: 'other-coin', coin };
}

function problemOfPayload(payload: Uint8Array): AddressProblem | null {
  const [high = 0, low = 0, third = 0] = payload;
  const isTezos = payload.length === 23 && TEZOS_VERSIONS.includes((high * 256 + low) * 256 + third);
  if (isTezos) return { kind: 'other-coin', coin: 'Tezos' };
  const isZcash = payload.length === 22 && ZCASH_VERSIONS.includes(high * 256 + low);
  if (isZcash) return { kind: 'other-coin', coin: 'Zcash' };
  return isPrivatePayload(payload) ? { kind: 'private-key' } : null;
}

function problemOfShape(text: string, payload: Uint8Array | undefined): AddressProblem {
  const known = payload ? problemOfPayload(payload) : problemOfText(text);
  if (known !== null) return known;
  if (WIF_SHAPE.test(text) || EXTENDED_PRIVATE_SHAPE.test(text)) return { kind: 'private-key' };
  const prefix = BECH32.exec(text)?.[1] ?? LIGHTNING.exec(text)?.[1];
  if (prefix !== undefined) return problemOfBech32(prefix.toLowerCase());
  if (text.length > MAX_READ_LENGTH) return { kind: 'wrong-length', length: text.length };
  const characters = [...new Set(text.match(NOT_BASE58) ?? [])].join('');
  if (characters !== '') return { kind: 'bad-characters', characters };
  const isAddressLong = text.length >= 33 && text.length <= 35;
  if (isAddressLong && !payload) return { kind: 'bad-checksum' };
  return { kind: 'wrong-length', length: text.length };
}

const payloadOf = (text: string): Uint8Array | undefined =>
  text.length <= MAX_READ_LENGTH ? bs58check.decodeUnsafe(text) : undefined;

/**
 * Parses an address of one network. Spaces around it and invisible characters are ignored, line breaks too when the checksum fits; case
 * matters.
 *
 * Testnet and regtest share the form of their P2SH addresses, so such an address belongs to both.
 *
 * Problems: `empty` · `private-key` · `bitcoin-address` · `other-network` · `bech32` · `other-coin` · `bad-checksum` · `bad-characters` ·
 * `wrong-length`
 *
 * @param text - as typed, pasted or scanned; a `dogecoin:` link is for `parseDogecoinUri`
 * @param network - the chain to be paid on
 * @returns the address, as it is written on every explorer
 */
export function parseAddress(text: string, network: Network): Result<DogeAddress, AddressProblem> {
  const seen = inPlainLetters(text).trim();
  const bare = seen.replace(/\s/g, '');
  // an address with line breaks is joined when its checksum fits
  const trimmed = payloadOf(bare) ? bare : seen;
  if (trimmed === '') return err({ kind: 'empty' });
  const payload = payloadOf(trimmed);
  const version = payload?.length === 21 ? payload[0] : undefined;
  if (version === undefined) return err(problemOfShape(trimmed, payload));
  if (!versionsOf(network).includes(version)) return err(problemOfVersion(version));
  return ok(trimmed as DogeAddress);
}

/**
 * The kind of an address of any network.
 *
 * @throws {RangeError} when the text is not a Dogecoin address
 */
export function addressKind(address: DogeAddress): AddressKind {
  const version = bs58check.decodeUnsafe(address)?.[0];
  for (const params of Object.values(NETWORKS)) {
    if (version === params.pubKeyHash) return 'p2pkh';
    if (version === params.scriptHash) return 'p2sh';
  }
  throw new RangeError('not a Dogecoin address');
}
