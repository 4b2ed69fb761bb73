/** Whether sending the same bytes again can help. */
import { describeReject } from '../../../i18n/messages/send/describeReject.ts';
import type { Rebroadcast } from './HistoryDetailScreen.types.ts';

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
      return describeReject(rebroadcast.reason).next === 'retry';
  }
}
