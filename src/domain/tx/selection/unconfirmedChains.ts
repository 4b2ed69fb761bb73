/** Finds what can be had from our own unconfirmed coins without resting on too much. */
import type { Coin } from '../Coin.ts';
import { capacityOn, type UnconfirmedAncestor } from '../chainLimits.ts';
import { MAX_UNCONFIRMED_ANCESTORS } from '../policy.ts';
import { worthOf } from './Selection.ts';

type Ancestors = ReadonlyMap<string, UnconfirmedAncestor>;

/** Whether it is in no block yet. */
export const isUnconfirmed = (coin: Coin): boolean => coin.confirmations < 1;

const withAncestors = (known: Ancestors, coin: Coin): Ancestors => {
  if (!isUnconfirmed(coin)) return known;
  const all = new Map(known);
  for (const ancestor of coin.unconfirmedAncestors) all.set(ancestor.txid, ancestor);
  return all;
};

/** All that several coins rest on, each once. */
export const ancestorsOfAll = (coins: readonly Coin[]): readonly UnconfirmedAncestor[] => [
  ...coins.reduce(withAncestors, new Map()).values(),
];

/** Unconfirmed coins that nodes let be spent together. */
export interface Chain {
  readonly coins: readonly Coin[];
  /** the largest transaction that nodes take on top of them, bytes */
  readonly capacity: number;
}

interface Candidate extends Chain {
  readonly ancestors: Ancestors;
  readonly worth: bigint;
}

/** Of the same number of ancestors and coins: the one that is worth most, and the one that leaves most room. */
interface Best {
  readonly richest: Candidate;
  readonly roomiest: Candidate;
}

/** No more coins than that are looked through, and of one transaction no more than may be chosen. */
const MAX_CANDIDATES = 64;

/** Of each number of ancestors, only so many of the largest coins can ever be chosen together. */
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
 * The best choices of unconfirmed coins for every number of ancestors and of coins.
 *
 * @param unconfirmed - largest first
 * @param followedBy - size of a transaction that is to rest on the new one at once, bytes; 0 when there is none
 * @returns fewest ancestors first, then fewest coins; begins with the empty choice
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
