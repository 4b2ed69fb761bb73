/** Guesses from its first letters and its length what a pasted text is, before anything heavy reads it. */

import { withoutInvisible, withoutSpaces } from '../text/plainText.ts';

/** What a text looks like. A guess: only reading it tells. */
export type KeyFormat =
  | 'nothing'
  /** too short to tell */
  | 'unfinished'
  /** several words: a recovery phrase belongs elsewhere */
  | 'phrase'
  /** wallet import format of a 33-byte public key: Q… on mainnet */
  | 'private-key'
  /** the same of old wallets, whose public keys have 65 bytes: 6… on mainnet */
  | 'old-private-key'
  /** BIP38 */
  | 'encrypted-key'
  | 'extended-private-key'
  | 'extended-public-key'
  | 'address'
  /** several keys, or one with what a program says of it: Dogecoin Core's dumpwallet, MultiDoge's key file */
  | 'key-list'
  /** the same, or a whole wallet, encrypted with a password by MultiDoge or a wallet for Android */
  | 'encrypted-wallet'
  | 'unknown';

const BY_BEGINNING: readonly (readonly [RegExp, KeyFormat])[] = [
  [/^(dgpv|xprv|tprv)/, 'extended-private-key'],
  [/^(dgub|xpub|tpub)/, 'extended-public-key'],
  // of other scripts and coins, to be refused by name
  [/^(?:[yzuvYZUV]prv|[LM]tpv)[1-9A-HJ-NP-Za-km-z]{100}/, 'extended-private-key'],
  [/^(?:[yzuvYZUV]pub|[LM]tub)[1-9A-HJ-NP-Za-km-z]{100}/, 'extended-public-key'],
  [/^6P/, 'encrypted-key'],
];

const BY_SHAPE: readonly (readonly [RegExp, KeyFormat])[] = [
  [/^[QcKLT]\w{51}$/, 'private-key'],
  [/^[695]\w{50}$/, 'old-private-key'],
  [/^\w{32,36}$/, 'address'],
  [/^[a-z]{2,8}1\w{30,}$/i, 'address'],
];

const SHORTEST_ADDRESS = 32;

/** Letters of a key over several lines; words of a phrase have no capitals among their digits. */
const IS_KEY = /^(?=.*\d)(?=.*[A-Z])[1-9A-HJ-NP-Za-km-z]{51,112}$/;

const shapeOf = (text: string): KeyFormat | null =>
  [...BY_BEGINNING, ...BY_SHAPE].find(([shape]) => shape.test(text))?.[1] ?? null;
/** `Salted__` in base64. */
const ENCRYPTED_WALLET = /^U2FsdGVkX1/;
const DUMP = /^# (?:Wallet dump created by|KEEP YOUR PRIVATE KEYS SAFE)|extended private masterkey:/im;
/** A key of any network with something else before or after it; what has spaces and no key is words. */
const KEY_BESIDE_TEXT =
  /(?:^|[\s,;"'])(?:[QcKLT]\w{51}|[695]\w{50})["']?[\s,;|]+\S|[\s,;|]["']?(?:[QcKLT]\w{51}|[695]\w{50})(?:$|[\s,;"'])/;
/** What is looked at of a long text. */
const MOST_READ = 100_000;
/** Letters, accents on them and what is not seen, then a space and more; or signs of which each is a word. */
const WORDS = /\p{L}[\p{M}\p{Cf}]*\s+[\p{Cf}]*[\p{L}\d]|\p{Script=Han}{4}/u;

/**
 * Guesses what a text is. What nobody sees is ignored, and so is white space around it and within a key.
 *
 * @param text - may be a secret; it is neither kept nor changed
 */
export function detectKeyFormat(text: string): KeyFormat {
  const trimmed = withoutInvisible(text).trim();
  if (trimmed === '') return 'nothing';
  const head = trimmed.slice(0, MOST_READ);
  if (ENCRYPTED_WALLET.test(head)) return 'encrypted-wallet';
  if (DUMP.test(head) || KEY_BESIDE_TEXT.test(head)) return 'key-list';
  const whole = withoutSpaces(text);
  const key = IS_KEY.test(whole) ? shapeOf(whole) : null;
  if (key !== null) return key;
  if (WORDS.test(trimmed)) return 'phrase';
  const shape = shapeOf(trimmed);
  if (shape !== null) return shape;
  return trimmed.length < SHORTEST_ADDRESS ? 'unfinished' : 'unknown';
}

/** Whether whoever sees a text that looks like this could take coins; what is not known counts as a secret. */
export const isSecretKind = (kind: KeyFormat): boolean =>
  kind !== 'address' && kind !== 'extended-public-key' && kind !== 'nothing';
