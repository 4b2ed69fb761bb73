/** Finds the unconfirmed ancestors and descendants of transactions, whose number and size nodes limit. */
import { passedLimit, type UnconfirmedAncestor } from './chainLimits.ts';

/** The parts of a transaction that determine its relatives. */
export interface UnconfirmedTransaction {
  readonly txid: string;
  /** bytes */
  readonly size: number;
  readonly inputs: readonly { readonly txid: string }[];
}

/** The unconfirmed ancestors of a transaction's outputs, including itself; empty when it is confirmed or unknown. */
export type AncestorsOf = (txid: string) => readonly UnconfirmedAncestor[];

type Family = ReadonlyMap<string, UnconfirmedTransaction>;

const familyOf = (transactions: readonly UnconfirmedTransaction[]): Family =>
  new Map(transactions.map((transaction) => [transaction.txid, transaction]));

function childrenOf(family: Family): ReadonlyMap<string, readonly string[]> {
  const children = new Map<string, string[]>();
  for (const { txid, inputs } of family.values()) {
    for (const parent of new Set(inputs.map((input) => input.txid))) {
      const siblings = children.get(parent);
      if (siblings) siblings.push(txid);
      else if (family.has(parent)) children.set(parent, [txid]);
    }
  }
  return children;
}

/** Everything reachable from one, including itself. */
function reach(first: string, next: (txid: string) => readonly string[]): ReadonlySet<string> {
  const seen = new Set<string>();
  const open = [first];
  for (let txid = open.pop(); txid !== undefined; txid = open.pop()) {
    if (seen.has(txid)) continue;
    seen.add(txid);
    open.push(...next(txid));
  }
  return seen;
}

/** Memoizes a function of a string. */
function remembering<Value>(find: (text: string) => Value): (text: string) => Value {
  const known = new Map<string, Value>();
  return (text) => {
    const value = known.get(text) ?? find(text);
    known.set(text, value);
    return value;
  };
}

/** @param unconfirmed - all relevant transactions that nodes have, or may have */
export function ancestorsAmong(unconfirmed: readonly UnconfirmedTransaction[]): AncestorsOf {
  const family = familyOf(unconfirmed);
  const children = childrenOf(family);
  const parentsOf = (txid: string) =>
    (family.get(txid)?.inputs ?? []).map((input) => input.txid).filter((parent) => family.has(parent));
  const sizeOf = (txid: string) => family.get(txid)?.size ?? 0;
  const weigh = remembering((txid): UnconfirmedAncestor => {
    const below = [...reach(txid, (parent) => children.get(parent) ?? [])];
    const bytes = below.reduce((sum, one) => sum + sizeOf(one), 0);
    return Object.freeze({ txid, size: sizeOf(txid), descendants: { count: below.length, bytes } });
  });
  return remembering((txid) => (family.has(txid) ? [...reach(txid, parentsOf)].map(weigh) : []));
}

const NOTHING_MORE = { count: 0, bytes: 0 } as const;

/**
 * Whether nodes accept these transactions now.
 *
 * @param added - in the order of broadcast
 * @param unconfirmed - those that nodes have, or may have
 */
export function hasCapacityFor(
  added: readonly UnconfirmedTransaction[],
  unconfirmed: readonly UnconfirmedTransaction[],
): boolean {
  const ancestorsOf = ancestorsAmong([...unconfirmed, ...added]);
  return added.every(({ txid }) => passedLimit(ancestorsOf(txid), NOTHING_MORE) === null);
}
