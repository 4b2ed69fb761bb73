/** Signs a transfer with a vault's keys, and only when the bytes that it spends say what the plan says. */

import type { DogeAddress } from '../../../domain/address/DogeAddress.ts';
import { type Result, refuse } from '../../../domain/result.ts';
import { signTransfer } from '../../../domain/tx/signTransfer.ts';
import type { TransferPlan } from '../../../domain/tx/Transfer.ts';
import type { SignedTransfer, SigningProblem, SigningRequest } from '../../../ports/Vault.ts';
import type { KeyRecord } from '../records/KeyRecord.ts';
import { firstDoubt } from './firstDoubt.ts';
import { withKeysFor } from './spendingKeys.ts';

/** All that has to be ours: what is spent, and where the change goes. */
function mustBeOurs({ inputs, outputs, changeIndex }: TransferPlan): readonly DogeAddress[] {
  const change = changeIndex === null ? undefined : outputs[changeIndex];
  return [...inputs.map(({ address }) => address), ...(change ? [change.to] : [])];
}

/**
 * Signs a plan.
 *
 * Problems: `previous-missing` · `value-differs` (value or script) · `not-ours` (an input, or the address of the change: watched ones too)
 *
 * @param records - the keyrings of the vault; not changed
 * @throws {RangeError} when the plan is not one that `planTransfer` makes
 */
export function signRequest(
  records: readonly KeyRecord[],
  request: SigningRequest,
): Result<SignedTransfer, SigningProblem> {
  const { plan, previousTransactions } = request;
  const doubt = firstDoubt(plan.inputs, previousTransactions, plan.network);
  if (doubt !== null) return refuse(doubt);
  return withKeysFor(mustBeOurs(plan), records, plan.network, (keyFor) => signTransfer(plan, keyFor));
}
