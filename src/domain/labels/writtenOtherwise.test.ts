/** Label files of other programs: other line endings, an array, one record over several lines. */
import { expect, it } from 'vitest';
import { readLabels } from './readLabels.ts';

const RECORDS = [
  { type: 'addr', ref: 'D5nQ94tE1fFbY6xFacrRADB9XkHss7oJQ2', label: 'Ann' },
  { type: 'tx', ref: '7c'.repeat(32), label: 'rent' },
  { type: 'output', ref: `${'7c'.repeat(32)}:0`, spendable: false },
];
const lines = RECORDS.map((record) => JSON.stringify(record));
const EXPECTED = readLabels(lines.join('\n'), 'mainnet');

it.each([
  ['returns', lines.join('\r')],
  ['returns and feeds', `${lines.join('\r\n')}\r\n`],
  ['a list', JSON.stringify(RECORDS)],
  ['a list over several lines', `\ufeff${JSON.stringify(RECORDS, null, 2)}\n`],
  ['a list with returns', JSON.stringify(RECORDS, null, '\t').replaceAll('\n', '\r\n')],
])('reads %s', (_, text) => {
  expect(EXPECTED).toMatchObject({ ok: true, value: { labels: { length: 3 }, badCount: 0 } });
  expect(readLabels(text, 'mainnet')).toEqual(EXPECTED);
});

it('reads one record over several lines, and names the rows of a list that are none', () => {
  expect(readLabels(JSON.stringify(RECORDS[0], null, 2), 'mainnet')).toEqual(
    readLabels(lines[0] ?? '', 'mainnet'),
  );
  expect(readLabels(JSON.stringify([RECORDS[0], 7, null, [RECORDS[1]]]), 'mainnet')).toMatchObject({
    value: { labels: { length: 1 }, badCount: 3, bad: [{ line: 2 }, { line: 3 }, { line: 4 }] },
  });
  expect(readLabels('[]', 'mainnet')).toMatchObject({ ok: false });
});
