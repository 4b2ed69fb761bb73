/** What is written can be read back, and has the form that other programs expect. */
import { hexToBytes } from '@noble/hashes/utils.js';
import { describe, expect, it } from 'vitest';
import { madeCoin } from '../../../mocks/fixtures/psbt/madeCoins.ts';
import { propose, psbtSigner } from '../../../mocks/fixtures/psbt/psbtPeople.ts';
import { koinu } from '../amount/Koinu.ts';
import { GLOBAL, INPUT } from './Psbt.ts';
import { MAGIC, readPsbt, readPsbtText } from './readPsbt.ts';
import { base64Of, writePsbt, writePsbtText } from './writePsbt.ts';

const DOGE = 100_000_000n;
const me = await psbtSigner(0);
const psbt = propose([madeCoin(me.address, 2n * DOGE)], [{ to: me.address, amount: koinu(DOGE) }]);

describe('what is written', () => {
  it.each([
    [0, '00'],
    [0xfc, 'fc'],
    [0xfd, 'fdfd00'],
    [0xffff, 'fdffff'],
    [0x10000, 'fe00000100'],
    [0x20304, 'fe04030200'],
  ])('has a length of %i in its shortest form, which is read back', (length, hex) => {
    const value = new Uint8Array(length).fill(7);
    const bytes = writePsbt({ ...psbt, global: new Map([...psbt.global, ['f0', value]]) });
    const at = MAGIC.length + 3 + (psbt.global.get(GLOBAL.transaction)?.length ?? 0);
    const head = hexToBytes(`01f0${hex}`);
    expect(bytes.subarray(at, at + head.length)).toEqual(head);
    const read = readPsbt(bytes);
    expect(read.ok && read.value.global.get('f0')).toEqual(value);
  });

  it.each([0, 1, 2, 3, 0x1fff, 0x2000, 0x2001, 0x4000, 50_000])('is base64, of %i bytes too', (length) => {
    const bytes = Uint8Array.from({ length }, (_, at) => (at * 7) % 256);
    expect(base64Of(bytes)).toBe(Buffer.from(bytes).toString('base64'));
  });

  it('keeps signatures and fields that nobody knows', () => {
    const signature = `${INPUT.signature}02${'ab'.repeat(32)}`;
    const fields = new Map([
      ...(psbt.inputs[0] ?? []),
      [signature, new Uint8Array(71)],
      ['f0aabb', Uint8Array.of(1)],
    ]);
    const signed = { ...psbt, inputs: [fields, ...psbt.inputs.slice(1)] };
    expect(readPsbtText(writePsbtText(signed))).toEqual({ ok: true, value: signed });
  });
});
