/** What a user reads on screen as failed, so that they do it again. */
import { isTaken } from '../../src/domain/dogeconnect/Bill.ts';
import type { PendingTransfer } from '../../src/domain/tx/PendingTransfer.ts';
import type { PendingJournal } from '../../src/stores/chain/PendingJournal.ts';
import type { TokenJournal } from '../../src/stores/chain/TokenJournal.ts';
import type { Purpose } from './Agreed.ts';

/** Whether everything sent for it is shown as rejected, put away or replaced, or isn't shown at all. */
export function isOver({ bytes }: Purpose, journal: PendingJournal): boolean {
  const own = [...bytes].flatMap((id) => journal.find(id) ?? []);
  const over = ({ stage, replacedBy }: PendingTransfer) =>
    stage === 'rejected' || (stage === 'replaced' && !(replacedBy && bytes.has(replacedBy)));
  return own.every(over);
}

/** Whether everything sent to a shop for it is shown as in doubt or over: the shop may claim that it was never paid. */
export function isUntaken({ bytes }: Purpose, journal: PendingJournal): boolean {
  const own = [...bytes].flatMap((id) => journal.find(id) ?? []);
  const untaken = ({ stage, bill }: PendingTransfer) =>
    stage === 'rejected' ||
    stage === 'replaced' ||
    (stage === 'unknown' && bill !== undefined && !isTaken(bill));
  return own.length > 0 && own.every(untaken);
}

/** Whether every attempt to move the token is shown as rejected, or as having its DOGE back. */
export function isTokenOver({ reveals }: Purpose, journal: TokenJournal): boolean {
  const own = [...reveals].flatMap((id) => journal.find(id) ?? []);
  return own.every(({ stage }) => stage === 'rejected' || stage === 'recovered');
}
