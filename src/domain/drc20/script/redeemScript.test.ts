import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js';
import { describe, expect, it } from 'vitest';
import { GOLDEN } from '../../../../mocks/fixtures/drc20/golden.fixture.ts';
import { OURS } from '../../../../mocks/fixtures/tx/coins.fixture.ts';
import { publicKeyOf } from '../../keys/ecc.ts';
import { decodeWif } from '../../keys/wif.ts';
import { txid } from '../../tx/Txid.ts';
import { tokenUnits } from '../TokenUnits.ts';
import { contentBytes, contentLimit, contentOf } from './ledgerContent.ts';
import { pushedData } from './pushes.ts';
import { commitAddressOf, publicKeyIn, redeemScript } from './redeemScript.ts';
import { revealSize } from './revealSize.ts';

describe('contentOf', () => {
  it('writes the transfer of the golden vector', () => {
    expect(contentOf({ kind: 'drc-20', tick: 'unix', amount: tokenUnits(100_000_000n) })).toBe(
      GOLDEN.content,
    );
  });

  it('writes a file and a meme-20 by their ids', () => {
    const id = txid('ab'.repeat(32));
    expect(contentOf({ kind: 'file', fileId: id })).toBe(`{"p":"file","op":"transfer","file_id":"${id}"}`);
    expect(contentOf({ kind: 'meme-20', tickId: id, amount: tokenUnits(5n) })).toBe(
      `{"p":"meme-20","op":"transfer","tick_id":"${id}","amt":"5"}`,
    );
  });

  it('writes huge amounts as whole digits, and ticks so that no character ends the text', () => {
    const op = { kind: 'drc-20', tick: 'a"\\\n€ß', amount: tokenUnits(10n ** 40n) } as const;
    expect(JSON.parse(contentOf(op))).toEqual({
      p: 'drc-20',
      op: 'transfer',
      tick: 'A"\\\n€ß',
      amt: `1${'0'.repeat(40)}`,
    });
  });
});

describe('redeemScript', () => {
  it('is that of the golden vector, and so is the address of its hash', () => {
    const redeem = redeemScript(hexToBytes(GOLDEN.publicKey), GOLDEN.content);
    expect(bytesToHex(redeem)).toBe(GOLDEN.redeem);
    expect(commitAddressOf(redeem, 'mainnet')).toBe(GOLDEN.commitAddress);
    expect(bytesToHex(publicKeyIn(redeem) ?? new Uint8Array())).toBe(GOLDEN.publicKey);
    expect(revealSize(redeem.length, OURS)).toBe(294);
  });

  it("is that of the index's own test, whose content needs a longer push", () => {
    const wif = decodeWif('QRJx7uvj55L3oVRADWJfFjJ31H9Beg75xZ2GcmR8rKFNHA4ZacKJ', 'mainnet');
    if (!wif.ok) throw new Error(wif.problem.kind);
    const redeem = redeemScript(
      publicKeyOf(wif.value.privateKey),
      '{"amt":"100000000","op":"transfer","p":"drc-20","tick":"WDOGE(WRAPPED-DOGE)"}',
    );
    expect(bytesToHex(redeem)).toBe(
      '51210339b5b2e90a6e3939c6197f1a1ef9d14af856f76b4234cbf7b34ead7d904fef5251af036f726418746578742f706c61696e3b636861727365743d7574662d384c4d7b22616d74223a22313030303030303030222c226f70223a227472616e73666572222c2270223a226472632d3230222c227469636b223a2257444f474528575241505045442d444f474529227d757575',
    );
    expect(commitAddressOf(redeem, 'mainnet')).toBe('AAKWa7b25KfyMh7Wre2kr86yt9any7Qsxf');
  });

  it.each([
    ['compressed', 33, 448],
    ['uncompressed', 65, 416],
  ] as const)('holds as much beside a key that is %s as fits into 520 bytes', (form, keySize, limit) => {
    const key = new Uint8Array(keySize).fill(3);
    expect(contentLimit(form)).toBe(limit);
    expect(redeemScript(key, 'x'.repeat(limit))).toHaveLength(520);
    expect(() => redeemScript(key, 'x'.repeat(limit + 1))).toThrow('521 bytes');
    expect(contentBytes('€')).toHaveLength(3);
  });

  it('pushes each content in its shortest form, and pushes it fourth', () => {
    for (const size of [2, 75, 76, 255, 256, 448]) {
      const redeem = redeemScript(new Uint8Array(33).fill(2), 'y'.repeat(size));
      expect(pushedData(redeem)?.[3]).toHaveLength(size);
      expect(redeem).toHaveLength(69 + size + (size < 76 ? 1 : size < 256 ? 2 : 3));
    }
  });

  it('finds no key in a script of another form', () => {
    expect(publicKeyIn(new Uint8Array())).toBe(null);
    expect(publicKeyIn(Uint8Array.of(0x51, 33, ...new Uint8Array(40)))).toBe(null);
    expect(publicKeyIn(hexToBytes(GOLDEN.redeem).fill(0, 0, 1))).toBe(null);
  });
});

describe('pushedData', () => {
  it.each([
    ['', []],
    ['00', ['']],
    ['5a00', ['']],
    ['4f515260ff', []],
    ['02abcd', ['abcd']],
    ['4c00', ['']],
    ['4c02abcd51', ['abcd']],
    ['4d0200abcd', ['abcd']],
    ['4e02000000abcd', ['abcd']],
    ['02ab', null],
    ['4c', null],
    ['4d02', null],
    ['4effffffffab', null],
  ])('of %s is %j', (script, pushed) => {
    const found = pushedData(hexToBytes(script));
    expect(found === null ? null : found.map(bytesToHex)).toEqual(pushed);
  });
});
