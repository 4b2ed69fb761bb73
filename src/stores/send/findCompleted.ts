/** Finds the completed form of a request signed here in part: others may have added their signatures and sent it. */
import { isSignedOnly, type PendingTransfer } from '../../domain/tx/PendingTransfer.ts';
import { isSameTransaction } from '../../domain/tx/pending/isSameTransaction.ts';
import type { Txid } from '../../domain/tx/Txid.ts';
import type { ChainIndexer } from '../../ports/ChainIndexer.ts';
import { findReportedSpender } from '../chain/findConflict.ts';
import type { PendingJournal } from '../chain/PendingJournal.ts';

/**
 * Records the completed transaction if there is one.
 *
 * @returns its id; null when not completed, and for requests not signed in part
 * @throws {Fault} when it can't be recorded
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
