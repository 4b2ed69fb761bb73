/** Recognizes words of other programs with their own formats: they look like a BIP39 phrase, but are not. */

import { hmac } from '@noble/hashes/hmac.js';
import { sha512 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { SLIP39_WORDS } from './slip39Words.ts';
import { ENGLISH } from './wordList.ts';

/** The format of the words. `slip39`: a share of a Shamir backup; `aezeed`: lnd, a Lightning wallet. */
export type OtherWallet = 'electrum' | 'monero' | 'slip39' | 'aezeed';

/** The prefixes of Electrum's seed versions: standard, SegWit, two-factor, both. */
const ELECTRUM_VERSIONS = ['01', '100', '101', '102'];
const SIGNS = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]+$/u;

/** @see https://electrum.readthedocs.io/en/latest/seedphrase.html */
function areOfElectrum(words: readonly string[]): boolean {
  const plain = words.map((word) => word.normalize('NFKD').replace(/\p{M}/gu, ''));
  const text = plain.join(plain.every((word) => SIGNS.test(word)) ? '' : ' ');
  const mark = bytesToHex(hmac(sha512, utf8ToBytes('Seed version'), utf8ToBytes(text)));
  return ELECTRUM_VERSIONS.some((version) => mark.startsWith(version));
}

/** A CRC-32 by its polynomial, lowest bit first. */
function crc32(bytes: Iterable<number>, polynomial: number): number {
  let sum = 0xffffffff;
  for (const byte of bytes) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit += 1) sum = (sum >>> 1) ^ (sum & 1 ? polynomial : 0);
  }
  return ~sum >>> 0;
}

const CRC_32 = 0xedb88320;
const CRC_32C = 0x82f63b78;
/** The shorter ones are MyMonero's. */
const MONERO_LENGTHS = [13, 25];
const MONERO_LETTERS = 3;

/** Monero's last word is a checksum: it repeats one of the others, selected by the words' first letters. */
function areOfMonero(words: readonly string[]): boolean {
  if (!MONERO_LENGTHS.includes(words.length)) return false;
  const said = words.slice(0, -1);
  const letters = said.map((word) => word.slice(0, MONERO_LETTERS)).join('');
  return said[crc32(utf8ToBytes(letters), CRC_32) % said.length] === words.at(-1);
}

const placesOf = (words: readonly string[]): readonly number[] =>
  words.map((word) => ENGLISH.places.get(word) ?? -1);

const POLYSEED_WORDS = 16;
const LIST_SIZE = 2048;
/** x^11 + x^2 + 1 */
const POLYSEED_FIELD = 0x805;

/** Monero's newer phrases, from BIP39's list: a polynomial that is 0 at 2. @see https://github.com/tevador/polyseed */
function arePolyseed(words: readonly string[]): boolean {
  const places = placesOf(words);
  if (words.length !== POLYSEED_WORDS || places.includes(-1)) return false;
  const doubled = (value: number) => (value * 2 < LIST_SIZE ? value * 2 : (value * 2) ^ POLYSEED_FIELD);
  return places.reduceRight((sum, place) => doubled(sum) ^ place, 0) === 0;
}

const SHARE_LENGTHS = [20, 33];

const areShare = (words: readonly string[]): boolean =>
  SHARE_LENGTHS.includes(words.length) && words.every((word) => SLIP39_WORDS.has(word));

const AEZEED_WORDS = 24;
const AEZEED_SAID = 29;

/** Version 0, ciphertext, salt and checksum. @see https://github.com/lightningnetwork/lnd/tree/master/aezeed */
function areAezeed(words: readonly string[]): boolean {
  const places = placesOf(words);
  if (words.length !== AEZEED_WORDS || places.includes(-1)) return false;
  const bits = places.map((place) => place.toString(2).padStart(11, '0')).join('');
  const bytes = Array.from({ length: bits.length / 8 }, (_, at) =>
    Number.parseInt(bits.slice(at * 8, at * 8 + 8), 2),
  );
  const checksum = bytes.slice(AEZEED_SAID).reduce((sum, byte) => sum * 256 + byte, 0);
  return bytes[0] === 0 && crc32(bytes.slice(0, AEZEED_SAID), CRC_32C) === checksum;
}

/**
 * The format of words; null when unknown. One in 128 random texts passes Electrum's check, so it is applied only to listed words that are
 * not a phrase; the other checks hardly ever match by chance.
 *
 * @param words - lower case, with normalized accents; a secret
 * @param mayBeElectrum - whether all words are in one list, but are not a phrase
 */
export function nameOtherWords(words: readonly string[], mayBeElectrum: boolean): OtherWallet | null {
  if (areShare(words)) return 'slip39';
  if (areAezeed(words)) return 'aezeed';
  if (areOfMonero(words) || arePolyseed(words)) return 'monero';
  return mayBeElectrum && areOfElectrum(words) ? 'electrum' : null;
}
