/** Whether sending the same bytes again can help. */
import type { RejectReason } from '../../../domain/tx/PendingTransfer.ts';
import type { Rebroadcast } from './HistoryDetailScreen.types.ts';

/** Problems of the bytes themselves. Fees, missing parents and conflicts may change later. */
const NEVER_TAKEN: ReadonlySet<RejectReason> = new Set([
  'dust',
  'fee-too-high',
  'bad-signature',
  'too-large',
  'non-standard',
  'malformed',
]);

/** False for bytes already sent, or rejected permanently. */
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
