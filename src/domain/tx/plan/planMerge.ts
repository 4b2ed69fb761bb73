/** Plans to merge many coins into one, in transactions that nodes relay, and computes the later saving. */
import type { DogeAddress } from '../../address/DogeAddress.ts';
import type { Network } from '../../address/Network.ts';
import type { FeeRate } from '../../amount/FeeRate.ts';
import { type Koinu, koinu, MAX_MONEY, sumKoinu } from '../../amount/Koinu.ts';
import { err, ok, type Result } from '../../result.ts';
import { type ClassifiedCoin, type Coin, outpointKey } from '../Coin.ts';
import { feeOfSize, isSoftDust, MAX_FEE, MAX_TRANSACTION_SIZE } from '../policy.ts';
import { largestInputSize, outputSizeOf } from '../selection/spendTermsOf.ts';
import { inputSizeOf, transactionSize } from '../sizes.ts';
import type { TransferPlan } from '../Transfer.ts';
import { assemblePlan } from './assemblePlan.ts';

export interface MergeRequest {
  readonly coins: readonly ClassifiedCoin[];
  /** for the merge itself */
  readonly feeRate: FeeRate;
  /** of a later transfer: used to compute the saving */
  readonly laterFeeRate: FeeRate;
  /** the address that holds the coins, and receives the merged one */
  readonly to: DogeAddress;
  readonly network: Network;
}

/** All amounts koinu. */
export interface MergePlan {
  /** independent transfers; the smallest coins first */
  readonly batches: readonly TransferPlan[];
  /** number of coins before and after */
  readonly coinsBefore: number;
  readonly coinsAfter: number;
  /** the total of all batches */
  readonly fee: Koinu;
  /** the cost of spending these coins later, unmerged and merged */
  readonly laterAsTheyAre: Koinu;
  readonly laterMerged: Koinu;
  /** value in small coins that becomes spendable */
  readonly freed: Koinu;
}

/** Why there is nothing to merge. */
export type MergeProblem =
  /** fewer than two coins that may be merged and are worth their fee */
  | { readonly kind: 'too-few'; readonly coins: number }
  /** after the fee, less than 0.01 DOGE would be left */
  | { readonly kind: 'worth-too-little'; readonly total: Koinu; readonly fee: Koinu };

const isMergeable = ({ coin, status }: ClassifiedCoin): boolean =>
  coin.confirmations > 0 && (status.kind === 'spendable' || status.kind === 'small');

const bySize = (one: Coin, other: Coin): number =>
  one.value < other.value ? -1 : Number(one.value > other.value);

/** The maximum number of inputs by size and by fee. */
function mostInputs(inputSize: number, outputSize: number, feeRate: FeeRate): number {
  let most = Math.floor((MAX_TRANSACTION_SIZE - transactionSize(0, 1, outputSize)) / inputSize);
  const fits = (count: number) => {
    const size = transactionSize(count, 1, outputSize, inputSize);
    return size <= MAX_TRANSACTION_SIZE && feeOfSize(size, feeRate) <= MAX_FEE;
  };
  while (most > 0 && !fits(most)) most -= 1;
  return most;
}

/** Splits a list into parts of limited and about equal length. */
function cut<Item>(items: readonly Item[], most: number): readonly (readonly Item[])[] {
  const count = Math.ceil(items.length / most);
  const length = Math.ceil(items.length / count);
  return Array.from({ length: count }, (_, index) => items.slice(index * length, (index + 1) * length));
}

function planBatch(request: MergeRequest, coins: readonly Coin[]): TransferPlan | null {
  const { to, network, feeRate } = request;
  const size = transactionSize(coins.length, 1, outputSizeOf(to), largestInputSize(coins));
  const fee = feeOfSize(size, feeRate);
  const amount = sumKoinu(coins.map(({ value }) => value)) - fee;
  if (coins.length < 2 || isSoftDust(amount) || amount + fee > MAX_MONEY) return null;
  const terms = { spec: { kind: 'max', to }, coins: [], feeRate, changeTo: to, network } as const;
  const settlement = { fee, change: 0n, changeGivenUp: 0n, size };
  return assemblePlan(terms, [{ to, amount: koinu(amount) }], { coins, settlement });
}

const laterFee = (coins: readonly Coin[], rate: FeeRate): bigint =>
  coins.reduce((fee, { keyForm }) => fee + feeOfSize(inputSizeOf(keyForm), rate), 0n);

/**
 * Plans to merge all spendable or small coins that are confirmed and worth more than the fee of their input. Protected, immature and
 * unconfirmed ones are never touched.
 *
 * Problems: `too-few` · `worth-too-little`
 *
 * @returns batches below 100,000 bytes whose inputs − outputs = fee exactly
 * @throws {RangeError} when the address is invalid
 */
export function planMerge(request: MergeRequest): Result<MergePlan, MergeProblem> {
  const inputCost = ({ keyForm }: Coin) => feeOfSize(inputSizeOf(keyForm), request.feeRate);
  const mergeable = request.coins.filter(isMergeable);
  const worthwhile = mergeable.map(({ coin }) => coin).filter((coin) => coin.value > inputCost(coin));
  const coins = [...worthwhile].sort(bySize);
  if (coins.length < 2) return err({ kind: 'too-few', coins: coins.length });
  const most = mostInputs(largestInputSize(coins), outputSizeOf(request.to), request.feeRate);
  const batches = cut(coins, most).flatMap((part) => planBatch(request, part) ?? []);
  const total = sumKoinu(coins.map(({ value }) => value));
  if (batches.length === 0) {
    return err({ kind: 'worth-too-little', total, fee: koinu(laterFee(coins, request.feeRate)) });
  }
  const inputs = batches.flatMap((batch) => batch.inputs);
  const small = new Set(
    mergeable.filter(({ status }) => status.kind === 'small').map(({ coin }) => outpointKey(coin)),
  );
  const merged = inputs.slice(0, batches.length);
  return ok({
    batches,
    coinsBefore: inputs.length,
    coinsAfter: batches.length,
    fee: sumKoinu(batches.map(({ fee }) => fee)),
    laterAsTheyAre: koinu(laterFee(inputs, request.laterFeeRate)),
    laterMerged: koinu(laterFee(merged, request.laterFeeRate)),
    freed: sumKoinu(inputs.filter((input) => small.has(outpointKey(input))).map(({ value }) => value)),
  });
}
