import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aTransaction, aTxid } from '../../../../mocks/builders/coins.ts';
import { testAddress } from '../../../../mocks/builders/keys.ts';
import { koinu, MAX_MONEY, MAX_TOTAL } from '../../../domain/amount/Koinu.ts';
import { outpointKey } from '../../../domain/tx/Coin.ts';
import type { ReportedCoin } from '../../../domain/tx/coins/applyPending.ts';
import type { ChainTip, ChainTransaction } from '../../../ports/ChainIndexer.ts';
import { changesBetween, coinsAfter } from './coinChanges.ts';
import type { AccountMoment } from './joinPages.ts';

const OWN = testAddress(1);
const OTHER = testAddress(2);
const ROWS_IN_BLOCKS = 6;

const tipAt = (height: number): ChainTip => ({ height, hash: String(height) });

type Side = readonly [owner: typeof OWN, value: bigint];

/** A small chain around one address, with the reports an indexer would give. */
class Model {
  tip = tipAt(100);
  rows: readonly ChainTransaction[] = [];
  #made = 0;

  pay(inputs: readonly ReportedCoin[], outputs: readonly Side[], isCoinbase = false): void {
    this.#made += 1;
    const row = aTransaction({
      txid: aTxid(this.#made),
      blockHeight: null,
      confirmations: 0,
      inputs: isCoinbase
        ? [{ txid: null, vout: 0, address: null, value: koinu(0n), sequence: 0 }]
        : [
            ...inputs.map(({ txid, vout, value }) => ({ txid, vout, address: OWN, value, sequence: 0 })),
            { txid: aTxid(1e6 + this.#made), vout: 0, address: OTHER, value: koinu(1n), sequence: 0 },
          ],
      outputs: outputs.map(([address, value], index) => ({
        index,
        address,
        value: koinu(value),
        spentBy: null,
      })),
    });
    this.rows = [row, ...this.rows];
  }

  mine(): void {
    this.tip = tipAt(this.tip.height + 1);
    const { height } = this.tip;
    this.rows = this.rows.map((row) => ({
      ...row,
      blockHeight: row.blockHeight ?? height,
      confirmations: height - (row.blockHeight ?? height) + 1,
    }));
  }

  get coins(): readonly ReportedCoin[] {
    const spent = new Set(
      this.rows.flatMap(({ inputs }) =>
        inputs.flatMap(({ txid, vout }) => (txid === null ? [] : [outpointKey({ txid, vout })])),
      ),
    );
    return this.rows
      .flatMap(({ txid, confirmations, inputs, outputs }) =>
        outputs
          .filter(({ address }) => address === OWN)
          .map(({ index, value }) => ({
            txid,
            vout: index,
            value,
            address: OWN,
            confirmations,
            isCoinbase: inputs[0]?.txid === null,
            inscription: 'not-indexed' as const,
          })),
      )
      .filter((coin) => !spent.has(outpointKey(coin)));
  }

  get moment(): AccountMoment {
    const waiting = this.rows.filter(({ blockHeight }) => blockHeight === null);
    const mined = this.rows.filter(({ blockHeight }) => blockHeight !== null);
    const total = this.coins.reduce((sum, { value }) => sum + value, 0n);
    return {
      newest: [...waiting, ...mined.slice(0, ROWS_IN_BLOCKS)],
      totalTransactions: this.rows.length,
      state: { total, mark: '' },
    };
  }
}

/** Follows a model through steps. @returns null when the coins can't be derived */
function followed(
  model: Model,
  steps: () => void,
  lie: (now: AccountMoment) => AccountMoment = (now) => now,
) {
  const before = { coins: model.coins, moment: model.moment, tip: model.tip };
  steps();
  const changes = changesBetween(OWN, before.moment, lie(model.moment));
  if (changes === null) return null;
  const came = changes.came.map(({ blockHeight: _, ...coin }) => ({
    ...coin,
    inscription: 'not-indexed' as const,
  }));
  return coinsAfter(before.coins, changes, came, [before.tip, model.tip]);
}

const sorted = (coins: readonly ReportedCoin[] | null) =>
  coins?.toSorted((one, other) => outpointKey(one).localeCompare(outpointKey(other)));

function modelWith(payments: number): Model {
  const model = new Model();
  for (let payment = 0; payment < payments; payment += 1) model.pay([], [[OWN, 5n]]);
  model.mine();
  return model;
}

const amount = fc.bigInt({ min: 1n, max: 1_000_000n });
const step = fc.oneof(
  fc.record({ kind: fc.constant('come' as const), value: amount, isCoinbase: fc.boolean() }),
  fc.record({ kind: fc.constant('spend' as const), at: fc.nat(), count: fc.integer({ min: 1, max: 3 }) }),
  fc.record({ kind: fc.constant('mine' as const) }),
);

type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

function take(model: Model, one: Step): void {
  switch (one.kind) {
    case 'mine':
      model.mine();
      break;
    case 'come':
      model.pay(
        [],
        [
          [OTHER, 7n],
          [OWN, one.value],
        ],
        one.isCoinbase,
      );
      break;
    case 'spend':
      spend(model, one.at, one.count);
  }
}

function spend(model: Model, at: number, count: number): void {
  const { coins } = model;
  const from = coins.length === 0 ? 0 : at % coins.length;
  const inputs = coins.slice(from, from + count);
  const sum = inputs.reduce((total, { value }) => total + value, 0n);
  if (sum > 1n)
    model.pay(inputs, [
      [OTHER, 1n],
      [OWN, sum - 1n],
    ]);
}

describe('coins after what a page of history tells', () => {
  it('are those that the whole list would have, through any history', () => {
    let count = 0;
    const property = fc.property(fc.array(fc.array(step, { maxLength: 4 }), { maxLength: 12 }), (rounds) => {
      const model = modelWith(3);
      for (const steps of rounds) {
        const mined = new Set(model.rows.flatMap(({ txid, blockHeight }) => (blockHeight ? [txid] : [])));
        const found = followed(model, () => {
          for (const one of steps) take(model, one);
        });
        const listed = new Set(model.moment.newest.map(({ txid }) => txid));
        const isListed = model.rows.every(({ txid }) => mined.has(txid) || listed.has(txid));
        if (isListed) expect(found).not.toBeNull();
        if (found === null) continue;
        count += 1;
        expect(sorted(found)).toEqual(sorted(model.coins));
      }
    });
    fc.assert(property, { numRuns: 100 });
    expect(count).toBeGreaterThan(200);
  });

  it('can’t be known where more came than a page has', () => {
    const model = modelWith(1);
    const steps = () => {
      for (let payment = 0; payment <= ROWS_IN_BLOCKS; payment += 1) model.pay([], [[OWN, 5n]]);
      model.mine();
    };
    expect(followed(model, steps)).toBeNull();
  });

  it('can’t be known where something that waited is gone, though another has its place', () => {
    const model = modelWith(1);
    model.pay([], [[OWN, 5n]]);
    const [, ...others] = model.rows;
    const steps = () => {
      model.rows = others;
      model.pay([], [[OWN, 5n]]);
    };
    expect(followed(model, steps)).toBeNull();
  });

  it('are not believed where they add up to something else than the account holds', () => {
    for (const lied of [4n, 11n, 10n ** 30n]) {
      const model = modelWith(1);
      const lie = (now: AccountMoment) => ({ ...now, state: { ...now.state, total: lied } });
      expect(followed(model, () => model.pay([], [[OWN, 5n]]), lie)).toBeNull();
    }
  });

  it('are not believed where a coin is said to be spent that was not there', () => {
    const model = modelWith(1);
    const [coin] = model.coins;
    if (coin === undefined) throw new Error('no coin');
    expect(followed(model, () => model.pay([{ ...coin, vout: 3 }], [[OWN, 5n]]))).toBeNull();
  });

  it('are not believed where the same payment is told twice, or one that is known already', () => {
    const model = modelWith(1);
    const twice = ({ newest, state, totalTransactions }: AccountMoment) => ({
      newest: newest.flatMap((row, at) => (at === 0 ? [row, row] : [row])),
      totalTransactions: totalTransactions + 1,
      state: { ...state, total: state.total + 5n },
    });
    expect(followed(model, () => model.pay([], [[OWN, 5n]]), twice)).toBeNull();
    const again = modelWith(1);
    const [row] = again.moment.newest;
    const outputs = row?.outputs.flatMap((output) => [output, output]) ?? [];
    const inPairs = (now: AccountMoment) => ({
      ...now,
      newest: now.newest.map((one, at) => (at === 0 ? { ...one, outputs } : one)),
      state: { ...now.state, total: now.state.total + 5n },
    });
    expect(followed(again, () => again.pay([], [[OWN, 5n]]), inPairs)).toBeNull();
    const known = modelWith(1);
    const { tip, coins, moment } = known;
    const changes = changesBetween(OWN, { ...moment, newest: [], totalTransactions: 0 }, moment);
    if (changes === null) throw new Error('nothing to follow');
    expect(coinsAfter(coins, { ...changes, total: 10n }, coins, [tip, tip])).toBeNull();
  });

  it('are never more than all money', () => {
    const model = modelWith(1);
    const pay = () => {
      for (let paid = 0n; paid < MAX_TOTAL; paid += MAX_MONEY) model.pay([], [[OWN, MAX_MONEY]]);
    };
    expect(followed(model, pay)).toBeNull();
  });
});
