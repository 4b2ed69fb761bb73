/** Whether sending the same bytes again can help. */
import type { RejectReason } from '../../../domain/tx/PendingTransfer.ts';
import type { Rebroadcast } from './HistoryDetailScreen.types.ts';

/** What is wrong with the bytes themselves. Fees, missing parents and rivals may be others later. */
const NEVER_TAKEN: ReadonlySet<RejectReason> = new Set([
  'dust',
  'fee-too-high',
  'bad-signature',
  'too-large',
  'non-standard',
  'malformed',
]);

/** Not what was sent already, nor what the network rejects whenever it comes. */
export function mayRebroadcast(rebroadcast: Rebroadcast): boolean {
  switch (rebroadcast.kind) {
    case 'impossible':
    case 'sent':
      return false;
    case 'possible':
    case 'sending':
    case 'failed':
      return true;
    case 'rejected':
      return !NEVER_TAKEN.has(rebroadcast.reason);
  }
}
