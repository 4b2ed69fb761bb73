/** Determines everything about a token transfer except the coins that pay it. */
import { hexToBytes } from '@noble/hashes/utils.js';
import type { DogeAddress } from '../../address/DogeAddress.ts';
import { type Koinu, koinu } from '../../amount/Koinu.ts';
import { err, ok, type Result } from '../../result.ts';
import { requiredFee } from '../../tx/policy.ts';
import type { SpendTerms } from '../../tx/selection/SpendTerms.ts';
import { spendTermsOf } from '../../tx/selection/spendTermsOf.ts';
import { inputSizeOf } from '../../tx/sizes.ts';
import { contentBytes, contentLimit, contentOf } from '../script/ledgerContent.ts';
import { commitAddressOf, redeemScript } from '../script/redeemScript.ts';
import { revealSize } from '../script/revealSize.ts';
import { RECIPIENT_VALUE } from './recipientValue.ts';
import type { TokenPlanProblem, TokenPlanRequest, TokenTransferSpec } from './TokenPlan.ts';

/** A transfer without its coins. */
export interface TransferDraft {
  readonly spec: TokenTransferSpec;
  readonly content: string;
  readonly redeem: Uint8Array;
  readonly commitAddress: DogeAddress;
  /** the commit's first output: the reveal's fee plus the recipient's coin */
  readonly value: Koinu;
  /** of the reveal */
  readonly fee: Koinu;
  /** of the reveal, bytes, an upper bound */
  readonly size: number;
  /** what the commit's coins have to pay */
  readonly terms: SpendTerms;
}

function specProblem(
  { op, to }: TokenTransferSpec,
  index: number,
  holder: DogeAddress,
): TokenPlanProblem | null {
  if (to === holder) return { kind: 'to-self', index };
  return op.kind !== 'file' && op.amount === 0n ? { kind: 'no-amount', index } : null;
}

/**
 * Drafts one transfer.
 *
 * Problems: `to-self` · `no-amount` · `content-too-long` · `commit-script`
 *
 * @param index - counted from 0 among the specs
 * @throws {RangeError} when an address or the key is invalid
 */
export function draftTransfer(
  request: TokenPlanRequest,
  spec: TokenTransferSpec,
  index: number,
): Result<TransferDraft, TokenPlanProblem> {
  const { holder, feeRate, network, keyForm, pubkey } = request;
  const wrong = specProblem(spec, index, holder);
  if (wrong !== null) return err(wrong);
  const content = contentOf(spec.op);
  const [length, maximum] = [contentBytes(content).length, contentLimit(keyForm)];
  if (length > maximum) return err({ kind: 'content-too-long', index, size: length, maximum });
  const redeem = redeemScript(hexToBytes(pubkey), content);
  const commitAddress = commitAddressOf(redeem, network);
  const isScript = spec.to === commitAddress || request.commitAddresses?.has(spec.to);
  if (isScript) return err({ kind: 'commit-script', index });
  // sized for the larger of both addresses, so that the money can always go back to the holder instead
  const size = Math.max(revealSize(redeem.length, spec.to), revealSize(redeem.length, holder));
  const fee = requiredFee(size, [RECIPIENT_VALUE], feeRate);
  const value = koinu(fee + RECIPIENT_VALUE);
  const terms = spendTermsOf([{ to: commitAddress, amount: value }], holder, feeRate, inputSizeOf(keyForm));
  return ok({ spec, content, redeem, commitAddress, value, fee, size, terms });
}
