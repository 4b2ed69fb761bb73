/**
 * Compares coin selection with the coinselect package and with taking the largest coins first, over random wallets.
 *
 * Lower bound of a fee: the cost of the fewest coins that reach the need, without change. No relayed transaction pays less,
 * since all inputs have the same size and the largest coins reach the need first.
 *
 * Long-run waste: the fee above the lower bound, plus 148 bytes at the same rate for spending the change later; creating the
 * change (34 bytes) is in the fee already. Divided by the rate and given in bytes, so that all wallets weigh the same.
 *
 * A request counts as filled when nodes would relay the result: fee paid, no output below 0.01 DOGE, within size and fee limits.
 */
import coinSelect from 'coinselect';
import { feeOfSize, MAX_TRANSACTION_SIZE, SOFT_DUST } from '../src/domain/tx/policy.ts';
import { fewestToReach } from '../src/domain/tx/selection/fillFrom.ts';
import { largestFirst, selectionOf } from '../src/domain/tx/selection/Selection.ts';
import { inputFee, needOf, plainFee } from '../src/domain/tx/selection/SpendTerms.ts';
import { selectCoins } from '../src/domain/tx/selection/selectCoins.ts';
import { transactionSize } from '../src/domain/tx/sizes.ts';
import type { Chart } from './chart.ts';
import { type CoinSet, type CountDraw, coinSets } from './coinSets.ts';
import { spreadOf, timed } from './statistics.ts';

/** Fee and change of a selection; null when nodes would not relay it, or when there was none. */
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

/** Waste of one selection, in bytes. */
const wasteOf = (paid: NonNullable<Paid>, { terms }: CoinSet, bound: bigint): number =>
  Number(paid.fee - bound + (paid.change > 0n ? inputFee(terms) : 0n)) / (Number(terms.feeRate) / 1000);

/** Results of one way over the wallets of one seed. */
interface Score {
  readonly filled: number;
  readonly feeRatio: number;
  readonly waste: number;
  readonly changeless: number;
}

function scoreOf(way: Way, sets: readonly CoinSet[], bounds: readonly bigint[]): Score {
  let [filled, changeless, waste, fees, boundSum] = [0, 0, 0, 0n, 0n];
  sets.forEach((set, index) => {
    const paid = way(set);
    const bound = bounds[index] ?? 0n;
    if (paid === null) return;
    filled++;
    changeless += Number(paid.change === 0n);
    waste += wasteOf(paid, set, bound);
    fees += paid.fee;
    boundSum += bound;
  });
  const percentOf = (part: number, whole: number) => (100 * part) / whole;
  return {
    filled: percentOf(filled, sets.length),
    feeRatio: Number(fees) / Number(boundSum),
    waste: waste / filled,
    changeless: percentOf(changeless, filled),
  };
}

const SEEDS = [1, 2, 3, 4, 5];
const WALLETS = 200;

const WAYS: readonly (readonly [string, Way])[] = [
  ['largest first', largest],
  ['coinselect', coinselect],
  ['Kennel', kennel],
];

const DRAWS: readonly (readonly [string, CountDraw])[] = [
  ['10 to 2,000 coins', 'even'],
  ['as many small wallets as large', 'by-magnitude'],
];

/** Scores of all seeds, by draw and then by way. */
function scoreAll(): readonly (readonly (readonly Score[])[])[] {
  return DRAWS.map(([, draw]) => {
    const bySeed = SEEDS.map((seed) => {
      const sets = coinSets(WALLETS, draw, seed);
      const bounds = sets.map(lowerBound);
      return WAYS.map(([, way]) => scoreOf(way, sets, bounds));
    });
    return WAYS.map((_, way) => bySeed.flatMap((scores) => scores[way] ?? []));
  });
}

const ABOUT = `${WALLETS} random wallets and payments for each of ${SEEDS.length} seeds: medians and quarters over the seeds.`;

/** Time of a selection as wallets grow. */
function chartTimes(): Chart {
  const counts = [10, 100, 1000];
  const points = counts.map((count) => {
    const sets = SEEDS.flatMap((seed) => coinSets(40, 'by-magnitude', seed)).filter(
      ({ coins }) => coins.length >= count / 2 && coins.length <= count * 2,
    );
    return {
      size: count,
      ways: WAYS.map(([, way]) => spreadOf(sets.map((set) => timed(() => void way(set))))),
    };
  });
  return {
    title: 'Time to choose coins',
    about: 'Wallets of half to twice as many coins as named, from five seeds.',
    aim: 'grows no faster than the wallet',
    unit: 'ms',
    sizes: 'coins',
    series: WAYS.map(([name], way) => ({
      name,
      points: points.map(({ size, ways }) => ({ size, ...(ways[way] ?? spreadOf([Number.NaN])) })),
    })),
  };
}

/** Compares the ways for both draws, over several seeds. */
export function benchSelection(): readonly Chart[] {
  for (let warmUp = 0; warmUp < 3; warmUp++) coinSets(20, 'even', 7).forEach(kennel);
  const scores = scoreAll();
  const chart = (
    words: Pick<Chart, 'title' | 'about' | 'aim' | 'unit'>,
    value: (score: Score, largestFirst: Score) => number,
  ): Chart => ({
    ...words,
    sizes: 'wallets',
    series: WAYS.map(([name], way) => ({
      name,
      points: DRAWS.map(([size], draw) => {
        const ofDraw = scores[draw] ?? [];
        const floor = ofDraw[0] ?? [];
        return {
          size,
          ...spreadOf((ofDraw[way] ?? []).map((score, seed) => value(score, floor[seed] ?? score))),
        };
      }),
    })),
  });
  return [
    chart(
      {
        title: 'Waste of a choice of coins',
        about: `Fee above the lower bound, and what spending the change will cost one day, by the waste of taking the largest coins. ${ABOUT}`,
        aim: '0.55 of taking the largest',
        unit: '× largest first',
      },
      ({ waste }, floor) => waste / floor.waste,
    ),
    chart(
      {
        title: 'Fee of a choice of coins',
        about: `All fees above the lower bound: what the fewest coins that reach the need cost without change. ${ABOUT}`,
        aim: '5 ‰ above the lower bound',
        unit: '‰ above',
      },
      ({ feeRatio }) => 1000 * (feeRatio - 1),
    ),
    chart(
      {
        title: 'Payments that can be made',
        about: `Payments for which coins were found that nodes relay. ${ABOUT}`,
        aim: 'all',
        unit: '%',
      },
      ({ filled }) => filled,
    ),
    chart(
      {
        title: 'Payments without change',
        about: `They cost less now, and leave nothing to be spent later. ${ABOUT}`,
        aim: 'as many as there can be',
        unit: '%',
      },
      ({ changeless }) => changeless,
    ),
    chartTimes(),
  ];
}
