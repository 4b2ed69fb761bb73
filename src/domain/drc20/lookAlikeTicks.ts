/** Finds tokens that imitate others: anyone may give a token the name of a well-known one. */
import { skeletonOf } from '../text/skeleton.ts';
import type { TokenSummary } from './Token.ts';
import type { KnownToken } from './TokenHolding.ts';
import { type TokenKey, tokenKey } from './TokenId.ts';

/** A token, and how well it is known. */
export interface KnownTicker {
  readonly summary: TokenSummary;
  /** the address has some of it */
  readonly isHeld: boolean;
}

/** A better-known token is never marked because of a lesser-known one: verified, then held, then neither. */
const rankOf = ({ summary, isHeld }: KnownTicker): number =>
  summary.isVerified === true ? 2 : isHeld ? 1 : 0;

/**
 * Capitals that resemble other letters than their small forms do: ν looks like v, and Ν like N. The ledger writes ticks in capitals. Greek,
 * Cyrillic, Armenian, Cherokee: a selection of Unicode's confusables.
 */
const CAPITALS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    B: 'ВᏴ',
    C: 'Ꮯ',
    D: 'Ꭰ',
    E: 'Ꭼ',
    F: 'Ϝ',
    G: 'Ԍ',
    H: 'ΗНᎻ',
    J: 'Ꭻ',
    K: 'Ꮶ',
    L: 'ԼᏞ',
    M: 'ΜМϺᎷ',
    N: 'Ν',
    O: 'Օ',
    P: 'Ꮲ',
    R: 'ᎡᏒ',
    S: 'ՏᏚ',
    T: 'Ꭲ',
    U: 'ՍԱ',
    V: 'Ꮩ',
    W: 'Ꮃ',
    Y: 'Υ',
    Z: 'ΖᏃ',
    A: 'Ꭺ',
  }).flatMap(([plain, drawn]) => Array.from(drawn, (capital) => [capital, plain] as const)),
);

/** A tick as it looks at a glance; among capitals, a small l looks like an I. */
export const tickSkeleton = (text: string): string => {
  const capitals = Array.from(text.normalize('NFKD'), (letter) => CAPITALS.get(letter) ?? letter);
  return skeletonOf(capitals.join('')).replace(/[i|]/g, 'l');
};

/** A token's looks: its tick, and its name if it has one. */
const skeletonsOf = ({ tick, name }: TokenSummary, toSkeleton: (text: string) => string): readonly string[] =>
  [tick, name ?? ''].filter((text) => text !== '').map(toSkeleton);

/**
 * For each token, the better-known one that it resembles; two unverified tokens that are both held mark each other.
 *
 * @param toSkeleton - `tickSkeleton`, or a memoized version of it
 */
export function lookAlikes(
  tokens: readonly KnownTicker[],
  toSkeleton: (text: string) => string = tickSkeleton,
): ReadonlyMap<TokenKey, KnownToken> {
  const byTick = new Map<string, KnownTicker[]>();
  for (const token of tokens) {
    if (rankOf(token) === 0) continue;
    const skeleton = toSkeleton(token.summary.tick);
    byTick.set(skeleton, [...(byTick.get(skeleton) ?? []), token]);
  }
  const found = new Map<TokenKey, KnownToken>();
  for (const token of tokens) {
    const alike = skeletonsOf(token.summary, toSkeleton).flatMap((skeleton) => byTick.get(skeleton) ?? []);
    const known = alike.filter((other) => isTakenFor(token, other));
    const better = known.find((other) => rankOf(other) === 2) ?? known[0];
    if (better !== undefined) found.set(tokenKey(token.summary.id), knownOf(better.summary));
  }
  return found;
}

const knownOf = ({ id, tick, name }: TokenSummary): KnownToken => ({ id, tick, name });

function isTakenFor(token: KnownTicker, other: KnownTicker): boolean {
  if (tokenKey(token.summary.id) === tokenKey(other.summary.id)) return false;
  const [own, theirs] = [rankOf(token), rankOf(other)];
  return theirs > own || (theirs === own && own === 1);
}
