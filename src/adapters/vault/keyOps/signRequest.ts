/** Signs a transfer with a vault's keys, and only when the bytes that it spends say what the plan says. */

import type { DogeAddress } from '../../../domain/address/DogeAddress.ts';
import { err, ok, type Result } from '../../../domain/result.ts';
import { parseTransaction } from '../../../domain/tx/parse/parseTransaction.ts';
import {
  checkReplacement,
  type IsOwn,
  type ReplacedOriginal,
} from '../../../domain/tx/replacement/checkReplacement.ts';
import { signTransfer } from '../../../domain/tx/sign/signTransfer.ts';
import { isSignedByUs } from '../../../domain/tx/sign/verifySigner.ts';
import type { TransferPlan } from '../../../domain/tx/Transfer.ts';
import type { SignedTransfer, SigningProblem, SigningRequest } from '../../../ports/Vault.ts';
import { checkBilled } from '../../dogeconnect/checkBilled.ts';
import { checkPrevious } from './checkPrevious.ts';
import { hashPlan } from './hashPlan.ts';
import type { SpendableWallets } from './SpendableWallets.ts';
import { withKeysFor } from './spendingKeys.ts';

/** All that has to be ours: what is spent, and where the change goes. */
function mustBeOurs({ inputs, outputs, changeIndex }: TransferPlan): readonly DogeAddress[] {
  const change = changeIndex === null ? undefined : outputs[changeIndex];
  return [...inputs.map(({ address }) => address), ...(change ? [change.to] : [])];
}

/** The original has to be one that these keys signed: nobody else's payment is made again. */
function replacementMismatch(
  plan: TransferPlan,
  replaces: ReplacedOriginal,
  isOurs: IsOwn,
): SigningProblem | null {
  const original = parseTransaction(replaces.originalHex);
  if (original.ok && !isSignedByUs(original.value, isOurs, plan.network)) {
    return { kind: 'not-a-replacement', reason: 'not-signed' };
  }
  return checkReplacement(plan, replaces, isOurs);
}

/**
 * Signs a plan.
 *
 * Problems: `previous-missing` · `value-differs` (value or script) · `not-ours` (an input, or the address of the change: watched ones too) ·
 * `not-billed` when it writes something on the chain that no signed bill asks for · `not-a-replacement` when it is to take the place of a transfer and does not, or does something else beside
 *
 * @throws {RangeError} when the plan is not one that `planTransfer` makes
 * @throws {Fault} `corrupt` as `withKeysFor`
 */
export async function signRequest(
  wallets: SpendableWallets,
  request: SigningRequest,
): Promise<Result<SignedTransfer, SigningProblem>> {
  const { plan, previousTransactions, replaces, bill } = request;
  const unasked = await checkBilled(plan, bill);
  if (unasked !== null) return err(unasked);
  // begun first: it goes on beside the check, and nobody hears of it where that finds something
  const hashing = hashPlan(plan);
  hashing.catch(() => undefined);
  const doubt = checkPrevious(plan.inputs, previousTransactions, plan.network);
  if (doubt !== null) return err(doubt);
  const hashes = await hashing;
  const signed = await withKeysFor(mustBeOurs(plan), wallets, plan.network, (keyFor, isOurs) => {
    const wrong = replaces ? replacementMismatch(plan, replaces, isOurs) : null;
    return wrong === null ? ok(signTransfer(plan, keyFor, hashes)) : err(wrong);
  });
  return signed.ok ? signed.value : signed;
}
