/** Plans a request with freshly read coins, verified by their transactions. */
import { Fault } from '../../../domain/fault.ts';
import type { Psbt } from '../../../domain/psbt/Psbt.ts';
import { err, ok, type Result } from '../../../domain/result.ts';
import type { ClassifiedCoin } from '../../../domain/tx/Coin.ts';
import { balanceBreakdown } from '../../../domain/tx/coins/balanceBreakdown.ts';
import type { PaymentTie } from '../../../domain/tx/plan/paymentTies.ts';
import { planExclusive } from '../../../domain/tx/plan/planExclusive.ts';
import { planMerge } from '../../../domain/tx/plan/planMerge.ts';
import { planTransfer } from '../../../domain/tx/plan/planTransfer.ts';
import type { ReplacedOriginal } from '../../../domain/tx/replacement/checkReplacement.ts';
import { planCancel, planReplacement } from '../../../domain/tx/replacement/planReplacement.ts';
import type { VerifiedTransaction } from '../../../domain/tx/sign/verifyPrevious.ts';
import { recipientsOf, type TransferPlan, type TransferProblem } from '../../../domain/tx/Transfer.ts';
import type { Txid } from '../../../domain/tx/Txid.ts';
import type { Ports } from '../../../ports/Ports.ts';
import { guardPayment, type PaymentGuard } from '../payOnce.ts';
import { pendingStatus, problemOfReplacing, replacementOf } from '../pendingStatus.ts';
import { planOnVerified, type VerifyProblem } from '../planOnVerified.ts';
import type { PrepareRun } from '../SendFlow.ts';
import type { SpendingWallet } from '../SpendingWallet.ts';
import type {
  MergeRequest,
  PaymentRequest,
  ReplaceRequest,
  SignedRequest,
  SweepRequest,
  TransferRequest,
} from '../TransferFlow.ts';
import { PAYMENTS } from '../tieRules.ts';
import { coinsOnPaper, sweepOf } from './sweepPaper.ts';

/** The parts of the wallet used for planning. */
export type PlanningWallet = Pick<
  SpendingWallet,
  'payingWallet' | 'coins' | 'history' | 'journal' | 'tokenJournal' | 'commits'
>;

export interface VerifyingTools extends PrepareRun {
  readonly ports: Pick<Ports, 'chain' | 'network'>;
  readonly wallet: Pick<PlanningWallet, 'coins' | 'journal'>;
  /** previous transactions verified before; extended here */
  readonly previous: Map<Txid, VerifiedTransaction>;
}

export interface RequestTools extends VerifyingTools {
  readonly ports: Pick<Ports, 'chain' | 'inscriptions' | 'network'>;
  readonly wallet: PlanningWallet;
  /** whether a fully signed PSBT may still be sent, by servers' current reports on our coins in it. @throws {Fault} */
  readonly maySend: (psbt: Psbt) => Promise<boolean>;
}

/** A plan that can be signed. */
export interface PlannedTransfer {
  readonly plan: TransferPlan;
  /** the transfer it replaces, as read for this plan; absent: none */
  readonly replaces?: ReplacedOriginal;
}

type Planned<Value> = Result<Value, VerifyProblem<TransferProblem>>;

/** Reads and plans. @throws {Fault} when a request fails, or it was canceled */
export async function planRequest(
  tools: RequestTools,
  request: TransferRequest,
): Promise<Planned<PlannedTransfer>> {
  if (request.kind === 'replace') return planReplace(tools, request);
  const planned = await planNew(tools, request);
  return planned.ok ? ok({ plan: planned.value }) : planned;
}

function planNew(
  tools: RequestTools,
  request: Exclude<TransferRequest, ReplaceRequest>,
): Promise<Planned<TransferPlan>> {
  switch (request.kind) {
    case 'pay':
      return planPay(tools, request);
    case 'merge':
      return planMergeBatch(tools, request);
    case 'sweep':
      return planSweep(tools, request);
    case 'signed':
      return planSigned(tools, request);
  }
}

async function planPay(tools: RequestTools, request: PaymentRequest): Promise<Planned<TransferPlan>> {
  const guard = guardOf(tools.wallet, request);
  const coins = await guard.coins();
  return planOver(tools, coins, (verified) => planGuarded(guard, request, verified));
}

