/** What became of a request that was signed here in part: others may have completed it, or have spent its coins. */
import { isScriptAddress } from '../../domain/address/Network.ts';
import { isSignedOnly, type PendingTransfer } from '../../domain/tx/PendingTransfer.ts';
import { isSameTransaction } from '../../domain/tx/pending/isSameTransaction.ts';
import type { Txid } from '../../domain/tx/Txid.ts';
import type { ChainIndexer } from '../../ports/ChainIndexer.ts';
import { type Conflict, findReportedSpender } from '../chain/findConflict.ts';
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

/**
 * What spends a coin of several keys in the place of a request, once a server says that it is settled. Of such a script no signature is
 * checked here, so that this is the server's word.
 */
export async function findScriptConflict(
  chain: ChainIndexer,
  request: PendingTransfer,
): Promise<Conflict | null> {
  const scripts = request.inputs.filter(({ address }) => isScriptAddress(address));
  if (!isSignedOnly(request) || scripts.length === 0) return null;
  const spender = await findReportedSpender(chain, { ...request, inputs: scripts });
  return spender && { txid: spender.raw.txid, confirmations: spender.confirmations, left: [] };
}
