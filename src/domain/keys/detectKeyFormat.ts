/** Guesses the kind of a pasted text from its first characters and its length, before anything heavy parses it. */

import { withoutInvisible, withoutSpaces } from '../text/plainText.ts';

/** What a text looks like. Only parsing it gives certainty. */
export type KeyFormat =
  | 'nothing'
  /** too short to decide */
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
  /** several keys, or one with annotations: Dogecoin Core's dumpwallet, MultiDoge's key file */
  | 'key-list'
  /** the same, or a whole wallet, encrypted with a password by MultiDoge or an Android wallet */
  | 'encrypted-wallet'
  | 'unknown';

const BY_BEGINNING: readonly (readonly [RegExp, KeyFormat])[] = [
  [/^(dgpv|xprv|tprv)/, 'extended-private-key'],
  [/^(dgub|xpub|tpub)/, 'extended-public-key'],
  // of other scripts and coins, rejected with a specific message
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

/** A key broken into lines; words of a phrase don't mix capitals and digits. */
const IS_KEY = /^(?=.*\d)(?=.*[A-Z])[1-9A-HJ-NP-Za-km-z]{51,112}$/;

const shapeOf = (text: string): KeyFormat | null =>
  [...BY_BEGINNING, ...BY_SHAPE].find(([shape]) => shape.test(text))?.[1] ?? null;
/** `Salted__` in base64. */
const ENCRYPTED_WALLET = /^U2FsdGVkX1/;
const DUMP = /^# (?:Wallet dump created by|KEEP YOUR PRIVATE KEYS SAFE)|extended private masterkey:/im;
/** A key of any network with other text before or after it; text with spaces but no key is words. */
const KEY_BESIDE_TEXT =
  /(?:^|[\s,;"'])(?:[QcKLT]\w{51}|[695]\w{50})["']?[\s,;|]+\S|[\s,;|]["']?(?:[QcKLT]\w{51}|[695]\w{50})(?:$|[\s,;"'])/;
/** Only this much of a long text is examined, characters. */
const MOST_READ = 100_000;
/** Letters with combining marks and invisible characters, then a space and more; or Chinese characters, each of which is a word. */
const WORDS = /\p{L}[\p{M}\p{Cf}]*\s+[\p{Cf}]*[\p{L}\d]|\p{Script=Han}{4}/u;

/**
 * Guesses the kind of a text. Invisible characters are ignored, and so is whitespace around it and within a key.
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

/** Whether a text of this kind may give access to coins; unknown kinds count as secret. */
export const isSecretKind = (kind: KeyFormat): boolean =>
  kind !== 'address' && kind !== 'extended-public-key' && kind !== 'nothing';
