/**
 * Asks which unconfirmed transactions of others rest on ours. Nodes count them before they take another of ours, and no
 * journal of ours has them.
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
 * What a transaction counts that an indexer names without showing its bytes: a quarter of what may hang together. Larger
 * than nearly all there are, and small enough that one alone locks nobody's change.
 */
export const UNSEEN_SIZE = 25_000;

/** By its hashed bytes; as large as `UNSEEN_SIZE` without them. */
async function readStranger(
  chain: ChainIndexer,
  reported: ChainTransaction,
): Promise<UnconfirmedTransaction> {
  try {
    const rawHex = await chain.rawTransaction(reported.txid);
    const verified = verifyPrevious(reported.txid, rawHex);
    if (verified.ok) return { txid: reported.txid, size: rawHex.length / 2, inputs: verified.value.inputs };
  } catch {
    // as if it had shown other bytes
  }
  const inputs = reported.inputs.flatMap(({ txid }) => (txid === null ? [] : [{ txid }]));
  return { txid: reported.txid, size: UNSEEN_SIZE, inputs };
}

/** Whom ours pay, as far as nothing of ours spends that again: they may have built on it. Newest first. */
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
 * Unconfirmed transactions of others that rest on ours, as far as an indexer tells. Never throws: what it does not tell is
 * taken not to be, since a node's rejection costs nothing and a needless wait would.
 *
 * @param transfers - ours of one address
 * @returns at most as many as nodes take together: with these no room is left anyway
 */
export async function findForeignDescendants(
  chain: ChainIndexer,
  transfers: readonly PendingTransfer[],
): Promise<readonly UnconfirmedTransaction[]> {
  const ours = new Set<string>(transfers.map(({ txid }) => txid));
  const found = await findUnconfirmedChildren(chain, ours, roots(transfers), MAX_CHAIN_COUNT);
  return Promise.all(found.map((one) => readStranger(chain, one)));
}
