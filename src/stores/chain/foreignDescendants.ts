/**
 * Finds unconfirmed transactions of others that spend outputs of ours. Nodes count them against the chain limits, and our journal
 * does not have them.
 */
import type { DogeAddress } from '../../domain/address/DogeAddress.ts';
import { outpointKey } from '../../domain/tx/Coin.ts';
import { isLive, type PendingTransfer } from '../../domain/tx/PendingTransfer.ts';
import { MAX_CHAIN_COUNT } from '../../domain/tx/policy.ts';
import { verifyPrevious } from '../../domain/tx/sign/verifyPrevious.ts';
import type { UnconfirmedTransaction } from '../../domain/tx/unconfirmedAncestors.ts';
import type { ChainIndexer, ChainTransaction } from '../../ports/ChainIndexer.ts';
import { findUnconfirmedChildren } from './findUnconfirmedChildren.ts';

/**
 * Size assumed for a transaction whose bytes can't be read: a quarter of the descendant limit, in bytes. Larger than nearly all real
 * ones, and small enough that a single one blocks no change.
 */
export const UNSEEN_SIZE = 25_000;

/** Sized by its verified bytes; `UNSEEN_SIZE` without them. */
async function readStranger(
  chain: ChainIndexer,
  reported: ChainTransaction,
): Promise<UnconfirmedTransaction> {
  try {
    const rawHex = await chain.rawTransaction(reported.txid);
    const verified = verifyPrevious(reported.txid, rawHex);
    if (verified.ok) return { txid: reported.txid, size: rawHex.length / 2, inputs: verified.value.inputs };
  } catch {
    // treated like wrong bytes
  }
  const inputs = reported.inputs.flatMap(({ txid }) => (txid === null ? [] : [{ txid }]));
  return { txid: reported.txid, size: UNSEEN_SIZE, inputs };
}

/** Recipients of outputs that no transfer of ours spends: they may have spent them. Oldest transfer first. */
function roots(transfers: readonly PendingTransfer[]): readonly DogeAddress[] {
  const live = transfers.filter((transfer) => isLive(transfer) && transfer.tries > 0);
  const spent = new Set(live.flatMap(({ inputs }) => inputs.map(outpointKey)));
  return live.flatMap(({ txid, outputs }) =>
    outputs.flatMap(({ isOwn, address }, vout) =>
      isOwn || spent.has(outpointKey({ txid, vout })) ? [] : [address],
    ),
  );
}

/**
 * Unconfirmed descendants of our transfers made by others, as far as an indexer reports them. Never throws. Unreported ones are
 * taken not to exist: a node's rejection costs nothing, a needless wait would.
 *
 * @param transfers - ours of one address
 * @returns at most as many as nodes accept in a chain: with these it is full anyway
 */
export async function findForeignDescendants(
  chain: ChainIndexer,
  transfers: readonly PendingTransfer[],
): Promise<readonly UnconfirmedTransaction[]> {
  const ours = new Set<string>(transfers.map(({ txid }) => txid));
  const found = await findUnconfirmedChildren(chain, ours, roots(transfers), MAX_CHAIN_COUNT);
  return Promise.all(found.map((one) => readStranger(chain, one)));
}
