/** How much may hang together unconfirmed: nodes count transactions and their bytes, both ways, before they take another. */
import { MAX_CHAIN_BYTES, MAX_CHAIN_COUNT } from './policy.ts';

/** Some transactions, and what they weigh together. */
export interface AncestorLoad {
  readonly count: number;
  readonly bytes: number;
}

/** An unconfirmed transaction that a coin descends from. */
export interface UnconfirmedAncestor {
  readonly txid: string;
  /** bytes */
  readonly size: number;
  /** itself and all that rests on it, whoever made that */
  readonly descendants: AncestorLoad;
}

/** Which of the four limits is passed. */
export type ChainLimit = 'ancestors' | 'ancestor-bytes' | 'descendants' | 'descendant-bytes';

/** A limit that is passed: what it would come to, the new transaction included, and what nodes take. */
export interface PassedLimit {
  readonly limit: ChainLimit;
  readonly actual: number;
  readonly maximum: number;
}

type Ancestors = readonly UnconfirmedAncestor[];

const bytesOf = (ancestors: Ancestors): number => ancestors.reduce((sum, { size }) => sum + size, 0);

const mostOf = (ancestors: Ancestors, what: keyof AncestorLoad): number =>
  ancestors.reduce((most, { descendants }) => Math.max(most, descendants[what]), 0);

/**
 * The first limit that new transactions would pass.
 *
 * @param ancestors - all that they rest on, each once
 * @param added - the new ones together, each resting on the one before
 * @returns null when nodes take them
 */
export function passedLimit(ancestors: Ancestors, added: AncestorLoad): PassedLimit | null {
  const counted: readonly (readonly [ChainLimit, number, number])[] = [
    ['ancestors', ancestors.length + added.count, MAX_CHAIN_COUNT],
    ['ancestor-bytes', bytesOf(ancestors) + added.bytes, MAX_CHAIN_BYTES],
    ['descendants', mostOf(ancestors, 'count') + added.count, MAX_CHAIN_COUNT],
    ['descendant-bytes', mostOf(ancestors, 'bytes') + added.bytes, MAX_CHAIN_BYTES],
  ];
  const [passed] = counted.filter(([, actual, maximum]) => actual > maximum);
  return passed === undefined ? null : { limit: passed[0], actual: passed[1], maximum: passed[2] };
}

/**
 * The largest transaction that nodes take on top of these, bytes; 0 when they take none. It may be larger than any
 * transaction is allowed to be.
 *
 * @param followedBy - size of another that is to rest on it at once, bytes; 0 when there is none
 */
export function capacityOn(ancestors: Ancestors, followedBy = 0): number {
  const added = { count: followedBy > 0 ? 2 : 1, bytes: followedBy };
  if (passedLimit(ancestors, added) !== null) return 0;
  return MAX_CHAIN_BYTES - followedBy - Math.max(bytesOf(ancestors), mostOf(ancestors, 'bytes'));
}
