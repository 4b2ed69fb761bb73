/** Which unconfirmed transactions hang together: nodes take a new one only while these are few and light. */
import { passedLimit, type UnconfirmedAncestor } from './chainLimits.ts';

/** A transaction as far as kinship goes. */
export interface UnconfirmedTransaction {
  readonly txid: string;
  /** bytes */
  readonly size: number;
  readonly inputs: readonly { readonly txid: string }[];
}

/** Says what an output of a transaction descends from, its own transaction included; nothing when that is not unconfirmed. */
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

/** All that can be reached from one, itself included. */
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

/** Keeps what a function gave for each text. */
function remembering<Value>(find: (text: string) => Value): (text: string) => Value {
  const known = new Map<string, Value>();
  return (text) => {
    const value = known.get(text) ?? find(text);
    known.set(text, value);
    return value;
  };
}

/** @param unconfirmed - all that nodes have, or may have, as far as it concerns us */
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
 * Whether nodes take these transactions now.
 *
 * @param added - in the order in which they are to leave
 * @param unconfirmed - those that nodes have, or may have
 */
export function hasCapacityFor(
  added: readonly UnconfirmedTransaction[],
  unconfirmed: readonly UnconfirmedTransaction[],
): boolean {
  const ancestorsOf = ancestorsAmong([...unconfirmed, ...added]);
  return added.every(({ txid }) => passedLimit(ancestorsOf(txid), NOTHING_MORE) === null);
}
