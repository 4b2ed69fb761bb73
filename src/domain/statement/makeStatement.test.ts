// A statement adds up to the koinu, whatever moved, and says what it doesn’t know.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { DogeAddress } from '../address/DogeAddress.ts';
import { txid } from '../tx/Txid.ts';
import { changeOf, type MovedTransaction, movementOf } from './Movement.ts';
import { type AccountMovements, makeStatement, statementYears } from './makeStatement.ts';
import { movementKind, statementTable } from './statementTable.ts';

const OWN = 'mOwn' as DogeAddress;
const OTHER = 'mOther' as DogeAddress;
const SCRIPT = 'mScript' as DogeAddress;
const ACCOUNT = { address: OWN, name: 'Savings' };
const DOGE = 100_000_000n;

type Sides = MovedTransaction['inputs'];

let made = 0;
function moved(
  inputs: Sides,
  outputs: Sides,
  when = Date.UTC(2025, 5, 1),
  confirmations = 6,
): MovedTransaction {
  made += 1;
  return { txid: txid(made.toString(16).padStart(64, '0')), inputs, outputs, confirmations, timeMs: when };
}

const side = (address: DogeAddress | null, value: bigint) => ({ address, value });
const movement = (transaction: MovedTransaction, scripts: readonly string[] = []) =>
  movementOf(transaction, ACCOUNT, new Set(scripts));

const accountOf = (transactions: readonly MovedTransaction[], over: Partial<AccountMovements> = {}) => {
  const movements = transactions.map((transaction) => movement(transaction));
  const balance = movements
    .filter(({ isConfirmed }) => isConfirmed)
    .reduce((sum, one) => sum + changeOf(one), 0n);
  return { account: ACCOUNT, movements, balance, leftOut: 0, ...over };
};

describe('a movement', () => {
  it('is what came in', () => {
    const one = movement(moved([side(OTHER, 5n * DOGE)], [side(OWN, 3n * DOGE), side(OTHER, DOGE)]));
    expect(one).toMatchObject({ received: 3n * DOGE, sent: 0n, fee: 0n, counterparts: [OTHER] });
    expect(movementKind(one)).toBe('received');
  });

  it('is what went out, and the fee apart from it', () => {
    const one = movement(moved([side(OWN, 5n * DOGE)], [side(OTHER, 3n * DOGE), side(OWN, DOGE)]));
    expect(one).toMatchObject({ received: 0n, sent: 3n * DOGE, fee: DOGE, isShared: false });
    expect(movementKind(one)).toBe('sent');
  });

  it('to ourselves costs the fee alone', () => {
    const one = movement(moved([side(OWN, 5n * DOGE)], [side(OWN, 4n * DOGE)]));
    expect(one).toMatchObject({ received: 0n, sent: 0n, fee: DOGE });
    expect(movementKind(one)).toBe('self');
  });

  it('that others paid along claims no fee, which nobody can split', () => {
    const one = movement(moved([side(OWN, 5n * DOGE), side(OTHER, DOGE)], [side(OTHER, 5n * DOGE)]));
    expect(one).toMatchObject({ sent: 5n * DOGE, fee: 0n, isShared: true });
  });

  it('through a one-time script is one of tokens', () => {
    expect(movementKind(movement(moved([side(OWN, DOGE)], [side(SCRIPT, DOGE)]), [SCRIPT]))).toBe('token');
  });
});

