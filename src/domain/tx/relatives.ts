/** How many unconfirmed transactions hang together: nodes take a new one only while they are few. */
import { MAX_UNCONFIRMED_ANCESTORS } from './policy.ts';

/** Unconfirmed transactions that may hang together, the new one included: as ancestors, and as descendants of each. */
export const MAX_RELATIVES = MAX_UNCONFIRMED_ANCESTORS + 1;

/** A transaction as far as kinship goes. */
export interface Relative {
  readonly txid: string;
  readonly inputs: readonly { readonly txid: string }[];
}

type Family = ReadonlyMap<string, Relative>;
type Children = ReadonlyMap<string, readonly string[]>;

const familyOf = (transactions: readonly Relative[]): Family =>
  new Map(transactions.map((transaction) => [transaction.txid, transaction]));

function childrenOf(family: Family): Children {
  const children = new Map<string, string[]>();
  for (const { txid, inputs } of family.values()) {
    for (const parent of new Set(inputs.map((input) => input.txid))) {
      if (family.has(parent)) children.set(parent, [...(children.get(parent) ?? []), txid]);
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

const parentsIn = (family: Family) => (txid: string) =>
  (family.get(txid)?.inputs ?? []).map((input) => input.txid).filter((parent) => family.has(parent));

/** The most relatives that one transaction, or any of its ancestors, has. */
function mostAround(txid: string, family: Family, children: Children): number {
  const ancestors = reach(txid, parentsIn(family));
  const below = [...ancestors].map((one) => reach(one, (parent) => children.get(parent) ?? []).size);
  return Math.max(ancestors.size, ...below);
}

/**
 * How many unconfirmed transactions an output of one would rest on, or share an ancestor's descendants with.
 *
 * @param txid - one of `unconfirmed`; any other gives 0
 */
export function relativesOf(txid: string, unconfirmed: readonly Relative[]): number {
  const family = familyOf(unconfirmed);
  return family.has(txid) ? mostAround(txid, family, childrenOf(family)) : 0;
}

/**
 * Whether nodes take these transactions now.
 *
 * @param added - in the order in which they are to leave
 * @param unconfirmed - those of ours that nodes have, or may have
 */
export function hasRoomFor(added: readonly Relative[], unconfirmed: readonly Relative[]): boolean {
  const family = familyOf([...unconfirmed, ...added]);
  const children = childrenOf(family);
  return added.every(({ txid }) => mostAround(txid, family, children) <= MAX_RELATIVES);
}
