// A file may come from anybody: what it would change is known beforehand, and what may deceive is not taken by itself.
import { describe, expect, it } from 'vitest';
import type { DogeAddress } from '../address/DogeAddress.ts';
import {
  changeKind,
  compareLabels,
  isTakenByDefault,
  type KnownLabels,
  type LabelChange,
} from './compareLabels.ts';
import { readLabels } from './readLabels.ts';

const address = (text: string) => text as DogeAddress;
const OURS = address('DLrkRX7UzbSRc56p5mzUn8w6a8DQuoGfrQ');
const SHOP = address('D9iBaojTjJK6u7nGNSSWzPeFRSiJKLEspS');
const FRIEND = address('DFc4NUAUfXwq4J7P3Ter6ddFs6CAMpchRS');
const SCRIPT = address('A23xBQUxojK5ykhDh1rvx4iGVeoqQwJLs5');
const TXID = 'ab'.repeat(32);
const XPUB =
  'dgub8rUhDtD3YFGZTUphBfpBbzvFxSMKQXYLzg87Me2ta78r2SdVLmypBUkkxrrn9RTnchsyiJSkHZyLWxD13ibBiXtuFWktBoDaGaZjQUBLNLs';

const KNOWN: KnownLabels = {
  noteOf: (txid) => (txid === TXID ? 'rent' : ''),
  contacts: [{ address: SHOP, name: 'Shop' }],
  own: [{ address: OURS, name: 'Savings' }],
  paid: [SHOP],
  wallets: new Map([[XPUB, 'Wallet 1']]),
  frozen: new Set([`${TXID}:0`]),
  commitAddresses: new Set([SCRIPT]),
  seen: new Set([TXID]),
};

function compare(records: readonly object[], known = KNOWN) {
  const read = readLabels(records.map((record) => JSON.stringify(record)).join('\n'), 'mainnet');
  if (!read.ok) throw new Error(read.problem.kind);
  return compareLabels(read.value.labels, known);
}

const kinds = (changes: readonly LabelChange[]) => changes.map(changeKind);

describe('what a file would change', () => {
  it('is told apart: new, the same, or another word than ours', () => {
    const { changes } = compare([
      { type: 'tx', ref: TXID, label: 'rent' },
      { type: 'tx', ref: 'cd'.repeat(32), label: 'gift' },
      { type: 'addr', ref: SHOP, label: 'Pet shop' },
      { type: 'addr', ref: OURS, label: 'Savings' },
      { type: 'xpub', ref: XPUB, label: 'Daily' },
      { type: 'output', ref: `${TXID}:0`, spendable: false },
      { type: 'output', ref: `${TXID}:1`, spendable: false },
    ]);
    expect(kinds(changes)).toEqual(['same', 'new', 'differs', 'same', 'differs', 'same', 'new']);
    expect(changes.filter(isTakenByDefault).map(({ theirs }) => theirs)).toEqual(['gift', '']);
    expect(changes.map(({ isSeen }) => isSeen)).toEqual([true, false, true, true, true, true, true]);
  });

  it('names nobody else’s keys, and no one-time script of ours', () => {
    const foreign = `${XPUB.slice(0, -1)}t`;
    const { changes, foreign: count } = compare([
      { type: 'xpub', ref: foreign, label: 'x' },
      { type: 'addr', ref: SCRIPT, label: 'pay here' },
    ]);
    expect(changes).toEqual([]);
    expect(count).toBe(2);
  });

  it.each(['Shop', 'SHOP', 'Ѕhop'])(
    'warns of an address that calls itself what another is called: %s',
    (label) => {
      const { changes } = compare([{ type: 'addr', ref: FRIEND, label }]);
      expect(changes).toMatchObject([{ warning: { kind: 'name-taken', name: 'Shop', address: SHOP } }]);
      expect(changes.filter(isTakenByDefault)).toEqual([]);
    },
  );

  it('warns of two addresses in one file that are called the same', () => {
    const { changes } = compare([
      { type: 'addr', ref: FRIEND, label: 'Vet' },
      { type: 'addr', ref: 'DCVjp8mU2Lc9BXLYgB7Zo3rB8GhdQyDxgp', label: 'vet' },
    ]);
    expect(changes.map(({ warning }) => warning?.kind)).toEqual(['name-taken', 'name-taken']);
  });

  it('warns of an address that begins and ends like one that was paid', () => {
    const like = 'DFc4NUAUfXwq4J7P3Ter6ddFs6CAMpchRS';
    const paid = `${like.slice(0, 6)}${'1'.repeat(22)}${like.slice(-6)}`;
    const { changes } = compare([{ type: 'addr', ref: like, label: 'Vet' }], { ...KNOWN, paid: [paid] });
    expect(changes).toMatchObject([{ warning: { kind: 'look-alike', like: paid, name: null } }]);
  });

  it('takes no name out of another file for one that the person gave', () => {
    const contacts = [{ address: SHOP, name: 'Shop', isFromFile: true }];
    const { changes } = compare([{ type: 'addr', ref: FRIEND, label: 'Vet' }], {
      ...KNOWN,
      contacts,
      paid: [],
    });
    expect(changes[0]?.warning).toBeNull();
  });
});
