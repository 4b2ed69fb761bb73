// Labels as written by other wallets, and by attackers.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aTxid } from '../../../mocks/builders/coins.ts';
import { BIP_329_EXAMPLE } from '../../../mocks/fixtures/labels/bip329.ts';
import { ADDRESSES } from '../../../mocks/views/people.ts';
import type { Result } from '../result.ts';
import { MAX_NAME_LENGTH, readPersonalName } from '../session/personalName.ts';
import { outpointKey } from '../tx/Coin.ts';
import { MAX_NOTE_LENGTH, readTransferNote } from '../tx/transferNote.ts';
import { MAX_LABEL_LINES, MAX_LABELS_LENGTH, type ReadLabels } from './Label.ts';
import { readLabels } from './readLabels.ts';
import { type LabelRecord, writeLabels } from './writeLabels.ts';

const ID = aTxid(7);
const line = (record: object): string => JSON.stringify(record);

function read(...lines: readonly (string | object)[]): ReadLabels {
  const text = lines.map((one) => (typeof one === 'string' ? one : line(one))).join('\n');
  const result = readLabels(text, 'mainnet');
  if (!result.ok) throw new Error(result.problem.kind);
  return result.value;
}

const problemsIn = (...lines: readonly (string | object)[]) => read(...lines).bad;

describe('the example of BIP 329', () => {
  it('is read: notes, a frozen coin and a wallet; what has no place here is counted, a Bitcoin address is named', () => {
    const { labels, bad, badCount, unused } = read(BIP_329_EXAMPLE);
    expect(
      labels.map((label) => [label.type, label.type === 'output' ? outpointKey(label.ref) : label.label]),
    ).toEqual([
      ['tx', 'Transaction'],
      ['output', 'f91d0a8a78462bc59398f2c5d7a84fcff491c26ba54c4833478b202796c8aafd:1'],
      ['xpub', 'Extended Public Key'],
      ['tx', 'Account #1 Transaction'],
    ]);
    expect(bad).toEqual([{ line: 2, problem: 'other-network' }]);
    expect([badCount, unused]).toEqual([1, 2]);
  });
});

describe('a line', () => {
  it.each([
    ['not JSON', 'not-a-record'],
    ['[]', 'not-a-record'],
    ['null', 'not-a-record'],
    ['{"type":"tx"}', 'not-a-record'],
    [{ type: 'tx', ref: 7, label: 'a' }, 'not-a-record'],
    [{ type: 'tx', ref: 'f91d', label: 'a' }, 'bad-reference'],
    [{ type: 'addr', ref: 'D111', label: 'a' }, 'bad-reference'],
    [{ type: 'addr', ref: ADDRESSES.regtest, label: 'a' }, 'other-network'],
    [{ type: 'addr', ref: ADDRESSES.shop, label: ['a'] }, 'bad-value'],
    [{ type: 'xpub', ref: 'xpub', label: 'a' }, 'bad-reference'],
    [{ type: 'output', ref: ID, spendable: false }, 'bad-reference'],
    [{ type: 'output', ref: `${ID}:0`, spendable: 'false' }, 'bad-value'],
  ])('that is %j is named as %s, and stops no other', (bad, problem) => {
    const { labels, bad: named } = read(bad, { type: 'tx', ref: aTxid(8), label: 'kept' });
    expect(named).toEqual([{ line: 1, problem }]);
    expect(labels).toMatchObject([{ label: 'kept' }]);
  });

  it('of ten thousand characters is too long', () => {
    const long = { type: 'tx', ref: ID, label: 'x'.repeat(10_000) };
    expect(problemsIn(long, { ...long, label: 'a' })).toEqual([{ line: 1, problem: 'too-long' }]);
  });

  it('is counted by its place in the file, white ones too', () => {
    expect(problemsIn('', '  ', 'x', { type: 'tx', ref: ID, label: 'a' })).toEqual([
      { line: 3, problem: 'not-a-record' },
    ]);
  });

  it('of a type that nobody knows yet is passed over and counted', () => {
    expect(read({ type: 'silent-payment', ref: 'x', label: 'a' })).toMatchObject({ labels: [], unused: 1 });
  });

  it('without a label leaves the name that is here, as the standard asks', () => {
    expect(
      read({ type: 'addr', ref: ADDRESSES.shop }, { type: 'tx', ref: ID, label: ' \u200b ' }),
    ).toMatchObject({ labels: [], unused: 2 });
  });

  it('is read after a byte order mark and with the line ends of Windows', () => {
    const text = `\ufeff${line({ type: 'tx', ref: ID.toUpperCase(), label: 'a' })}\r\n`;
    expect(read(text).labels).toMatchObject([{ ref: ID, label: 'a' }]);
  });

  it('names twenty bad ones, and counts them all', () => {
    const { bad, badCount } = read(...Array.from({ length: 50 }, () => '{'), {
      type: 'tx',
      ref: ID,
      label: 'a',
    });
    expect([bad.length, badCount]).toEqual([20, 50]);
  });
});

