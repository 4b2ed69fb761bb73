// A table that every spreadsheet can read, and none executes.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readCsv, readLoosely } from '../../../mocks/builders/readCsv.ts';
import { writeCsv } from './csv.ts';

/** Separators of spreadsheets in some locales. */
const SEPARATORS = [',', ';', '\t', '|'] as const;

/** A spreadsheet would compute it. Our own numbers don't count. */
const isFormula = (cell: string): boolean =>
  /^[\s\p{C}"]*[=+\-@\uff0b\uff0d\uff1d\uff20]/u.test(cell) && !/^-?\d+(?:\.\d+)?$/.test(cell);

const formulasIn = (table: string): readonly string[] =>
  SEPARATORS.flatMap((separator) => [
    ...readCsv(table, separator).flat(),
    ...readLoosely(table, separator).flat(),
  ]).filter(isFormula);

describe('writeCsv', () => {
  it.each([
    'rent;=HYPERLINK("https://thief.example";"Click")',
    'rent\t=1+1',
    'rent,=1+1',
    'rent|@SUM(A1)',
    'rent;"=1+1"',
    'rent; \u200b=1+1',
    'rent\n-1+cmd',
    'rent\u2028=1',
    'rent;;+1',
    ';=1',
    '";=1',
    '=1;=2',
  ])('makes no formula of %j, wherever a locale splits a row', (text) => {
    expect(formulasIn(writeCsv([['first', text, { own: '-1.5' }, 'last']]))).toEqual([]);
    expect(formulasIn(writeCsv([[text, text]]))).toEqual([]);
  });

  it('makes no formula of any text', () => {
    const letter = fc.constantFrom(...'=+-@;,\t|"\'\r\n \u200b\ufeff\u0085a1');
    const text = fc.array(letter, { maxLength: 12 }).map((letters) => letters.join(''));
    fc.assert(
      fc.property(fc.array(text, { minLength: 1, maxLength: 4 }), (row) => {
        expect(formulasIn(writeCsv([[...row, { own: '-2' }], row]))).toEqual([]);
      }),
      { seed: 16, numRuns: 2_000 },
    );
  });

  it('quotes every cell, and ends each row as RFC 4180 asks', () => {
    expect(
      writeCsv([
        ['a', 'b'],
        [{ own: '-1.5' }, 'c'],
      ]),
    ).toBe('\ufeff"a","b"\r\n"-1.5","c"\r\n');
  });

  it('keeps a comma, a quote and a new line in their cell', () => {
    expect(writeCsv([['a,b', 'say "no"', 'two\nlines']])).toBe('\ufeff"a,b","say ""no""","two\nlines"\r\n');
  });

  it.each(['=1+1', '+1', '-1', '@SUM(A1)', ' =HYPERLINK("x")', '＝1', '\u0000=1', '\ufeff=1'])(
    'lets %j be a text',
    (text) => {
      expect(readCsv(writeCsv([[text]]))[0]?.[0]).toBe(`'${text}`);
    },
  );

  it('leaves the numbers alone that we wrote', () => {
    expect(writeCsv([[{ own: '-5' }]])).toBe('\ufeff"-5"\r\n');
  });

  it('gives back every text, but for apostrophes before what would be a formula', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'binary' }), { minLength: 2, maxLength: 5 }), (row) => {
        const [read] = readCsv(writeCsv([row]));
        const bare = (cell: string) => cell.replaceAll("'", '');
        expect(read?.map(bare)).toEqual(row.map(bare));
      }),
      { seed: 7, numRuns: 40 },
    );
  });
});
