/** Finds combinations of our own unconfirmed coins within the mempool limits. */
import type { Coin } from '../Coin.ts';
import { capacityOn, type UnconfirmedAncestor } from '../chainLimits.ts';
import { MAX_UNCONFIRMED_ANCESTORS } from '../policy.ts';
import { worthOf } from './Selection.ts';

type Ancestors = ReadonlyMap<string, UnconfirmedAncestor>;

export const isUnconfirmed = (coin: Coin): boolean => coin.confirmations < 1;

const withAncestors = (known: Ancestors, coin: Coin): Ancestors => {
  if (!isUnconfirmed(coin)) return known;
  const all = new Map(known);
  for (const ancestor of coin.unconfirmedAncestors) all.set(ancestor.txid, ancestor);
  return all;
};

/** The ancestors of several coins, each once. */
export const ancestorsOfAll = (coins: readonly Coin[]): readonly UnconfirmedAncestor[] => [
  ...coins.reduce(withAncestors, new Map()).values(),
];

/** Unconfirmed coins that may be spent together. */
export interface Chain {
  readonly coins: readonly Coin[];
  /** the largest transaction that nodes accept on top of them, bytes */
  readonly capacity: number;
}

interface Candidate extends Chain {
  readonly ancestors: Ancestors;
  readonly worth: bigint;
}

/** For equal numbers of ancestors and coins: the most valuable, and the one with the most room. */
interface Best {
  readonly richest: Candidate;
  readonly roomiest: Candidate;
}

/** At most this many coins are examined. */
const MAX_CANDIDATES = 64;

/** For each number of ancestors, only coins of a limited number of transactions can be spent together: those of the largest coins. */
function candidates(unconfirmed: readonly Coin[]): readonly Coin[] {
  const parents = new Map<number, Set<string>>();
  const taken = unconfirmed.filter(({ txid, unconfirmedAncestors: { length } }) => {
    const known = parents.get(length) ?? new Set();
    parents.set(length, known.add(txid));
    return known.size * length <= MAX_UNCONFIRMED_ANCESTORS;
  });
  return taken.slice(0, MAX_CANDIDATES);
}

const keyOf = ({ ancestors, coins }: Candidate): number => ancestors.size * 100 + coins.length;

function isRicher(one: Candidate, other: Candidate): boolean {
  return one.worth === other.worth ? one.capacity > other.capacity : one.worth > other.worth;
}

function improve(found: Map<number, Best>, chain: Candidate): void {
  const best = found.get(keyOf(chain));
  found.set(keyOf(chain), {
    richest: best === undefined || isRicher(chain, best.richest) ? chain : best.richest,
    roomiest: best === undefined || chain.capacity > best.roomiest.capacity ? chain : best.roomiest,
  });
}

function extend(found: Map<number, Best>, coin: Coin, followedBy: number): void {
  for (const chain of new Set([...found.values()].flatMap(({ richest, roomiest }) => [richest, roomiest]))) {
    if (chain.coins.length >= MAX_UNCONFIRMED_ANCESTORS) continue;
    const ancestors = withAncestors(chain.ancestors, coin);
    const capacity = capacityOn([...ancestors.values()], followedBy);
    if (capacity === 0) continue;
    improve(found, { ancestors, capacity, coins: [...chain.coins, coin], worth: chain.worth + coin.value });
  }
}

/**
 * The best combinations of unconfirmed coins for each number of ancestors and coins.
 *
 * @param unconfirmed - largest first
 * @param followedBy - size of a transaction that is to spend from the new one at once, bytes; 0 when there is none
 * @returns fewest ancestors first, then fewest coins; begins with the empty combination
 */
export function chainsOf(unconfirmed: readonly Coin[], followedBy = 0): readonly Chain[] {
  const none: Candidate = {
    ancestors: new Map(),
    coins: [],
    worth: worthOf([]),
    capacity: capacityOn([], followedBy),
  };
  const found = new Map<number, Best>();
  improve(found, none);
  for (const coin of candidates(unconfirmed)) extend(found, coin, followedBy);
  return [...found.entries()]
    .sort(([one], [other]) => one - other)
    .flatMap(([, { richest, roomiest }]) => (richest === roomiest ? [richest] : [richest, roomiest]));
}
