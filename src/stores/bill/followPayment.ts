/** Follows a bill's payment after it was handed over: what its relay says, and what the chain does. */
import { isTaken, isTurnedDown, type PaidBill, type RelayAnswer } from '../../domain/dogeconnect/Bill.ts';
import { isOver } from '../../domain/tx/PendingTransfer.ts';
import type { Txid } from '../../domain/tx/Txid.ts';
import type { PaymentRelay } from '../../ports/PaymentRelay.ts';
import type { Ports } from '../../ports/Ports.ts';
import type { PendingJournal } from '../chain/PendingJournal.ts';

/** How often a relay is asked, milliseconds: at first, and once it has taken its time. */
const ASK_EVERY_MS = 5_000;
const ASK_LATER_MS = 30_000;
const ASKED_OFTEN = 12;

/** Asks until it is settled. @returns stops asking */
export function followPayment(
  { relay, clock }: Pick<Ports, 'relay' | 'clock'>,
  journal: PendingJournal,
  txid: Txid,
): () => void {
  const leaving = new AbortController();
  let cancel = () => {};
  let asked = 0;
  const again = () => {
    asked += 1;
    cancel = clock.after(asked > ASKED_OFTEN ? ASK_LATER_MS : ASK_EVERY_MS, () => {
      void askAbout(relay, journal, txid, leaving.signal).then((isOpen) => {
        if (isOpen && !leaving.signal.aborted) again();
      });
    });
  };
  again();
  return () => {
    cancel();
    leaving.abort();
  };
}

/** Asks once: the relay how it stands, and the chain whether that is so. @returns whether more is to come */
export async function askAbout(
  relay: PaymentRelay | null,
  journal: PendingJournal,
  txid: Txid,
  signal?: AbortSignal,
): Promise<boolean> {
  const transfer = journal.find(txid);
  const bill = transfer?.bill;
  if (transfer === null || bill === undefined || relay === null || isOver(transfer)) return false;
  const isDone = transfer.stage === 'confirmed' && bill.answer?.kind === 'confirmed';
  if (isDone || isTurnedDown(bill)) return false;
  const answer = await statusOf(relay, bill, txid, signal);
  const now = journal.find(txid)?.bill;
  if (answer !== null && now !== undefined && isNews(answer, now)) journal.noteBill(txid, { ...now, answer });
  await journal.reconcile((one) => one.txid === txid);
  return true;
}

/** Null where nobody answered: it is asked again. */
const statusOf = (
  relay: PaymentRelay,
  { relay: url, id }: PaidBill,
  txid: Txid,
  signal?: AbortSignal,
): Promise<RelayAnswer | null> => relay.status({ relay: url, id, txid }, signal).catch(() => null);

/** What a relay does not know of is no news, nor is that it changed its mind: it took the bytes. */
function isNews(answer: RelayAnswer, bill: PaidBill): boolean {
  if (answer.kind === 'unpaid' || answer.kind === 'refused') return false;
  if (answer.kind === 'declined') return !isTaken(bill);
  return JSON.stringify(answer) !== JSON.stringify(bill.answer);
}
