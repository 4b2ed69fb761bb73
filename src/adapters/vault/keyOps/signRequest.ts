/** Signs a transfer with a vault's keys, after verifying the plan against the bytes it spends. */

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

/** Addresses that must be ours: those spent, and the change. */
function mustBeOurs({ inputs, outputs, changeIndex }: TransferPlan): readonly DogeAddress[] {
  const change = changeIndex === null ? undefined : outputs[changeIndex];
  return [...inputs.map(({ address }) => address), ...(change ? [change.to] : [])];
}

/** The original must be signed by these keys: someone else's payment is never repeated. */
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
 * Problems: `previous-missing` · `value-differs` (value or script) · `not-ours` (an input or the change address; watch-only ones
 * too) · `not-billed` when it writes data to the chain that no signed bill asks for · `not-a-replacement` when it should replace a
 * transfer and doesn't, or does more than that
 *
 * @throws {RangeError} when `planTransfer` wouldn't make this plan
 * @throws {Fault} `corrupt` as `withKeysFor`
 */
export async function signRequest(
  wallets: SpendableWallets,
  request: SigningRequest,
): Promise<Result<SignedTransfer, SigningProblem>> {
  const { plan, previousTransactions, replaces, bill } = request;
  const unasked = await checkBilled(plan, bill);
  if (unasked !== null) return err(unasked);
  // started first to run alongside the check; its failure is ignored if the check finds a problem
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
