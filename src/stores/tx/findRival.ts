/** Looks for whoever spent a transfer's coins: another device with the same keys, most likely. */
import { outpointKey } from '../../domain/tx/Coin.ts';
import type { PendingTransfer } from '../../domain/tx/PendingTransfer.ts';
import type { RejectReason } from '../../domain/tx/RejectReason.ts';
import type { Txid } from '../../domain/tx/Txid.ts';
import type { ChainIndexer } from '../../ports/ChainIndexer.ts';

/** Refusals by which a node says that something else spends the same coins. */
const TAKEN: readonly RejectReason[] = ['double-spend', 'replacement-too-cheap', 'missing-inputs'];

/**
 * The transaction that spends one of the same coins, among the newest of the address.
 *
 * @param reason - the node's; with any other than that the coins are taken nobody is looked for
 * @returns null when none is found, or when the indexer does not answer
 */
export async function findRival(
  chain: ChainIndexer,
  transfer: PendingTransfer,
  reason: RejectReason,
): Promise<Txid | null> {
  if (!TAKEN.includes(reason)) return null;
  const coins = new Set(transfer.inputs.map(outpointKey));
  try {
    const { transactions } = await chain.history(transfer.from, 1);
    const rival = transactions.find(
      ({ txid, inputs }) =>
        txid !== transfer.txid &&
        inputs.some(
          (input) => input.txid !== null && coins.has(outpointKey({ txid: input.txid, vout: input.vout })),
        ),
    );
    return rival?.txid ?? null;
  } catch {
    return null;
  }
}
