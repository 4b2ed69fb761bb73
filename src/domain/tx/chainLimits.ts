/** The mempool limits for unconfirmed chains: number and size of ancestors and descendants. */
import { MAX_CHAIN_BYTES, MAX_CHAIN_COUNT } from './policy.ts';

export interface AncestorLoad {
  readonly count: number;
  readonly bytes: number;
}

/** An unconfirmed transaction that a coin descends from. */
export interface UnconfirmedAncestor {
  readonly txid: string;
  /** bytes */
  readonly size: number;
  /** itself and all its descendants, whoever made them */
  readonly descendants: AncestorLoad;
}

export type ChainLimit = 'ancestors' | 'ancestor-bytes' | 'descendants' | 'descendant-bytes';

/** The value that would exceed a limit, including the new transaction, and the limit. */
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
 * The first limit that new transactions would exceed.
 *
 * @param ancestors - all their ancestors, each once
 * @param added - the new ones together, each spending from the previous one
 * @returns null when nodes accept them
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
 * The largest descendant of these that nodes accept, bytes; 0 when they accept none. It may exceed the maximum size of a transaction.
 *
 * @param followedBy - size of another transaction that spends from it at once, bytes; 0 when there is none
 */
export function capacityOn(ancestors: Ancestors, followedBy = 0): number {
  const added = { count: followedBy > 0 ? 2 : 1, bytes: followedBy };
  if (passedLimit(ancestors, added) !== null) return 0;
  return MAX_CHAIN_BYTES - followedBy - Math.max(bytesOf(ancestors), mostOf(ancestors, 'bytes'));
}
