// The statement for spreadsheets: correct figures, and never a number for an unknown value.
import { describe, expect, it } from 'vitest';
import { aTxid } from '../../../mocks/builders/coins.ts';
import { readCsv } from '../../../mocks/builders/readCsv.ts';
import { ADDRESSES } from '../../../mocks/views/people.ts';
import { NO_GAP } from '../history/historyGap.ts';
import { writeCsv } from '../report/csv.ts';
import type { Movement } from './Movement.ts';
import { makeStatement } from './makeStatement.ts';
import { type StatementNames, type StatementTableMessages, statementTable } from './statementTable.ts';

const MESSAGES: Omit<StatementTableMessages, 'lacks'> = {
  columns: Array.from({ length: 14 }, (_, index) => `column ${index + 1}`),
  opening: 'Opening',
  closing: 'Closing',
  received: 'In',
  sent: 'Out',
  self: 'Self',
  token: 'Token',
  total: 'Total',
  unknown: 'unknown',
  incomplete: 'Incomplete',
};
const ACCOUNT = { address: ADDRESSES.ours, name: '=Everyday' };
const DOGE = 100_000_000n;

const moved = (timeMs: number, given: Partial<Movement>): Movement => ({
  txid: aTxid(1),
  timeMs,
  account: ACCOUNT,
  isConfirmed: true,
  received: 0n,
  sent: 0n,
  fee: 0n,
  isShared: false,
  counterparts: [ADDRESSES.shop],
  isToken: false,
  ...given,
});
const MOVEMENTS = [
  moved(Date.UTC(2026, 5, 1, 12), { sent: 2n * DOGE, fee: DOGE / 10n }),
  moved(Date.UTC(2026, 1, 1), { received: 5n * DOGE }),
  moved(Date.UTC(2025, 1, 1), { received: DOGE }),
];
const balance = 39n * (DOGE / 10n);

function rowsOf(names: Partial<StatementNames>, nowMs = Date.UTC(2030, 0, 1), lacks: readonly string[] = []) {
  const statement = makeStatement(
    [{ account: ACCOUNT, movements: MOVEMENTS, balance, leftOut: 0, gap: NO_GAP }],
    2026,
  );
  const known = { priceAt: () => null, nameOf: () => null, noteOf: () => '', ...names };
  return readCsv(writeCsv(statementTable(statement, known, { ...MESSAGES, lacks }, nowMs)));
}

describe('the table of a statement', () => {
  it('has a cell for every column, the balances at both ends, and the sums', () => {
    const rows = rowsOf({});
    expect(rows.map((row) => row.length)).toEqual(Array(6).fill(14));
    expect(rows.slice(1).map((row) => row.slice(0, 6))).toEqual([
      ['2026-01-01T00:00:00.000Z', 'Opening', '', '', '', '1.00000000'],
      ['2026-02-01T00:00:00.000Z', 'In', '5.00000000', '0.00000000', '0.00000000', '6.00000000'],
      ['2026-06-01T12:00:00.000Z', 'Out', '0.00000000', '2.00000000', '0.10000000', '3.90000000'],
      ['2027-01-01T00:00:00.000Z', 'Closing', '', '', '', '3.90000000'],
      ['2027-01-01T00:00:00.000Z', 'Total', '5.00000000', '2.00000000', '0.10000000', ''],
    ]);
  });

  it('says unknown for a price that nobody knows, and writes the others with their currency', () => {
    const price = { currency: 'eur', microsPerDoge: 250_000n, atMs: 0 };
    const rows = rowsOf({ priceAt: (timeMs) => (timeMs < Date.UTC(2026, 2, 1) ? price : null) });
    expect(rows.slice(1).map((row) => row.slice(6, 9))).toEqual([
      ['0.25', '0.25', 'EUR'],
      ['0.25', '1.25', 'EUR'],
      ['unknown', 'unknown', ''],
      ['unknown', 'unknown', ''],
      ['', '', ''],
    ]);
  });

  it('writes what left with a minus before its value', () => {
    const price = { currency: 'eur', microsPerDoge: 1_000_000n, atMs: 0 };
    expect(rowsOf({ priceAt: () => price })[3]?.slice(6, 9)).toEqual(['1.00', '-2.10', 'EUR']);
  });

  it('says that it is incomplete before any balance, in rows as wide as the others', () => {
    const rows = rowsOf({}, undefined, ['=3 transfers are missing', 'sums differ']);
    expect(rows.map((row) => row.length)).toEqual(Array(8).fill(14));
    const said = rows.filter(([, kind]) => kind === 'Incomplete');
    expect(said).toEqual(rows.slice(1, 3));
    expect(said.map((row) => row[11])).toEqual(["'=3 transfers are missing", 'sums differ']);
    expect(said.flatMap((row) => row.toSpliced(11, 1).toSpliced(1, 1))).toEqual(Array(24).fill(''));
  });

  it('ends a year that is not over now', () => {
    const nowMs = Date.UTC(2026, 10, 21, 9);
    const asked: number[] = [];
    const priceAt = (timeMs: number) => {
      asked.push(timeMs);
      return null;
    };
    const rows = rowsOf({ priceAt }, nowMs);
    expect(rows.at(-2)?.[0]).toBe('2026-11-21T09:00:00.000Z');
    expect(asked).toContain(nowMs);
  });

  it('keeps names and notes from being formulas', () => {
    const rows = rowsOf({ nameOf: () => '=1+1', noteOf: () => '@SUM(A1)' });
    expect(rows[2]?.slice(9)).toEqual([ADDRESSES.shop, "'=1+1", "'@SUM(A1)", aTxid(1), "'=Everyday"]);
  });
});
