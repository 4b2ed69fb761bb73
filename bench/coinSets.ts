/** Random wallets and payments for the selection benchmark. */
import type { DogeAddress } from '../src/domain/address/DogeAddress.ts';
import { type FeeRate, presetFeeRate } from '../src/domain/amount/FeeRate.ts';
import { koinu } from '../src/domain/amount/Koinu.ts';
import type { Coin } from '../src/domain/tx/Coin.ts';
import { SOFT_DUST } from '../src/domain/tx/policy.ts';
import { largestFirst, worthOf } from '../src/domain/tx/selection/Selection.ts';
import { plainFee, type SpendTerms } from '../src/domain/tx/selection/SpendTerms.ts';
import { spendTermsOf } from '../src/domain/tx/selection/spendTermsOf.ts';
import { txid } from '../src/domain/tx/Txid.ts';
import { logNormal, seededRandom } from './random.ts';

const ADDRESS = 'DBus3bamQjgJULBJtYXpEzDWQRwF5iwxgC' as DogeAddress;
const MEDIANS = [0.2, 2, 20, 200, 2000];
const PRESETS = [1, 5, 10];
const SPREAD = 1.5;

/** A wallet's coins and one payment from them. */
export interface CoinSet {
  readonly coins: readonly Coin[];
  readonly terms: SpendTerms;
}

/** Distribution of the number of coins: uniform from 10 to 2,000, or uniform by order of magnitude. */
export type CountDraw = 'even' | 'by-magnitude';

/** A confirmed, spendable coin. */
export const spendableCoin = (index: number, value: bigint, address: DogeAddress = ADDRESS): Coin => ({
  txid: txid(index.toString(16).padStart(64, '0')),
  vout: index % 3,
  value: koinu(value),
  address,
  confirmations: 100,
  isCoinbase: false,
  keyForm: 'compressed',
  isOwnChange: false,
  unconfirmedAncestors: [],
  inscription: 'none',
});

const pick = (random: () => number, numbers: readonly number[]): number =>
  numbers[Math.floor(random() * numbers.length)] ?? 1;

const payment = (amount: bigint, feeRate: FeeRate): SpendTerms =>
  spendTermsOf([{ to: ADDRESS, amount: koinu(amount > SOFT_DUST ? amount : SOFT_DUST) }], ADDRESS, feeRate);

/** 1 to 80 % of the wallet. */
function shareOf(coins: readonly Coin[], random: () => number): bigint {
  return (worthOf(coins) * BigInt(Math.round(100 + 7900 * random()))) / 10_000n;
}

/** The value of some of the largest coins, minus up to 0.015 DOGE, so that the change is around the dust limit. */
function edgeOf(coins: readonly Coin[], feeRate: FeeRate, random: () => number): bigint {
  const count = 1 + Math.floor(random() * Math.min(20, coins.length));
  const slack = BigInt(Math.round(1_500_000 * random()));
  const fee = plainFee(payment(0n, feeRate), count);
  return worthOf(largestFirst(coins).slice(0, count)) - fee - slack;
}

function coinSet(random: () => number, draw: CountDraw, isEdge: boolean): CoinSet {
  const count = Math.round(draw === 'even' ? 10 + 1990 * random() : 10 * 200 ** random());
  const typical = pick(random, MEDIANS);
  const feeRate = presetFeeRate(pick(random, PRESETS));
  const coins = Array.from({ length: count }, (_, index) => {
    const value = BigInt(Math.round(logNormal(random, typical, SPREAD) * 1e8));
    return spendableCoin(index, value > SOFT_DUST ? value : SOFT_DUST);
  });
  const amount = isEdge ? edgeOf(coins, feeRate, random) : shareOf(coins, random);
  return { coins, terms: payment(amount, feeRate) };
}

/**
 * Wallets of 10 to 2,000 coins, log-normal around medians of 0.2 to 2,000 DOGE, at the preset fee rates. The payments
 * are 1 to 80 % of the wallet; one in ten leaves change around the dust limit.
 */
export function coinSets(count: number, draw: CountDraw, seed: number): readonly CoinSet[] {
  const random = seededRandom(seed);
  return Array.from({ length: count }, (_, index) => coinSet(random, draw, index % 10 === 9));
}