describe('a statement', () => {
  it('has the years in which something moved, and each year in UTC', () => {
    const last = Date.UTC(2024, 11, 31, 23, 59, 59);
    const account = accountOf([
      moved([side(OTHER, DOGE)], [side(OWN, DOGE)], last),
      moved([side(OTHER, DOGE)], [side(OWN, DOGE)], last + 1000),
      moved([side(OTHER, DOGE)], [side(OWN, DOGE)], Date.UTC(2026, 0, 1), 0),
    ]);
    expect(statementYears([account])).toEqual([2025, 2024]);
    expect(makeStatement([account], 2024)).toMatchObject({ opening: 0n, closing: DOGE, received: DOGE });
    expect(makeStatement([account], 2025)).toMatchObject({ opening: DOGE, closing: 2n * DOGE });
    expect(makeStatement([account], 2025).unknown.pending).toBe(1);
  });

  it('works the opening balance out of what the server says where older transfers were not read', () => {
    const account = accountOf([moved([side(OTHER, DOGE)], [side(OWN, DOGE)])], {
      balance: 8n * DOGE,
      leftOut: 3,
    });
    const statement = makeStatement([account], 2025);
    expect(statement).toMatchObject({ opening: 7n * DOGE, closing: 8n * DOGE });
    expect(statement.unknown).toMatchObject({ leftOut: 3, isYearCut: true, difference: 0n });
  });

  it('says by how much the server and the history differ', () => {
    const account = accountOf([moved([side(OTHER, DOGE)], [side(OWN, DOGE)])], { balance: 0n });
    expect(makeStatement([account], 2025).unknown.difference).toBe(-DOGE);
  });

  it('adds up, for any history', () => {
    const anySide = fc.tuple(fc.constantFrom(OWN, OTHER, null), fc.bigInt(0n, 10n ** 17n));
    const anyTransaction = fc.record({
      inputs: fc.array(anySide, { maxLength: 4 }),
      outputs: fc.array(anySide, { maxLength: 4 }),
      year: fc.integer({ min: 2020, max: 2026 }),
      confirmations: fc.nat(2),
    });
    fc.assert(
      fc.property(
        fc.array(anyTransaction, { maxLength: 20 }),
        fc.integer({ min: 2020, max: 2026 }),
        (all, year) => {
          const transactions = all.map(({ inputs, outputs, year: when, confirmations }) =>
            moved(
              inputs.map(([address, value]) => side(address, value)),
              outputs.map(([address, value]) => side(address, value)),
              Date.UTC(when, 6, 1),
              confirmations,
            ),
          );
          const account = accountOf(transactions);
          const { opening, closing, received, sent, fees, unknown } = makeStatement([account], year);
          expect(opening + received - sent - fees).toBe(closing);
          expect(unknown.difference).toBe(0n);
          for (const one of account.movements) {
            expect(one.received >= 0n && one.sent >= 0n && one.fee >= 0n).toBe(true);
            const own = (sides: Sides) =>
              sides.reduce((sum, { address, value }) => (address === OWN ? sum + value : sum), 0n);
            const transaction = transactions.find(({ txid: id }) => id === one.txid);
            expect(changeOf(one)).toBe(own(transaction?.outputs ?? []) - own(transaction?.inputs ?? []));
          }
        },
      ),
    );
  });
});

describe('its table', () => {
  const messages = {
    columns: Array.from({ length: 14 }, (_, at) => `c${at}`),
    ...{ opening: 'Opening', closing: 'Closing', received: 'In', sent: 'Out', self: 'Self', token: 'Token' },
    ...{ total: 'Total', unknown: 'unknown' },
  };
  const names = { nameOf: () => null, noteOf: () => 'rent' };

  it('runs from one balance to the other, and calls a price unknown that nobody knows', () => {
    const account = accountOf([
      moved([side(OTHER, 5n * DOGE)], [side(OWN, 5n * DOGE)]),
      moved([side(OWN, 5n * DOGE)], [side(OTHER, 3n * DOGE), side(OWN, DOGE)], Date.UTC(2025, 6, 1)),
    ]);
    const statement = makeStatement([account], 2025);
    const table = statementTable(
      statement,
      { ...names, priceAt: () => null },
      messages,
      Date.UTC(2026, 3, 1),
    );
    const text = (cell: unknown) => (typeof cell === 'string' ? cell : (cell as { own: string }).own);
    const rows = table.map((row) => row.map(text));
    expect(rows.map((row) => row.length)).toEqual(Array.from({ length: 6 }, () => 14));
    expect(rows.map((row) => row[5])).toEqual([
      'c5',
      '0.00000000',
      '5.00000000',
      '1.00000000',
      '1.00000000',
      '',
    ]);
    expect(rows.slice(1, 5).map((row) => row[6])).toEqual(Array.from({ length: 4 }, () => 'unknown'));
    expect(rows[3]?.slice(2, 5)).toEqual(['0.00000000', '3.00000000', '1.00000000']);
    expect(rows[5]?.slice(2, 5)).toEqual(['5.00000000', '3.00000000', '1.00000000']);
    expect(rows[4]?.[0]).toBe('2026-01-01T00:00:00.000Z');
  });

  it('tells what a movement was worth at the price of its time', () => {
    const account = accountOf([moved([side(OTHER, 5n * DOGE)], [side(OWN, 5n * DOGE)])]);
    const statement = makeStatement([account], 2025);
    const priceAt = (atMs: number) => ({ currency: 'usd', microsPerDoge: 200_000n, atMs });
    const [, , row] = statementTable(statement, { ...names, priceAt }, messages, Date.UTC(2026, 3, 1));
    expect(row?.slice(6, 9)).toEqual([{ own: '0.20' }, { own: '1.00' }, { own: 'USD' }]);
  });
});
