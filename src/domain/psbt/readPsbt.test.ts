/** Parsing files and texts, and the field formats of BIP 174. */
import { hexToBytes } from '@noble/hashes/utils.js';
import { describe, expect, it } from 'vitest';
import { MAX_PSBT_SIZE } from '../requestLimits.ts';
import { readTransaction } from '../tx/parse/parseTransaction.ts';
import { serializeTransaction } from '../tx/parse/serialize.ts';
import { txid } from '../tx/Txid.ts';
import { isKnownFormat } from './fieldFormats.ts';
import { GLOBAL } from './Psbt.ts';
import { MAGIC, readPsbtFile, readPsbtText } from './readPsbt.ts';
import official from './vectors/bip174.json' with { type: 'json' };
import later from './vectors/bip370.json' with { type: 'json' };
import { writePsbtText } from './writePsbt.ts';

const key = (type: number, data: readonly number[] = []) => Uint8Array.of(type, ...data);
const bytes = (length: number, first = 0) => new Uint8Array(length).fill(first, 0, 1);
const publicKey = (length: number, first: number) => [first, ...new Array<number>(length - 1).fill(1)];

describe('a signature of an input', () => {
  const at = (data: readonly number[], length: number) => isKnownFormat('input', key(2, data), bytes(length));

  it.each([
    [33, 2],
    [33, 3],
    [65, 4],
  ])('is of a key of %i bytes that begins with %i', (length, first) => {
    expect(at(publicKey(length, first), 71)).toBe(true);
  });

  it.each([
    [33, 4],
    [33, 5],
    [65, 2],
    [65, 5],
    [32, 2],
    [34, 3],
    [64, 4],
  ])('is of no key of %i bytes that begins with %i', (length, first) => {
    expect(at(publicKey(length, first), 71)).toBe(false);
  });

  it.each([
    [8, false],
    [9, true],
    [73, true],
    [74, false],
  ])('of %i bytes: %s', (length, isKnown) => {
    expect(at(publicKey(33, 2), length)).toBe(isKnown);
  });
});

describe('where a key comes from', () => {
  it.each([
    [0, false],
    [3, false],
    [4, true],
    [6, false],
    [8, true],
  ])('takes %i bytes: %s', (length, isKnown) => {
    const name = publicKey(33, 2);
    expect(isKnownFormat('input', key(6, name), bytes(length))).toBe(isKnown);
    expect(isKnownFormat('output', key(2, name), bytes(length))).toBe(isKnown);
    expect(isKnownFormat('global', key(1, new Array<number>(78).fill(1)), bytes(length))).toBe(isKnown);
  });
});

it('has no data behind most types, and any form where nobody named one', () => {
  expect(isKnownFormat('input', key(3), bytes(4))).toBe(true);
  expect(isKnownFormat('input', key(3), bytes(5))).toBe(false);
  expect(isKnownFormat('input', key(3, [1]), bytes(4))).toBe(false);
  expect(isKnownFormat('global', key(251), bytes(4))).toBe(true);
  expect(isKnownFormat('global', key(251), bytes(3))).toBe(false);
  expect(isKnownFormat('input', key(0xf0, [1, 2]), bytes(1))).toBe(true);
});

describe('a file', () => {
  const [{ psbt: text } = { psbt: '' }] = official.valid as readonly { readonly psbt: string }[];
  const whole = Uint8Array.from(Buffer.from(text, 'base64'));

  it('is its bytes, base64 with broken lines, or hex', () => {
    const expected = readPsbtText(text);
    expect(expected.ok).toBe(true);
    const lines = `\n${text.slice(0, 40)}\r\n ${text.slice(40)}\n`;
    const encode = (content: string) => new TextEncoder().encode(content);
    for (const content of [whole, encode(lines), encode(Buffer.from(whole).toString('hex').toUpperCase())])
      expect(readPsbtFile(content)).toEqual(expected);
  });

  it.each([
    ['of other letters', '%%%%'],
    ['of a length that base64 does not have', 'AAAAA'],
    ['of nothing', ''],
    ['of other bytes', Buffer.from('psbt without its fifth byte').toString('base64')],
  ])('is none %s', (_, content) => {
    expect(readPsbtText(content)).toEqual({ ok: false, problem: { kind: 'not-a-psbt' } });
  });

  it('breaks off wherever it is cut', () => {
    for (let length = MAGIC.length; length < whole.length; length += 7) {
      expect(readPsbtFile(whole.slice(0, length)).ok, `${length} bytes`).toBe(false);
    }
    expect(readPsbtFile(Uint8Array.from([...whole, 0])).ok).toBe(false);
  });

  it('has lengths in their shortest form alone', () => {
    expect(readPsbtFile(Uint8Array.from([...MAGIC, ...hexToBytes('fd0100' + '00')])).ok).toBe(false);
    expect(readPsbtFile(Uint8Array.from([...MAGIC, ...hexToBytes('fefc000000')])).ok).toBe(false);
  });

  it('is too large by its letters or its bytes', () => {
    const most = 4 * MAX_PSBT_SIZE;
    expect(readPsbtText('%'.repeat(most))).toEqual({ ok: false, problem: { kind: 'not-a-psbt' } });
    expect(readPsbtText('%'.repeat(most + 1))).toEqual({
      ok: false,
      problem: { kind: 'too-large', size: most + 1, maximum: MAX_PSBT_SIZE },
    });
    const limit = 2 * MAX_PSBT_SIZE + 1024;
    expect(readPsbtFile(new Uint8Array(limit))).toEqual({ ok: false, problem: { kind: 'not-a-psbt' } });
    expect(readPsbtFile(new Uint8Array(limit + 1))).toMatchObject({ problem: { kind: 'too-large' } });
  });
});

describe('version 0 with a field of version 2', () => {
  it.each(later.invalid)('is malformed: $what', ({ psbt }) => {
    expect(readPsbtText(psbt)).toMatchObject({ ok: false, problem: { kind: 'malformed' } });
  });
});

describe('a transaction of very many inputs', () => {
  const spending = (count: number): string => {
    const inputs = Array.from({ length: count }, (_, vout) => ({ txid: txid('5e'.repeat(32)), vout }));
    const script = Uint8Array.of(0x51);
    const written = serializeTransaction(inputs, [], [{ amount: 100_000_000n, script }]);
    const transaction = readTransaction(written);
    if (transaction === null) throw new Error('no transaction');
    const [inputMaps, outputMaps] = [inputs.map(() => new Map()), [new Map()]];
    return writePsbtText({
      global: new Map([[GLOBAL.transaction, written]]),
      inputs: inputMaps,
      outputs: outputMaps,
      transaction,
    });
  };

  it('is read up to what nodes pass on, and refused before anybody looks at its inputs', () => {
    expect(readPsbtText(spending(2_438))).toMatchObject({ ok: true });
    expect(readPsbtText(spending(2_439))).toEqual({
      ok: false,
      problem: { kind: 'too-large-to-relay', size: 100_021, maximum: 99_999 },
    });
  });
});
