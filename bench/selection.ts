/**
 * Compares coin selection with the coinselect package and with taking the largest coins, over 200 random wallets.
 *
 * Lower bound of a fee: what the fewest coins that reach the need cost in a transaction without change. No relayed
 * transaction pays less, since all coins are equally large and the largest reach the need first.
 *
 * Long-run waste: the fee above the lower bound, and 148 bytes at the same rate for spending the change one day; making the
 * change (34 bytes) is in the fee already. In bytes, that is divided by the rate, so that all wallets weigh the same.
 *
 * A request counts as filled when nodes relay the answer: fee paid, no output below 0.01 DOGE, within size and fee limits.
 */
import coinSelect from 'coinselect';
import { feeOfSize, MAX_TRANSACTION_SIZE, SOFT_DUST } from '../src/domain/tx/policy.ts';
import { fewestToReach } from '../src/domain/tx/selection/fillFrom.ts';
import { largestFirst, selectionOf } from '../src/domain/tx/selection/Selection.ts';
import { inputFee, needOf, plainFee } from '../src/domain/tx/selection/SpendTerms.ts';
import { selectCoins } from '../src/domain/tx/selection/selectCoins.ts';
import { transactionSize } from '../src/domain/tx/sizes.ts';
import { type CoinSet, type CountDraw, coinSets } from './coinSets.ts';
import { median, timed } from './statistics.ts';
import { printTable } from './table.ts';

/** What a way of choosing paid; null when nodes would not relay it, or when it found nothing. */
type Paid = { readonly fee: bigint; readonly change: bigint } | null;
type Way = (set: CoinSet) => Paid;

const kennel: Way = ({ coins, terms }) => selectCoins(coins, terms)?.settlement ?? null;

const largest: Way = ({ coins, terms }) => {
  const sorted = largestFirst(coins);
  const fewest = fewestToReach({ inputs: 0, worth: 0n }, sorted, terms) ?? sorted.length;
  const counts = [fewest, fewest + 1].filter((count) => count <= sorted.length);
  const found = counts.map((count) => selectionOf(sorted.slice(0, count), terms)).find((one) => one !== null);
  return found?.settlement ?? null;
};

const coinselect: Way = ({ coins, terms }) => {
  const unspent = coins.map(({ value }) => ({ value: Number(value) }));
  const answer = coinSelect(unspent, [{ value: Number(terms.amount) }], Number(terms.feeRate / 1000n));
  if (answer.inputs === undefined || answer.outputs === undefined) return null;
  const change = BigInt(answer.outputs[1]?.value ?? 0);
  const paidIn = answer.inputs.reduce((sum, { value }) => sum + BigInt(value), 0n);
  const fee = paidIn - terms.amount - change;
  const size = transactionSize(answer.inputs.length, answer.outputs.length, answer.outputs.length * 34);
  const isRelayed = fee >= feeOfSize(size, terms.feeRate) && (change === 0n || change >= SOFT_DUST);
  return isRelayed && size <= MAX_TRANSACTION_SIZE ? { fee, change } : null;
};

function lowerBound({ coins, terms }: CoinSet): bigint {
  const fewest = fewestToReach({ inputs: 0, worth: 0n }, largestFirst(coins), terms);
  if (fewest === null) throw new RangeError(`nothing reaches ${needOf(terms, 1)}`);
  return plainFee(terms, fewest);
}

/** Bytes' worth of waste in one answer. */
const wasteOf = (paid: NonNullable<Paid>, { terms }: CoinSet, bound: bigint): number =>
  Number(paid.fee - bound + (paid.change > 0n ? inputFee(terms) : 0n)) / (Number(terms.feeRate) / 1000);

interface Score {
  readonly filled: number;
  readonly feeRatio: number;
  readonly waste: number;
  readonly changeless: number;
  readonly medianMs: number;
}

function scoreOf(way: Way, sets: readonly CoinSet[], bounds: readonly bigint[]): Score {
  let [filled, changeless, waste, fees, boundSum] = [0, 0, 0, 0n, 0n];
  const times = sets.map((set, index) => {
    let paid: Paid = null;
    const ms = timed(() => {
      paid = way(set);
    });
    const found = paid as Paid;
    const bound = bounds[index] ?? 0n;
    if (found !== null) {
      filled++;
      changeless += Number(found.change === 0n);
      waste += wasteOf(found, set, bound);
      fees += found.fee;
      boundSum += bound;
    }
    return ms;
  });
  const feeRatio = Number(fees) / Number(boundSum);
  return { filled, changeless, feeRatio, waste: waste / filled, medianMs: median(times) };
}

function compare(draw: CountDraw, title: string): void {
  const sets = coinSets(200, draw, 1);
  const bounds = sets.map(lowerBound);
  const ways: readonly (readonly [string, Way])[] = [
    ['Kennel', kennel],
    ['largest first', largest],
    ['coinselect', coinselect],
  ];
  const scores = ways.map(([name, way]) => [name, scoreOf(way, sets, bounds)] as const);
  const reference = scores[1]?.[1].waste ?? Number.NaN;
  const rows = scores.map(([name, score]) => [
    name,
    `${((score.filled / sets.length) * 100).toFixed(1)} %`,
    score.feeRatio.toFixed(4),
    score.waste.toFixed(0),
    (score.waste / reference).toFixed(2),
    `${((score.changeless / score.filled) * 100).toFixed(0)} %`,
    score.medianMs.toFixed(1),
  ]);
  const heading = ['', 'filled', 'fee / bound', 'waste, bytes', '/ largest', 'no change', 'median ms'];
  printTable(title, heading, rows);
}

/** Runs the comparison for both ways of drawing the sizes of wallets. */
export function benchSelection(): void {
  for (let warmUp = 0; warmUp < 3; warmUp++) coinSets(20, 'even', 7).forEach(kennel);
  compare('even', 'Coin selection, 200 wallets of 10 to 2,000 coins');
  compare('by-magnitude', 'The same with as many wallets of tens of coins as of thousands');
}