/** The guard against double payment. */
export function guardOf(
  { payingWallet }: Pick<PlanningWallet, 'payingWallet'>,
  { payment, purpose }: PaymentRequest,
): PaymentGuard<PaymentTie> {
  const issuer = purpose.kind === 'pay-bill' ? purpose.bill : null;
  const wallet = { ...payingWallet, from: payment.changeTo };
  return guardPayment(wallet, recipientsOf(payment.spec), PAYMENTS, issuer);
}

/** Plans a payment with the coins its guard read; a bill limits the size. */
export function planGuarded(
  guard: PaymentGuard<PaymentTie>,
  { payment, purpose }: PaymentRequest,
  coins: readonly ClassifiedCoin[],
): Result<TransferPlan, TransferProblem> {
  const unreported = guard.takeUnreported();
  if (unreported !== null) return err({ kind: 'went-through', earlier: unreported });
  const planned = planExclusive({ ...payment, coins }, guard.ties());
  if (!planned.ok || purpose.kind !== 'pay-bill') return planned;
  const { size } = planned.value;
  const { maxSize: maximum } = purpose.bill;
  return size <= maximum ? planned : err({ kind: 'too-large', size, maximum });
}

async function planMergeBatch(tools: RequestTools, { merge }: MergeRequest): Promise<Planned<TransferPlan>> {
  const read = await tools.wallet.coins.readFresh();
  return planOver(tools, read, (coins) => {
    const planned = planMerge({ ...merge, coins });
    const batch = planned.ok ? planned.value.batches[0] : undefined;
    return batch === undefined
      ? err({ kind: 'nothing-to-send', breakdown: balanceBreakdown(coins) })
      : ok(batch);
  });
}

async function planSweep(tools: RequestTools, { paper, to }: SweepRequest): Promise<Planned<TransferPlan>> {
  const { ports, wallet, signal } = tools;
  const read = await coinsOnPaper(ports, wallet.coins, paper, signal);
  return planOver(tools, read, (coins) => planTransfer(sweepOf(coins, to, ports.network)));
}

async function planReplace(tools: RequestTools, request: ReplaceRequest): Promise<Planned<PlannedTransfer>> {
  const { ports, wallet } = tools;
  const { way, txid, from, keyForm, feeRate, mayDropOurs } = request;
  await wallet.coins.readFresh();
  const { network } = ports;
  const found = await pendingStatus({ sources: ports, tx: wallet, network, from, keyForm }, txid);
  const planned = await planOver(tools, found.coins, (coins) => {
    const problem = problemOfReplacing(way, txid, wallet);
    if (problem !== null) return err({ kind: 'replacement', problem });
    const plan = way === 'cancel' ? planCancel : planReplacement;
    return plan({ ...replacementOf({ ...found, coins }, from, network, mayDropOurs), feeRate });
  });
  if (!planned.ok) return planned;
  return ok({ plan: planned.value, replaces: { kind: way, originalHex: found.originalHex } });
}

/** Already planned: only checks whether it may still be sent. */
async function planSigned(
  tools: RequestTools,
  { psbt, plan }: SignedRequest,
): Promise<Planned<TransferPlan>> {
  const maySend = await tools.maySend(psbt);
  return planOver(tools, [], () => (maySend ? ok(plan) : err({ kind: 'chosen-unusable', coins: 1 })));
}

/** Plans with coins verified by their fetched transactions. */
export function planOver(
  tools: VerifyingTools,
  coins: readonly ClassifiedCoin[],
  plan: (verified: readonly ClassifiedCoin[]) => Result<TransferPlan, TransferProblem>,
): Promise<Planned<TransferPlan>> {
  const { ports, wallet, previous, signal, onStep } = tools;
  if (signal.aborted) throw new Fault('offline', 'given up');
  const verifying = {
    chain: ports.chain,
    network: ports.network,
    previous,
    signal,
    origins: wallet.coins.origins,
    written: wallet.journal.transfers,
    onFetched: (done: number, total: number) => onStep({ kind: 'fetching', done, total }),
  };
  const spends = ({ inputs }: TransferPlan) => inputs.map(({ txid }) => txid);
  return planOnVerified(verifying, coins, { plan, spends });
}
