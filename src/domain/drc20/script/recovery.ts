/** Recovers money from a commit's script, whoever sent it there: the script is spent to its holder. */
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
  /** the output's index; absent: 0, where our own commits have it */
  readonly vout?: number;
  /** hex */
  readonly redeemScript: string;
  /** the holder's own address */
  readonly to: DogeAddress;
  readonly network: Network;
  /** an upper limit: the fee is lowered when too little would be left */
  readonly feeRate: FeeRate;
}

/** A plan to recover it; can be passed to `Vault.signRecovery` unchanged. All amounts koinu. */
export interface RecoveryPlan {
  readonly commit: string;
  readonly vout: number;
  readonly redeemScript: string;
  readonly to: DogeAddress;
  readonly network: Network;
  readonly fee: Koinu;
  /** the amount recovered */
  readonly returned: Koinu;
  /** bytes, an upper bound */
  readonly size: number;
}

/** What one transaction recovers, koinu. */
export interface ReturnedMoney {
  readonly gets: Koinu;
  readonly fee: Koinu;
}

export type RecoveryProgress =
  /** koinu: the amount recovered, and the fee. `dearest`: of several recoveries, the one with the highest relative fee */
  | ({ readonly kind: 'possible'; readonly dearest?: ReturnedMoney } & ReturnedMoney)
  | { readonly kind: 'working' }
  | { readonly kind: 'failed'; readonly fault: Fault };

/** DOGE in a one-time script of our own token transfers. Amounts are koinu. */
export type ScriptMoneyState =
  /** nothing, or nothing that is not being recovered already */
  | { readonly kind: 'none' }
  | RecoveryProgress
  /** less than the recovery costs */
  | { readonly kind: 'too-little'; readonly value: Koinu }
  /** on its way to the holder */
  | { readonly kind: 'sent'; readonly gets: Koinu }
  | { readonly kind: 'rejected'; readonly problem: SigningProblem };

/** Why nothing can be recovered. */
export type RecoveryProblem =
  | { readonly kind: 'bytes'; readonly problem: BytesProblem }
  /** the output does not pay this script */
  | { readonly kind: 'not-its-script' }
  /** after the minimum `fee` no output of 0.01 DOGE would be left; koinu */
  | { readonly kind: 'nothing-left'; readonly value: Koinu; readonly fee: Koinu; readonly minimum: Koinu };

/** The output, if it pays the hash of this script. */
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
 * The fee at this rate, lowered to keep an output of 0.01 DOGE, but never below the minimum relay fee. Null when even that leaves too
 * little: a smaller output would cost a surcharge of 0.01 DOGE.
 */
function affordableFee(value: bigint, size: number, rate: FeeRate): bigint | null {
  const requested = feeOfSize(size, rate);
  const most = value - SOFT_DUST;
  if (requested <= most) return requested;
  return most >= feeOfSize(size, MIN_RELAY_FEE_RATE) ? most : null;
}

/**
 * Plans to recover an output that pays the script. Our own commits always contain enough for it.
 *
 * The ledger reads it as a transfer to oneself and rejects it: no token moves.
 *
 * Problems: `bytes` · `not-its-script` · `nothing-left`
 *
 * @throws {RangeError} when the script is not hex or the address is invalid
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
 * Parses a signed recovery: its one input spends the output that paid the script, its one output is ours.
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
