/** Plans the replacement of an unconfirmed transfer: the same payments with a higher fee, or everything back to us. */
import { MIN_RELAY_FEE_RATE } from '../../amount/FeeRate.ts';
import { KOINU_PER_DOGE, koinu, sumKoinu } from '../../amount/Koinu.ts';
import { err, ok, type Result } from '../../result.ts';
import { type Coin, outpointKey } from '../Coin.ts';
import { protectionOf } from '../coins/classifyCoin.ts';
import { assemblePlan } from '../plan/assemblePlan.ts';
import type { ReplacementProblem, ReplacementRequest } from '../Replacement.ts';
import type { Payment, TransferPlan, TransferProblem } from '../Transfer.ts';
import { settleReplacement } from './settleReplacement.ts';

/** From this sequence on, a transaction is not replaceable. @see BIP125 */
const FIRST_FINAL_SEQUENCE = 0xfffffffe;

/** Nodes drop at most this many transactions for a replacement. @see src/validation.cpp (maxDescendantsToVisit) */
const MAX_REPLACED = 100;

/**
 * The most that others' descendants may add to the fee of a replacement: 1 DOGE. Nodes require all of their fees to be exceeded, and a
 * recipient could make one with any fee, or only claim to.
 */
export const MAX_FOREIGN_FEES = koinu(KOINU_PER_DOGE);

const because = (problem: ReplacementProblem) => err({ kind: 'replacement', problem } as const);

/** The original's coins, as far as they are ours. */
function coinsOfOriginal({
  original,
  coins,
}: ReplacementRequest): Result<readonly Coin[], ReplacementProblem> {
  const known = new Map(coins.map((classified) => [outpointKey(classified.coin), classified]));
  const spent: Coin[] = [];
  for (const input of original.inputs) {
    const found = known.get(outpointKey(input));
    if (found === undefined) return err({ kind: 'not-ours' });
    if (protectionOf(found.coin) !== null) return err({ kind: 'protected-coin' });
    spent.push(found.coin);
  }
  return ok(spent);
}

function whyNever({ original, mayDropOurs }: ReplacementRequest): ReplacementProblem | null {
  const { confirmations, inputs, descendants, isForged, isReplaced } = original;
  if (isForged) return { kind: 'not-signed' };
  if (isReplaced) return { kind: 'replaced' };
  if (confirmations > 0) return { kind: 'confirmed', confirmations };
  if (inputs.every(({ sequence }) => sequence >= FIRST_FINAL_SEQUENCE)) return { kind: 'not-replaceable' };
  const count = descendants.length + 1;
  if (count > MAX_REPLACED) return { kind: 'too-many-descendants', count, maximum: MAX_REPLACED };
  const fees = sumKoinu(descendants.filter(({ isOurs }) => !isOurs).map(({ fee }) => fee));
  if (fees > MAX_FOREIGN_FEES) return { kind: 'costly-descendants', fees, maximum: MAX_FOREIGN_FEES };
  const children = descendants.filter(({ isOurs }) => isOurs);
  return children.length > 0 && !mayDropOurs ? { kind: 'has-children', children } : null;
}

/** Other coins that may be added: only confirmed ones, since nodes reject a replacement with new unconfirmed inputs. */
function furtherCoins({ original, coins }: ReplacementRequest): readonly Coin[] {
  const spent = new Set(original.inputs.map(outpointKey));
  return coins.flatMap(({ coin, status }) =>
    status.kind === 'spendable' && coin.confirmations > 0 && !spent.has(outpointKey(coin)) ? [coin] : [],
  );
}

/** The payments to others, in order; null when one goes to a script without an address. */
function paymentsOf({ original }: ReplacementRequest): readonly Payment[] | null {
  const payments: Payment[] = [];
  for (const { address, value, isOwn } of original.outputs) {
    if (isOwn) continue;
    if (address === null) return null;
    payments.push({ to: address, amount: value });
  }
  return payments;
}

function plan(
  request: ReplacementRequest,
  payments: readonly Payment[],
): Result<TransferPlan, TransferProblem> {
  const { feeRate } = request;
  if (feeRate < MIN_RELAY_FEE_RATE) {
    return err({ kind: 'fee-rate-too-low', feeRate, minimum: MIN_RELAY_FEE_RATE });
  }
  const never = whyNever(request);
  if (never !== null) return because(never);
  const fixed = coinsOfOriginal(request);
  if (!fixed.ok) return because(fixed.problem);
  const settled = settleReplacement(request, payments, fixed.value, furtherCoins(request));
  if (!settled.ok) return settled;
  const { changeTo, network } = request;
  const spec = { kind: 'pay', payments } as const;
  const transfer = { spec, coins: request.coins, feeRate, changeTo, network };
  if (payments.length > 0) return ok(assemblePlan(transfer, payments, settled.value));
  const { settlement, coins } = settled.value;
  const home = { to: changeTo, amount: koinu(settlement.change) };
  return ok(assemblePlan(transfer, [home], { coins, settlement: { ...settlement, change: 0n } }));
}

/**
 * The same payments with a higher fee.
 *
 * It spends the original's coins, and further confirmed, spendable ones when these are not enough. The higher fee is taken from the change
 * first; change below 0.01 DOGE is added to the fee. Outputs to ourselves count as change.
 *
 * Problems: `replacement` with its reason · `fee-rate-too-low` · `fee-too-high` · `too-large` · `chain-too-long`
 *
 * @returns a frozen plan; inputs − outputs = fee exactly
 */
export function planReplacement(request: ReplacementRequest): Result<TransferPlan, TransferProblem> {
  const payments = paymentsOf(request);
  return payments === null ? because({ kind: 'unusual-output' }) : plan(request, payments);
}

/**
 * Sends all of the original's coins back to `changeTo` in one output, with a higher fee.
 *
 * Further coins are added only if less than 0.01 DOGE would be left. Problems: as `planReplacement`
 */
export const planCancel = (request: ReplacementRequest): Result<TransferPlan, TransferProblem> =>
  plan(request, []);
