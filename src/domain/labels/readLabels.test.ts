// BIP 329: records of other wallets are read line by line, and nothing that a line says frees a coin or stops another line.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MAX_LABEL_LINES, MAX_LABELS_LENGTH } from './Label.ts';
import { labelKey, readLabels } from './readLabels.ts';
import { type LabelRecord, writeLabels } from './writeLabels.ts';

const ADDRESS = 'DLrkRX7UzbSRc56p5mzUn8w6a8DQuoGfrQ';
const TXID = 'f91d0a8a78462bc59398f2c5d7a84fcff491c26ba54c4833478b202796c8aafd';
const XPUB =
  'dgub8rUhDtD3YFGZTUphBfpBbzvFxSMKQXYLzg87Me2ta78r2SdVLmypBUkkxrrn9RTnchsyiJSkHZyLWxD13ibBiXtuFWktBoDaGaZjQUBLNLs';

const read = (...lines: readonly (string | object)[]) => {
  const text = lines.map((line) => (typeof line === 'string' ? line : JSON.stringify(line))).join('\n');
  const labels = readLabels(text, 'mainnet');
  if (!labels.ok) throw new Error(labels.problem.kind);
  return labels.value;
};

const problemOf = (text: string) => {
  const labels = readLabels(text, 'mainnet');
  return labels.ok ? null : labels.problem.kind;
};

describe('labels of BIP 329', () => {
  it('are read as the standard’s own examples are written, with addresses and keys of Dogecoin', () => {
    const { labels, unused, bad } = read(
      { type: 'tx', ref: TXID, label: 'Transaction', origin: "wpkh([d34db33f/84'/0'/0'])" },
      { type: 'addr', ref: ADDRESS, label: 'Address' },
      {
        type: 'pubkey',
        ref: '0283409659355b6d1cc3c32decd5d561abaac86c37a353b52895a5e6c196d6f448',
        label: 'P',
      },
      { type: 'input', ref: `${TXID}:0`, label: 'Input' },
      { type: 'output', ref: `${TXID}:1`, label: 'Output', spendable: false },
      { type: 'xpub', ref: XPUB, label: 'Extended Public Key' },
    );
    expect(bad).toEqual([]);
    expect(labels).toEqual([
      { type: 'tx', ref: TXID, label: 'Transaction', isCut: false },
      { type: 'addr', ref: ADDRESS, label: 'Address', isCut: false },
      { type: 'output', ref: { txid: TXID, vout: 1 } },
      { type: 'xpub', ref: XPUB, label: 'Extended Public Key', isCut: false },
    ]);
    expect(unused).toBe(2);
  });

  it('never free a coin: that one may be spent is no record', () => {
    const { labels, unused } = read(
      { type: 'output', ref: `${TXID}:0`, spendable: true },
      { type: 'output', ref: `${TXID}:1`, label: 'mine' },
    );
    expect(labels).toEqual([]);
    expect(unused).toBe(2);
  });

  it.each([
    ['not JSON', 'not-a-record'],
    ['[1]', 'not-a-record'],
    ['null', 'not-a-record'],
    ['{"type":"tx"}', 'not-a-record'],
    [{ type: 'tx', ref: 'abc', label: 'x' }, 'bad-reference'],
    [{ type: 'tx', ref: TXID, label: 7 }, 'bad-value'],
    [{ type: 'output', ref: `${TXID}:99999999999`, spendable: false }, 'bad-reference'],
    [{ type: 'output', ref: `${TXID}:0`, spendable: 'false' }, 'bad-value'],
    [{ type: 'addr', ref: 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq', label: 'x' }, 'other-network'],
    [{ type: 'addr', ref: 'mppwiGYHiyCQgoefqaSZbATUiEmmy8LsZg', label: 'x' }, 'other-network'],
    [{ type: 'addr', ref: `${ADDRESS}x`, label: 'x' }, 'bad-reference'],
    [{ type: 'xpub', ref: 'xpub', label: 'x' }, 'bad-reference'],
    [{ type: 'tx', ref: TXID, label: 'x'.repeat(20_000) }, 'too-long'],
  ])('name a bad line and go on: %j', (line, problem) => {
    const { labels, bad, badCount } = read({ type: 'tx', ref: TXID, label: 'good' }, line);
    expect(labels).toHaveLength(1);
    expect(bad).toEqual([{ line: 2, problem }]);
    expect(badCount).toBe(1);
  });

  it('say of one thing what the file says of it last', () => {
    const { labels } = read({ type: 'tx', ref: TXID, label: 'a' }, { type: 'tx', ref: TXID, label: 'b' });
    expect(labels).toMatchObject([{ label: 'b' }]);
  });

  it('lose what is invisible or turns text around, and are cut where they are too long', () => {
    const { labels } = read({ type: 'addr', ref: ADDRESS, label: `Mum\u202e\u0000 ${'🐕'.repeat(100)}` });
    const [label] = labels;
    if (label?.type !== 'addr') throw new Error('it was not read');
    expect(label.label).toMatch(/^Mum 🐕+…$/u);
    expect(label.isCut).toBe(true);
  });

  it('are refused as a whole where there is nothing, no record, or far too much', () => {
    expect(problemOf(' \n\n')).toBe('empty');
    expect(problemOf('Date,Amount\n1,2')).toBe('no-labels');
    expect(problemOf('x'.repeat(MAX_LABELS_LENGTH + 1))).toBe('too-large');
    expect(problemOf('{}\n'.repeat(MAX_LABEL_LINES + 1))).toBe('too-many-lines');
  });

  it('are read back as they were written, whatever they are called', () => {
    const hex = fc.stringMatching(/^[0-9a-f]{64}$/);
    const record = fc.oneof(
      fc.record({ type: fc.constant('tx' as const), ref: hex, label: fc.stringMatching(/^[\w!-~]{1,40}$/) }),
      fc.record({
        type: fc.constant('output' as const),
        ref: fc.tuple(hex, fc.nat(0xffff_ffff)).map(([id, vout]) => `${id}:${vout}`),
        spendable: fc.constant(false as const),
      }),
    );
    fc.assert(
      fc.property(
        fc.uniqueArray(record, { selector: ({ type, ref }) => `${type} ${ref}`, minLength: 1 }),
        (records: readonly LabelRecord[]) => {
          const { labels, badCount, unused } = read(writeLabels(records).trimEnd());
          expect(labels.map(labelKey)).toEqual(records.map(({ type, ref }) => `${type} ${ref}`));
          expect(labels.map((label) => ('label' in label ? label.label : undefined))).toEqual(
            records.map(({ label }) => label),
          );
          expect(badCount + unused).toBe(0);
        },
      ),
    );
  });

  it('never throw', () => {
    fc.assert(fc.property(fc.string(), (text) => void readLabels(text, 'mainnet')));
    fc.assert(fc.property(fc.json(), (text) => void readLabels(text, 'mainnet')));
  });
});
