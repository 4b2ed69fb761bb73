/** Checks that data a plan writes on the chain is requested, along with its payments, by a bill that a shop signed. */
import type { Bill, SignedBill } from '../../domain/dogeconnect/Bill.ts';
import type { SigningProblem } from '../../domain/tx/SigningProblem.ts';
import type { TransferPlan } from '../../domain/tx/Transfer.ts';

/** Opens the envelope again: the page's own result isn't trusted. Loads with the first bill that contains data. */
async function readAgain({ envelope, pointer }: SignedBill, { network }: TransferPlan): Promise<Bill | null> {
  if (!URL.canParse(pointer.url)) return null;
  const { readPayload } = await import('./readPayload.ts');
  const read = readPayload({ version: '1.0', ...envelope }, pointer, network);
  return read.ok ? read.value : null;
}

/** Whether a plan pays everyone on the bill, in order, and nobody else but its own change. */
function paysAll({ outputs, changeIndex }: TransferPlan, { payments }: Bill): boolean {
  const paid = outputs.filter((_, at) => at !== changeIndex);
  return (
    paid.length === payments.length &&
    payments.every(({ to, amount }, at) => paid[at]?.to === to && paid[at]?.amount === amount)
  );
}

/**
 * Why a plan that writes data on the chain isn't signed; null: a bill requests exactly these bytes, or there are none.
 *
 * A compromised page can invent a whole shop, but it can't put its own bytes into a real shop's payment, nor into any other
 * transfer.
 */
export async function checkBilled(
  plan: TransferPlan,
  bill: SignedBill | undefined,
): Promise<SigningProblem | null> {
  if (plan.data === undefined) return null;
  const read = bill === undefined ? null : await readAgain(bill, plan);
  const isBilled = read !== null && read.data?.hex === plan.data && paysAll(plan, read);
  return isBilled ? null : { kind: 'not-billed' };
}
