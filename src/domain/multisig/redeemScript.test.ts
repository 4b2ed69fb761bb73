import { bytesToHex } from '@noble/hashes/utils.js';
import { payments } from 'bitcoinjs-lib';
import { describe, expect, it } from 'vitest';
import { redeemScriptOf, sortKeys } from './redeemScript.ts';

const key = (head: '02' | '03', last: string): string => `${head}${'0'.repeat(36)}${'41'.repeat(13)}${last}`;

/** The vectors of BIP 67; two signatures are required in each. */
const VECTORS = [
  {
    sorted: [
      '02fe6f0a5a297eb38c391581c4413e084773ea23954d93f7753db7dc0adc188b2f',
      '02ff12471208c14bd580709cb2358d98975247d8765f92bc25eab3b2763ed605f8',
    ],
    order: [1, 0],
    address: '39bgKC7RFbpoCRbtD5KEdkYKtNyhpsNa3Z',
  },
  {
    sorted: [
      '02632b12f4ac5b1d1b72b2a3b508c19172de44f6f46bcee50ba33f3f9291e47ed0',
      '027735a29bae7780a9755fae7a1c4374c656ac6a69ea9f3697fda61bb99a4f3e77',
      '02e2cc6bd5f45edd43bebe7cb9b675f0ce9ed3efe613b177588290ad188d11b404',
    ],
    order: [0, 1, 2],
    address: '3CKHTjBKxCARLzwABMu9yD85kvtm7WnMfH',
  },
  {
    sorted: [key('02', '40'), key('02', '41'), key('03', '40'), key('03', '41')],
    order: [3, 1, 0, 2],
    address: '32V85igBri9zcfBRVupVvwK18NFtS37FuD',
  },
  {
    sorted: [
      '021f2f6e1e50cb6a953935c3601284925decd3fd21bc445712576873fb8c6ebc18',
      '022df8750480ad5b26950b25c7ba79d3e37d75f640f8e5d9bcd5b150a0f85014da',
      '03e3818b65bcc73a7d64064106a859cc1a5a728c4345ff0b641209fba0d90de6e9',
    ],
    order: [1, 2, 0],
    address: '3Q4sF6tv9wsdqu2NtARzNCpQgwifm2rAba',
  },
] as const;

describe('BIP 67', () => {
  it.each(VECTORS)('sorts keys, and gives $address', ({ sorted, order, address }) => {
    const given = order.map((at) => sorted[at] ?? '');
    expect(sortKeys(given)).toEqual(sorted);
    const redeem = redeemScriptOf(2, given);
    expect(bytesToHex(redeem)).toBe(`52${sorted.map((one) => `21${one}`).join('')}5${sorted.length}ae`);
    expect(payments.p2sh({ redeem: { output: redeem } }).address).toBe(address);
  });

  it('takes no key that is not compressed', () => {
    expect(() => sortKeys([`04${'11'.repeat(64)}`])).toThrow(RangeError);
  });
});

describe('a redeem script', () => {
  const keys = Array.from({ length: 16 }, (_, at) => `02${(at + 1).toString(16).padStart(64, '0')}`);

  it('has at most 15 keys, which fit into the 520 bytes of a push; 16 do not', () => {
    expect(redeemScriptOf(15, keys.slice(0, 15))).toHaveLength(513);
    expect(() => redeemScriptOf(15, keys)).toThrow(RangeError);
  });

  it.each([0, 4])('of three keys does not ask for %i signatures', (required) => {
    expect(() => redeemScriptOf(required, keys.slice(0, 3))).toThrow(RangeError);
  });
});
