/**
 * Finds unconfirmed transactions that spend others' outputs. Indexers name an output's spender only once it is mined, so the newest
 * transactions of the recipients are searched. Nothing here is verified: the bytes must be.
 */
import type { DogeAddress } from '../../domain/address/DogeAddress.ts';
import type { Txid } from '../../domain/tx/Txid.ts';
import type { ChainIndexer, ChainTransaction } from '../../ports/ChainIndexer.ts';

/** The most addresses queried: a payment to hundreds does not wait for hundreds of responses. */
const MAX_ASKED = 12;

/** Unconfirmed transactions of an address; empty without a response. */
async function waitingAt(chain: ChainIndexer, address: DogeAddress): Promise<readonly ChainTransaction[]> {
  try {
    const { transactions } = await chain.history(address, 0);
    return transactions.filter(({ confirmations }) => confirmations < 1);
  } catch {
    return [];
  }
}

const paidBy = ({ outputs }: ChainTransaction): readonly DogeAddress[] =>
  outputs.flatMap(({ address }) => address ?? []);

/** Those of `reported` that spend outputs of `parents`, directly or through each other. */
function restingOn(parents: ReadonlySet<string>, reported: ReadonlyMap<Txid, ChainTransaction>) {
  const family = new Set(parents);
  const found: ChainTransaction[] = [];
  for (let before = -1; before < found.length; ) {
    before = found.length;
    for (const one of reported.values()) {
      if (family.has(one.txid) || !one.inputs.some(({ txid }) => txid !== null && family.has(txid))) continue;
      family.add(one.txid);
      found.push(one);
    }
  }
  return found;
}

/**
 * Unconfirmed descendants, as far as an indexer reports them. Never throws.
 *
 * @param parents - ids of their ancestors
 * @param paid - the recipients: these may have spent the outputs
 * @param most - stops at this many
 */
export async function findUnconfirmedChildren(
  chain: ChainIndexer,
  parents: ReadonlySet<string>,
  paid: readonly DogeAddress[],
  most: number,
): Promise<readonly ChainTransaction[]> {
  const asked = new Set<DogeAddress>();
  const reported = new Map<Txid, ChainTransaction>();
  let found: readonly ChainTransaction[] = [];
  let open = paid;
  for (;;) {
    const addresses = [...new Set(open)].filter((address) => !asked.has(address));
    const next = addresses.slice(0, MAX_ASKED - asked.size);
    if (next.length === 0 || found.length >= most) break;
    for (const address of next) asked.add(address);
    const answers = await Promise.all(next.map((address) => waitingAt(chain, address)));
    for (const one of answers.flat()) reported.set(one.txid, one);
    found = restingOn(parents, reported);
    open = found.flatMap(paidBy);
  }
  return found.slice(0, most);
}
