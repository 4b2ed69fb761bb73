/** What a person reads on the screen as come to nothing, so that they do it once more. */
import { isTaken } from '../../src/domain/dogeconnect/Bill.ts';
import type { PendingTransfer } from '../../src/domain/tx/PendingTransfer.ts';
import type { PendingJournal } from '../../src/stores/chain/PendingJournal.ts';
import type { TokenJournal } from '../../src/stores/chain/TokenJournal.ts';
import type { Purpose } from './Agreed.ts';

/** Whether all that was sent for it is said to be rejected or put away, or to have given way to something else; or nothing is said of it. */
export function isOver({ bytes }: Purpose, journal: PendingJournal): boolean {
  const own = [...bytes].flatMap((id) => journal.find(id) ?? []);
  const over = ({ stage, replacedBy }: PendingTransfer) =>
    stage === 'rejected' || (stage === 'replaced' && !(replacedBy && bytes.has(replacedBy)));
  return own.every(over);
}

/** Whether everything that was handed to a shop for it is said to be in doubt or over: the shop may say that it was never paid. */
export function isUntaken({ bytes }: Purpose, journal: PendingJournal): boolean {
  const own = [...bytes].flatMap((id) => journal.find(id) ?? []);
  const untaken = ({ stage, bill }: PendingTransfer) =>
    stage === 'rejected' ||
    stage === 'replaced' ||
    (stage === 'unknown' && bill !== undefined && !isTaken(bill));
  return own.length > 0 && own.every(untaken);
}

/** Whether every try to move the token is said to be rejected, or to have its DOGE back. */
export function isTokenOver({ reveals }: Purpose, journal: TokenJournal): boolean {
  const own = [...reveals].flatMap((id) => journal.find(id) ?? []);
  return own.every(({ stage }) => stage === 'rejected' || stage === 'recovered');
}
