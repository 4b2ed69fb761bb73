import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { MAX_MONEY } from '../../../domain/amount/Koinu.ts';
import {
  accountIndex,
  address,
  count,
  feeRate,
  hex,
  id,
  koinu,
  path,
  timeMs,
  tokenUnits,
  txid,
  vout,
} from './plainSchemas.ts';

const ADDRESS = 'mfWxJ45yp2SFn7UciZyNpvDKrzbhyfKrY8';
const TXID = '0f'.repeat(32);

/** Values that JavaScript compares like numbers, but aren't. */
const NUMBERLIKE = ['5', [5], true, { valueOf: () => 5n }, new Date(5), null, undefined];
/** Values that a pattern would convert to text, but aren't. */
const textLike = (text: string): readonly unknown[] => [[text], { toString: () => text }, new String(text)];

const cases: readonly (readonly [string, v.GenericSchema, readonly unknown[], readonly unknown[]])[] = [
  [
    'an amount',
    koinu,
    [0n, 1n, MAX_MONEY],
    [-1n, MAX_MONEY + 1n, 10n ** 40n, 5, 0.5, Number.NaN, ...NUMBERLIKE],
  ],
  ['a fee rate', feeRate, [1n, MAX_MONEY], [0n, -1n, MAX_MONEY + 1n, 5, ...NUMBERLIKE]],
  ['tokens', tokenUnits, [0n, 10n ** 100n], [-1n, 10n ** 100n + 1n, 5, ...NUMBERLIKE]],
  [
    'a transaction id',
    txid,
    [TXID],
    ['', TXID.slice(2), `${TXID}0f`, TXID.toUpperCase(), `${TXID}\n`, 5n, null, ...textLike(TXID)],
  ],
  [
    'an address',
    address,
    [ADDRESS, 'a'.repeat(25), 'a'.repeat(40)],
    [
      ...['', 'a'.repeat(24), 'a'.repeat(41), ` ${ADDRESS}`, `${ADDRESS}\n`, `${ADDRESS} `, `x/${ADDRESS}`],
      ...[`${ADDRESS.slice(0, -1)}0`, `${ADDRESS.slice(0, -1)}l`, null, 5, ...textLike(ADDRESS)],
    ],
  ],
  [
    'three bytes of hex',
    hex(3),
    ['', '00', '0123ab', 'ffffff'],
    ['0', '000', '00000000', 'AB', '0g', 'g0', '00\n', ' 00', 0, null, ...textLike('00')],
  ],
  ['an id', id, ['', 'hd-1', 'a'.repeat(64)], ['a'.repeat(65), 'A', '../a', 'a b', 'a\n', 1, null, ['a']]],
  [
    'a path',
    path,
    ['', 'm', 'm/0', "m/44'/3'/0'/0", `m${'/1'.repeat(10)}`],
    ['/', 'm/', 'm/x', "m/0''", 'n/0', `m${'/1'.repeat(11)}`, 'm/12345678901', 'xm/0', 'm/0x', null],
  ],
  ['a time', timeMs, [0, 1.5, Number.MAX_SAFE_INTEGER], [-1, Number.POSITIVE_INFINITY, Number.NaN, '5', 5n]],
  ['a count', count, [0, Number.MAX_SAFE_INTEGER], [-1, 0.5, 2 ** 53, Number.NaN, '5', 5n, null]],
  ['the index of an account', accountIndex, [0, 2_147_483_647], [-1, 2_147_483_648, 0.5, '5']],
  ['the index of an output', vout, [0, 4_294_967_295], [-1, 4_294_967_296, 0.5, '5']],
];

describe('what the key worker takes for', () => {
  it.each(cases)('%s', (_, schema, taken, rejected) => {
    for (const value of taken)
      expect(v.safeParse(schema, value)).toMatchObject({ success: true, output: value });
    expect(rejected.filter((value) => v.is(schema, value))).toEqual([]);
  });
});
