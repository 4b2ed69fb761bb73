/** Follows a bill's payment after it went to the relay: its relay's answers, and the chain. */
import { isTaken, isTurnedDown, type PaidBill, type RelayAnswer } from '../../domain/dogeconnect/Bill.ts';
import { isOver } from '../../domain/tx/PendingTransfer.ts';
import type { Txid } from '../../domain/tx/Txid.ts';
import type { PaymentRelay } from '../../ports/PaymentRelay.ts';
import type { Ports } from '../../ports/Ports.ts';
import type { PendingJournal } from '../chain/PendingJournal.ts';

/** How often a relay is polled, milliseconds: at first, and after `ASKED_OFTEN` polls. */
const ASK_EVERY_MS = 5_000;
const ASK_LATER_MS = 30_000;
const ASKED_OFTEN = 12;

/** Polls until the payment is settled. @returns stops polling */
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

/** Polls once: asks the relay for the status, and checks it against the chain. @returns whether to poll again */
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

/** Null when the relay did not answer: it is polled again. */
const statusOf = (
  relay: PaymentRelay,
  { relay: url, id }: PaidBill,
  txid: Txid,
  signal?: AbortSignal,
): Promise<RelayAnswer | null> => relay.status({ relay: url, id, txid }, signal).catch(() => null);

/** "Unpaid" and "refused" are ignored, and so is "declined" after the relay took the bytes. */
function isNews(answer: RelayAnswer, bill: PaidBill): boolean {
  if (answer.kind === 'unpaid' || answer.kind === 'refused') return false;
  if (answer.kind === 'declined') return !isTaken(bill);
  return JSON.stringify(answer) !== JSON.stringify(bill.answer);
}
