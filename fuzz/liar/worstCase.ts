/** The worst that can still happen: every set of transactions that left and can confirm together. */
import { outpointKey } from '../../src/domain/tx/Coin.ts';
import { SETTLED_CONFIRMATIONS } from '../../src/domain/tx/PendingTransfer.ts';
import type { Txid } from '../../src/domain/tx/Txid.ts';
import { readBytes, type SeenTransaction, type TrueChain } from './TrueChain.ts';

/** With more, a history would take longer than all others together. */
const MOST = 18;

/**
 * The largest sets: what is final in blocks, and every transaction that left and doesn't conflict with it, with its parents.
 * Every other set is a subset of one of these.
 */
export function* largestSets(
  left: readonly string[],
  chain: TrueChain,
): Generator<readonly SeenTransaction[]> {
  const unique = new Map<Txid, SeenTransaction>();
  for (const rawHex of left) {
    const seen = readBytes(rawHex);
    unique.set(seen.txid, seen);
  }
  const isSettled = ({ txid }: SeenTransaction): boolean => chain.depth(txid) >= SETTLED_CONFIRMATIONS;
  const mined = [...unique.values()].filter(isSettled);
  const taken = new Set(mined.flatMap(({ inputs }) => inputs.map(outpointKey)));
  const open = parentsFirst([...unique.values()].filter((one) => !isSettled(one))).slice(0, MOST);
  yield* extend(open, 0, mined, taken);
}

/** Sorts transactions, parents first. */
function parentsFirst(all: readonly SeenTransaction[]): readonly SeenTransaction[] {
  const rest = [...all];
  const sorted: SeenTransaction[] = [];
  while (rest.length > 0) {
    const at = rest.findIndex(
      ({ inputs }) => !inputs.some((input) => rest.some(({ txid }) => txid === input.txid)),
    );
    sorted.push(...rest.splice(Math.max(0, at), 1));
  }
  return sorted;
}

function* extend(
  open: readonly SeenTransaction[],
  at: number,
  chosen: readonly SeenTransaction[],
  taken: ReadonlySet<string>,
): Generator<readonly SeenTransaction[]> {
  const next = open[at];
  if (next === undefined) {
    yield chosen;
    return;
  }
  const keys = next.inputs.map(outpointKey);
  const hasParents = next.inputs.every(
    ({ txid }) => chosen.some((one) => one.txid === txid) || !open.some((one) => one.txid === txid),
  );
  const isFree = hasParents && !keys.some((key) => taken.has(key));
  if (isFree) yield* extend(open, at + 1, [...chosen, next], new Set([...taken, ...keys]));
  const hasConflict = open.some(
    (one, index) => index > at && one.inputs.some((input) => keys.includes(outpointKey(input))),
  );
  if (!isFree || hasConflict) yield* extend(open, at + 1, chosen, taken);
}
