/** What a plan writes on the chain has to be what a shop asks for in a bill that it signed, along with what it pays. */
import type { Bill, SignedBill } from '../../domain/dogeconnect/Bill.ts';
import type { SigningProblem } from '../../domain/tx/SigningProblem.ts';
import type { TransferPlan } from '../../domain/tx/Transfer.ts';

/** Opens the envelope again: what the page made of it is not asked. Loads with the first bill that wants something written. */
async function readAgain({ envelope, pointer }: SignedBill, { network }: TransferPlan): Promise<Bill | null> {
  if (!URL.canParse(pointer.url)) return null;
  const { readPayload } = await import('./readPayload.ts');
  const read = readPayload({ version: '1.0', ...envelope }, pointer, network);
  return read.ok ? read.value : null;
}

/** Whether a plan pays everybody on the bill, in its order, and nobody beside but its own change. */
function paysAll({ outputs, changeIndex }: TransferPlan, { payments }: Bill): boolean {
  const paid = outputs.filter((_, at) => at !== changeIndex);
  return (
    paid.length === payments.length &&
    payments.every(({ to, amount }, at) => paid[at]?.to === to && paid[at]?.amount === amount)
  );
}

/**
 * Why a plan that writes bytes on the chain is not signed; null: a bill asks for these very bytes, or there are none.
 *
 * A page that somebody else has taken over may invent a whole shop. It cannot put bytes of its own into a payment of a shop, nor into any
 * other transfer.
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