describe('a name', () => {
  it('hides nothing: controls and marks that turn the direction are gone', () => {
    const [label] = read({ type: 'addr', ref: ADDRESSES.shop, label: 'Sh\u202eop\n\u0000' }).labels;
    expect(label).toMatchObject({ label: 'Shop' });
    expect(JSON.stringify(label)).not.toMatch(/\\u202e|\\n|\\u0000|\u202e/);
  });

  it('that is too long is cut, and said to be', () => {
    const long = 'much '.repeat(60);
    const { labels } = read(
      { type: 'tx', ref: ID, label: long },
      { type: 'addr', ref: ADDRESSES.shop, label: long },
      { type: 'addr', ref: ADDRESSES.friend, label: 'short' },
    );
    const lengths = labels.map((label) => (label.type === 'output' ? 0 : [...label.label].length));
    expect(lengths[0]).toBeLessThanOrEqual(MAX_NOTE_LENGTH);
    expect(lengths[1]).toBeLessThanOrEqual(MAX_NAME_LENGTH);
    expect(labels.map((label) => label.type !== 'output' && label.isCut)).toEqual([true, true, false]);
  });

  it('that is said twice is the last one', () => {
    const { labels } = read(
      { type: 'addr', ref: ADDRESSES.shop, label: 'first' },
      { type: 'addr', ref: ADDRESSES.shop, label: 'last' },
    );
    expect(labels).toMatchObject([{ label: 'last' }]);
  });
});

describe('a coin', () => {
  it('is frozen by a file, and freed by none, whatever comes later in it', () => {
    const frozen = { type: 'output', ref: `${ID}:1`, spendable: false };
    const freed = { ...frozen, spendable: true };
    expect(read(frozen, freed).labels).toEqual([{ type: 'output', ref: { txid: ID, vout: 1 } }]);
    expect(read(freed)).toMatchObject({ labels: [], unused: 1 });
  });
});

describe('a text', () => {
  it.each([
    ['', { kind: 'empty' }],
    [' \n\n ', { kind: 'empty' }],
    ['such letter\nvery prose', { kind: 'no-labels' }],
    ['[{"type":"tx"}]', { kind: 'no-labels' }],
    ['x'.repeat(MAX_LABELS_LENGTH + 1), { kind: 'too-large', most: MAX_LABELS_LENGTH }],
    ['x\n'.repeat(MAX_LABEL_LINES + 2), { kind: 'too-many-lines', most: MAX_LABEL_LINES }],
  ])('is refused as a whole, by name', (text, problem) => {
    expect(readLabels(text, 'mainnet')).toEqual({ ok: false, problem });
  });

  it('of the most lines is read', () => {
    const text = `${line({ type: 'tx', ref: ID, label: 'a' })}\n`.repeat(MAX_LABEL_LINES);
    expect(text.length).toBeLessThanOrEqual(MAX_LABELS_LENGTH * 2);
    const cut = text.slice(0, MAX_LABELS_LENGTH);
    expect(read(cut.slice(0, cut.lastIndexOf('\n'))).labels).toHaveLength(1);
  });
});

describe('what Kennel writes', () => {
  /** A random typed text in the form in which it is stored. */
  const kept = (reader: (text: string) => Result<string, unknown>, maxLength: number) =>
    fc
      .string({ unit: 'binary', minLength: 1, maxLength })
      .map((text) => reader(text))
      .filter((read) => read.ok && read.value !== '')
      .map((read) => (read.ok ? read.value : ''));
  const record: fc.Arbitrary<LabelRecord> = fc.oneof(
    fc.record({
      type: fc.constant('tx' as const),
      ref: fc.integer({ min: 1, max: 9_999 }).map(aTxid),
      label: kept(readTransferNote, MAX_NOTE_LENGTH),
    }),
    fc.record({
      type: fc.constant('addr' as const),
      ref: fc.constantFrom(ADDRESSES.ours, ADDRESSES.shop, ADDRESSES.friend, ADDRESSES.vault),
      label: kept(readPersonalName, MAX_NAME_LENGTH),
    }),
    fc.record({
      type: fc.constant('output' as const),
      ref: fc
        .tuple(fc.integer({ min: 1, max: 9_999 }), fc.nat(0xffff_ffff))
        .map(([n, vout]) => `${aTxid(n)}:${vout}`),
      spendable: fc.constant(false as const),
    }),
  );

  it('is one object a line of the keys that the standard has', () => {
    const text = writeLabels([
      { type: 'addr', ref: ADDRESSES.shop, label: 'Shop "A"\u2028' },
      { type: 'output', ref: `${ID}:1`, spendable: false },
    ]);
    expect(
      text
        .split('\n')
        .slice(0, 2)
        .map((one) => JSON.parse(one)),
    ).toEqual([
      { type: 'addr', ref: ADDRESSES.shop, label: 'Shop "A"\u2028' },
      { type: 'output', ref: `${ID}:1`, spendable: false },
    ]);
  });

  it('comes back whole', () => {
    const all = fc.uniqueArray(record, {
      minLength: 1,
      maxLength: 40,
      selector: ({ type, ref }) => `${type} ${ref}`,
    });
    fc.assert(
      fc.property(all, (records) => {
        const { labels, badCount, unused } = read(writeLabels(records));
        const again = labels.map((label) =>
          label.type === 'output'
            ? { type: label.type, ref: outpointKey(label.ref), spendable: false }
            : { type: label.type, ref: label.ref, label: label.label },
        );
        expect(again).toEqual(records);
        expect([badCount, unused]).toEqual([0, 0]);
      }),
      { seed: 329, numRuns: 300 },
    );
  });
});
