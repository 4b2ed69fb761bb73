/** Data outputs: written as Core does, sized exactly, and recognized. */
import { payments, script } from 'bitcoinjs-lib';
import { describe, expect, it } from 'vitest';
import { dataText } from '../dataText.ts';
import { dataOfScript, dataOutputSize, dataScript } from './dataOutput.ts';

const hexOf = (text: string) => Buffer.from(text).toString('hex');

describe('the script of data', () => {
  it.each([1, 2, 75, 76, 80])('is what the library makes of %d bytes', (count) => {
    const bytes = new Uint8Array(count).fill(0xab);
    const made = dataScript('ab'.repeat(count));
    expect(made).toEqual(Uint8Array.from(payments.embed({ data: [bytes] }).output ?? []));
    expect(dataOfScript(made)).toBe('ab'.repeat(count));
    expect(dataOutputSize('ab'.repeat(count))).toBe(8 + 1 + made.length);
  });

  it('pushes a small number as a byte, which is what was asked for', () => {
    expect(dataScript('01')).toEqual(Uint8Array.of(0x6a, 1, 1));
  });

  it.each([0, 81, 1000])('is not made of %d bytes', (count) => {
    expect(() => dataScript('00'.repeat(count))).toThrow(RangeError);
  });

  it.each([
    ['nothing', ''],
    ['no push', '6a'],
    ['an empty push', '6a00'],
    ['two pushes', '6a01010101'],
    ['a push that breaks off', '6a0501'],
    ['a number', '6a51'],
    ['81 bytes', `6a4c51${'00'.repeat(81)}`],
    ['an address', '76a91462e907b15cbf27d5425399ebf6f0fb50ebb88f1888ac'],
    ['no return', '0548656c6c6f'],
  ])('is not found in %s', (_, hex) => {
    expect(dataOfScript(Uint8Array.from(Buffer.from(hex, 'hex')))).toBeNull();
  });

  it('is found however long the word before its length is', () => {
    expect(dataOfScript(Uint8Array.from(Buffer.from('6a4c0548656c6c6f', 'hex')))).toBe('48656c6c6f');
    expect(script.toASM(dataScript('48656c6c6f'))).toBe('OP_RETURN 48656c6c6f');
  });
});

describe('data as a text', () => {
  it.each(['Hello', 'Order A073', 'Grüße, Доге 🐕', '1'])('is one: %s', (text) => {
    expect(dataText(hexOf(text))).toBe(text);
  });

  it.each([
    ['bytes that are no UTF-8', 'f00dbabe'],
    ['a cut letter', 'c3'],
    ['a line break', hexOf('pay\nnothing')],
    ['what turns letters around', hexOf('a\u202eb')],
    ['what nobody sees', hexOf('a\u200bb')],
    ['a mark before it', `efbbbf${hexOf('Hi')}`],
    ['a control', '07'],
    ['spaces alone', '2020'],
  ])('is none: %s', (_, hex) => {
    expect(dataText(hex)).toBeNull();
  });
});
