/** Envelopes of the published Go library and its verdicts: ours are the same, or differ for a listed reason. */
import { describe, expect, it } from 'vitest';
import { readBillPointer } from '../../domain/address/billPointer.ts';
import { readPayload } from './readPayload.ts';
import file from './vectors/dogeconnectGo.json' with { type: 'json' };

const POINTER = readBillPointer('example.com/dc/1', file.h);

type Vector = (typeof file.vectors)[number];

/** Our verdict in the library's terms: reasons of rejections aren't compared. */
function answerTo({ envelope }: Pick<Vector, 'envelope'>): string {
  if (POINTER === null) throw new Error('a link that cannot be read');
  const read = readPayload(envelope, POINTER, 'mainnet');
  if (!read.ok)
    return read.problem.kind === 'malformed' ? `refused: ${read.problem.field}` : read.problem.kind;
  return `read, total ${read.value.total}, issued ${Math.floor(read.value.issuedAtMs / 1000)}`;
}

const isRead = (answer: string): boolean => answer.startsWith('read');

const READ = 'read, total 10000000000, issued 1748736000';

/** Where our verdict differs, and why. */
const DELIBERATE: Readonly<Record<string, readonly [answer: string, reason: string]>> = {
  'minimal (nil items)': [READ, 'the library itself writes null for a list of nothing'],
  'max money': ['read, total 1000000000000000000, issued 1748736000', 'its list is null too'],
  'item empty id': [READ, 'nothing here names a line by its id'],
  'item bad tax': [READ, 'the tax of a line is not shown'],
  'issued lower case t z': [READ, 'RFC 3339 allows it'],
  'timeout 60.0': [READ, 'the same number in JSON'],
  BOM: [READ, 'RFC 8259 allows to pass over it'],
  'item negative unit (not discount)': [
    'refused: items[0].unit',
    'the schema has discounts alone below zero: a line that takes off under another name hides what the others cost',
  ],
  'count x unit, more than 8 decimals': [
    'refused: items[0].unit',
    'the schema has 8 decimals; the library drops the others without a word',
  ],
  'issued 1969': ['refused: issued', 'no bill is older than Dogecoin'],
  'relay http': ['refused: relay', 'signed bytes go nowhere without https'],
  'relay without scheme': ['refused: relay', 'nobody can say where it is'],
  'relay with query': ['refused: relay', 'what is asked would land in the query'],
  'outputs differ from total': ['sums-differ', 'what is shown has to be what is paid'],
  'vendor name of spaces': ['refused: vendor_name', 'nobody would be shown'],
  'address of testnet': ['bad-address', 'coins sent there would be lost; the library reads no address'],
  'field names upper case': ['refused: type', 'names in JSON have a case, and the schema has theirs'],
  'invalid UTF-8 in note': ['refused: payload', 'the protocol has UTF-8; others would read another note'],
};

describe('envelopes of dogeconnect-go', () => {
  const alike = file.vectors.filter(({ name }) => !(name in DELIBERATE));

  it.each(alike)('$name: as the library says', (vector) => {
    const ours = answerTo(vector);
    // for an envelope the library reports nothing else
    const reference = vector.reference === 'read' ? READ : vector.reference;
    expect(isRead(reference) ? ours : isRead(ours)).toBe(isRead(reference) ? reference : false);
  });

  it.each(Object.entries(DELIBERATE))('%s: otherwise, %j', (name, [answer]) => {
    const vector = file.vectors.find((one) => one.name === name);
    if (vector === undefined) throw new Error('no such vector');
    expect(answerTo(vector)).toBe(answer);
    expect(isRead(vector.reference)).not.toBe(isRead(answer));
  });
});
