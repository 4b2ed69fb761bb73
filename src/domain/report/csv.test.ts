// A table that every spreadsheet reads, and none runs.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readCsv } from '../../../mocks/builders/readCsv.ts';
import { writeCsv } from './csv.ts';

describe('writeCsv', () => {
  it('separates by commas and ends each row as RFC 4180 asks', () => {
    expect(
      writeCsv([
        ['a', 'b'],
        [{ own: '-1.5' }, 'c'],
      ]),
    ).toBe('\ufeffa,b\r\n-1.5,c\r\n');
  });

  it('quotes what holds a comma, a quote or a new line', () => {
    expect(writeCsv([['a,b', 'say "no"', 'two\nlines']])).toBe('\ufeff"a,b","say ""no""","two\nlines"\r\n');
  });

  it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', ' =HYPERLINK("x")', '\r=1', '＝1', '\u0000=1'])(
    'lets %j be a text',
    (text) => {
      expect(readCsv(writeCsv([[text]]))[0]?.[0]).toBe(`'${text}`);
    },
  );

  it('leaves the numbers alone that we wrote', () => {
    expect(writeCsv([[{ own: '-5' }]])).toBe('\ufeff-5\r\n');
  });

  it('gives back every text, but for an apostrophe before some', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'binary' }), { minLength: 2, maxLength: 5 }), (row) => {
        const [read] = readCsv(writeCsv([row]));
        expect(read?.map((cell, at) => (cell === `'${row[at]}` ? row[at] : cell))).toEqual(row);
      }),
      { seed: 7, numRuns: 40 },
    );
  });
});
