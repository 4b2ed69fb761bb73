/** Brings money back from the script of a commit, whoever sent it there: the same script is spent to the holder. */
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js';
import type { DogeAddress } from '../../address/DogeAddress.ts';
import type { Network } from '../../address/Network.ts';
import { type FeeRate, MIN_RELAY_FEE_RATE } from '../../amount/FeeRate.ts';
import { type Koinu, koinu } from '../../amount/Koinu.ts';
import type { Fault } from '../../fault.ts';
import { err, ok, type Result } from '../../result.ts';
import type { Outpoint } from '../../tx/Coin.ts';
import { parseTransaction } from '../../tx/parse/parseTransaction.ts';
import { parseTransfer } from '../../tx/parse/parseTransfer.ts';
import { feeOfSize, SOFT_DUST } from '../../tx/policy.ts';
import type { SigningProblem } from '../../tx/SigningProblem.ts';
import { shownKoinu } from '../../tx/selection/explainShortfall.ts';
import type { BytesProblem, ParsedTransfer } from '../../tx/Transfer.ts';
import { commitScript } from './redeemScript.ts';
import { revealSize } from './revealSize.ts';

export interface RecoveryPlanRequest {
  /** the transaction that pays the script, hex */
  readonly commit: string;
  /** which of its outputs; absent: the first, where a commit of ours has it */
  readonly vout?: number;
  /** hex */
  readonly redeemScript: string;
  /** the holder's own address */
  readonly to: DogeAddress;
  readonly network: Network;
  /** less is paid when this would take too much */
  readonly feeRate: FeeRate;
}

/** What brings it back; can be handed to `Vault.signRecovery` as it is. All amounts koinu. */
export interface RecoveryPlan {
  readonly commit: string;
  readonly vout: number;
  readonly redeemScript: string;
  readonly to: DogeAddress;
  readonly network: Network;
  readonly fee: Koinu;
  /** what comes back */
  readonly returned: Koinu;
  /** bytes, an upper bound */
  readonly size: number;
}

/** What one transaction brings back, koinu. */
export interface ReturnedMoney {
  readonly gets: Koinu;
  readonly fee: Koinu;
}

/** How bringing money back goes. */
export type RecoveryProgress =
  /** koinu: what comes back, and what miners get for it. `dearest`: of several ways back, the one with the largest share of fee */
  | ({ readonly kind: 'possible'; readonly dearest?: ReturnedMoney } & ReturnedMoney)
  | { readonly kind: 'working' }
  | { readonly kind: 'failed'; readonly fault: Fault };

/** DOGE in a one-time script of a token transfer of ours. Amounts are koinu. */
export type ScriptMoneyState =
  /** nothing, or nothing that is not on its way already */
  | { readonly kind: 'none' }
  | RecoveryProgress
  /** less than bringing it back costs */
  | { readonly kind: 'too-little'; readonly value: Koinu }
  /** on its way to the holder */
  | { readonly kind: 'sent'; readonly gets: Koinu }
  | { readonly kind: 'rejected'; readonly problem: SigningProblem };

/** Why nothing can be brought back. */
export type RecoveryProblem =
  | { readonly kind: 'bytes'; readonly problem: BytesProblem }
  /** that output does not pay this script */
  | { readonly kind: 'not-its-script' }
  /** after the least `fee` no output of 0.01 DOGE would be left; koinu */
  | { readonly kind: 'nothing-left'; readonly value: Koinu; readonly fee: Koinu; readonly minimum: Koinu };

/** What an output holds, when it pays the hash of this script. */
function lockedIn(
  commitHex: string,
  vout: number,
  redeem: Uint8Array,
): Result<Outpoint & { value: Koinu }, RecoveryProblem> {
  const commit = parseTransaction(commitHex);
  if (!commit.ok) return err({ kind: 'bytes', problem: commit.problem });
  const { txid, outputs } = commit.value;
  const output = outputs[vout];
  const isIts = output !== undefined && bytesToHex(output.script) === bytesToHex(commitScript(redeem));
  return isIts ? ok({ txid, vout, value: output.value }) : err({ kind: 'not-its-script' });
}

/**
 * The fee of this rate, or less when no output of 0.01 DOGE would be left of it, but never less than nodes relay for.
 * Null when not even that is left: a smaller output would cost a surcharge of 0.01 DOGE.
 */
function affordableFee(value: bigint, size: number, rate: FeeRate): bigint | null {
  const requested = feeOfSize(size, rate);
  const most = value - SOFT_DUST;
  if (requested <= most) return requested;
  return most >= feeOfSize(size, MIN_RELAY_FEE_RATE) ? most : null;
}

/**
 * Plans to bring back what an output that pays the script holds. A commit of ours puts enough aside for it, at any rate.
 *
 * The ledger reads it as a move to oneself and rejects it: no token moves.
 *
 * Problems: `bytes` · `not-its-script` · `nothing-left`
 *
 * @throws {RangeError} when the script is no hex or the address is none
 */
export function planRecovery(spec: RecoveryPlanRequest): Result<RecoveryPlan, RecoveryProblem> {
  const { commit, vout = 0, redeemScript, to, network, feeRate } = spec;
  const redeem = hexToBytes(redeemScript);
  const locked = lockedIn(commit, vout, redeem);
  if (!locked.ok) return locked;
  const { value } = locked.value;
  const size = revealSize(redeem.length, to);
  const fee = affordableFee(value, size, feeRate);
  if (fee === null) {
    const least = shownKoinu(feeOfSize(size, MIN_RELAY_FEE_RATE));
    return err({ kind: 'nothing-left', value, fee: least, minimum: SOFT_DUST });
  }
  return ok({ commit, vout, redeemScript, to, network, fee: koinu(fee), returned: koinu(value - fee), size });
}

/**
 * Reads a signed recovery: one input, the output that paid the script; one output, ours.
 *
 * Problems: `bytes` · `not-its-script`, also when it does anything else
 *
 * @param commitHex - the transaction that paid the script
 * @param ownAddresses - the addresses that count as ours
 */
export function readRecovery(
  recoveryHex: string,
  commitHex: string,
  ownAddresses: Iterable<DogeAddress>,
  network: Network,
  vout = 0,
): Result<ParsedTransfer, RecoveryProblem> {
  const commit = parseTransaction(commitHex);
  if (!commit.ok) return err({ kind: 'bytes', problem: commit.problem });
  const parsed = parseTransfer(
    recoveryHex,
    new Map([[commit.value.txid, commit.value]]),
    ownAddresses,
    network,
  );
  if (!parsed.ok) return err({ kind: 'bytes', problem: parsed.problem });
  const { inputs, outputs } = parsed.value;
  const isWhole = inputs.length === 1 && inputs[0]?.vout === vout && outputs.length === 1;
  return isWhole && outputs[0]?.isOwn ? parsed : err({ kind: 'not-its-script' });
}
