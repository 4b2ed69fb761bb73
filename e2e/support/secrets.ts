/** Secrets that must never be found outside the vault, and the search for them. */

import { seedOfPhrase } from '../../mocks/builders/seedOfPhrase.ts';
import {
  deriveAccountNode,
  extendedPrivateKey,
  masterNode,
  privateKeyAt,
} from '../../src/domain/keys/hdKeys.ts';
import { readPhrase } from '../../src/domain/keys/phrase.ts';

/** A secret in one spelling, and its name for failing tests. */
export interface Secret {
  readonly name: string;
  readonly text: string;
}

const spellings = (name: string, bytes: Uint8Array): readonly Secret[] => {
  const buffer = Buffer.from(bytes);
  return [
    { name: `${name} in hex`, text: buffer.toString('hex') },
    { name: `${name} in base64`, text: buffer.toString('base64').replace(/=+$/, '') },
    { name: `${name} as a list of numbers`, text: [...bytes].join(',') },
  ];
};

export const passwordSecrets = (password: string): readonly Secret[] => [
  { name: 'the password', text: password },
  { name: 'the password in base64', text: Buffer.from(password).toString('base64').replace(/=+$/, '') },
];

/** Secrets by phrase, cached: deriving takes longer than searching. */
const derived = new Map<string, readonly Secret[]>();

/** The secrets of a regtest wallet. */
export function secretsOf(words: readonly string[]): readonly Secret[] {
  const phrase = words.join(' ');
  const secrets = derived.get(phrase) ?? deriveSecrets(phrase);
  derived.set(phrase, secrets);
  return secrets;
}

function deriveSecrets(words: string): readonly Secret[] {
  const phrase = readPhrase(words);
  if (!phrase.ok) throw new RangeError('not a phrase');
  const seed = seedOfPhrase(phrase.value);
  const account = deriveAccountNode(seed, 'regtest');
  const keys = ([0, 1] as const).flatMap((chain) => {
    const { privateKey, wif } = privateKeyAt(account, chain, 0);
    const name = `key ${chain}/0`;
    return [{ name: `${name} as WIF`, text: wif }, ...spellings(name, privateKey)];
  });
  return [
    { name: 'the master key', text: extendedPrivateKey(masterNode(seed, 'regtest')) },
    { name: 'the account key', text: extendedPrivateKey(account) },
    ...spellings('the seed', seed),
    ...keys,
  ];
}

/** Matches any three consecutive words of a phrase, with any separators; undefined when there are none. */
function triplesOf(phrases: readonly (readonly string[])[]): RegExp | undefined {
  const triples = phrases.flatMap((words) =>
    words.slice(2).map((word, index) => [words[index], words[index + 1], word].join('[^a-z]+')),
  );
  return triples.length === 0 ? undefined : new RegExp(`(?<![a-z])(?:${triples.join('|')})(?![a-z])`, 'g');
}

/**
 * Searches for secrets, and for any three consecutive words of a phrase.
 *
 * @returns the names of those found
 */
export function foundIn(
  text: string,
  phrases: readonly (readonly string[])[],
  secrets: readonly Secret[],
): readonly string[] {
  const triples = triplesOf(phrases);
  const seen = triples === undefined ? [] : (text.toLowerCase().match(triples) ?? []);
  return [
    ...secrets.filter((secret) => text.includes(secret.text)).map(({ name }) => name),
    ...seen.map(() => 'three words of the phrase'),
  ];
}
