/** What became of a request that was signed here in part: others may have completed it. */
import { isSignedOnly, type PendingTransfer } from '../../domain/tx/PendingTransfer.ts';
import { isSameTransaction } from '../../domain/tx/pending/isSameTransaction.ts';
import type { Txid } from '../../domain/tx/Txid.ts';
import type { ChainIndexer } from '../../ports/ChainIndexer.ts';
import { findReportedSpender } from '../chain/findConflict.ts';
import type { PendingJournal } from '../chain/PendingJournal.ts';

/**
 * Looks whether others completed it, and writes that down as the transfer that it is.
 *
 * @returns its id; null where they did not, and for what was not signed in part
 * @throws {Fault} when it cannot be written down
 */
export async function findCompleted(
  { chain, journal }: { readonly chain: ChainIndexer; readonly journal: PendingJournal },
  request: PendingTransfer,
): Promise<Txid | null> {
  if (!isSignedOnly(request) || request.rawHex !== '') return null;
  const spender = await findReportedSpender(chain, request);
  if (spender === null || !isSameTransaction(spender.raw, request)) return null;
  const { rawHex, confirmations } = spender;
  const { txid } = spender.raw;
  const stage = confirmations > 0 ? 'confirmed' : 'accepted';
  const isOut = { tries: 1, confirmations, size: rawHex.length / 2, wentThrough: true } as const;
  await journal.record({ ...request, ...isOut, signedBy: null, txid, rawHex, stage });
  return txid;
}
