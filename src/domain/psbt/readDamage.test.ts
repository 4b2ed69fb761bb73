/** Damaged and hostile bytes: each is rejected with the right problem and place, and none throws. */
import { concatBytes, hexToBytes } from '@noble/hashes/utils.js';
import { describe, expect, it } from 'vitest';
import { madeCoin } from '../../../mocks/fixtures/psbt/madeCoins.ts';
import { propose, psbtSigner } from '../../../mocks/fixtures/psbt/psbtPeople.ts';
import { koinu } from '../amount/Koinu.ts';
import { MAX_PSBT_SIZE } from '../requestLimits.ts';
import { serializeTransaction } from '../tx/parse/serialize.ts';
import { GLOBAL, type Psbt, type PsbtMap } from './Psbt.ts';
import type { PsbtProblem } from './PsbtProblem.ts';
import { MAGIC, readPsbt, readPsbtFile, readPsbtText } from './readPsbt.ts';
import { base64Of, writePsbt, writePsbtText } from './writePsbt.ts';

const DOGE = 100_000_000n;
const me = await psbtSigner(0);
const coins = [1, 2].map((from) => madeCoin(me.address, 2n * DOGE, from));
const payments = [1n, 2n].map((doge) => ({ to: me.address, amount: koinu(doge * DOGE) }));
const psbt = propose(coins, payments);

const problemOf = (bytes: Uint8Array): PsbtProblem | null => {
  const read = readPsbt(bytes);
  return read.ok ? null : read.problem;
};
const malformed = (part: 'global' | 'input' | 'output', index?: number) => ({
  kind: 'malformed',
  place: index === undefined ? { part } : { part, index },
});
const cutOff = (part: 'global' | 'input' | 'output', index?: number) => ({
  ...malformed(part, index),
  kind: 'cut-off',
});
const written = (changed: Partial<Psbt>): Uint8Array => writePsbt({ ...psbt, ...changed });
const withTransaction = (
  bytes: Uint8Array,
  ...more: readonly (readonly [string, Uint8Array])[]
): Uint8Array => written({ global: new Map([[GLOBAL.transaction, bytes], ...more]) });
const bytesOf = (part: PsbtMap | undefined, name: string) => part?.get(name) ?? new Uint8Array();
const UNSIGNED = bytesOf(psbt.global, GLOBAL.transaction);

describe('bytes', () => {
  it('that break off anywhere are refused', () => {
    const whole = writePsbt(psbt);
    expect(problemOf(whole)).toBeNull();
    for (let length = 0; length < whole.length; length += 1) {
      const { kind } = problemOf(whole.subarray(0, length)) ?? { kind: 'read' };
      expect(kind, `${length} bytes`).toBe(length < MAGIC.length ? 'not-a-psbt' : 'cut-off');
    }
  });

  it.each([...MAGIC.keys()])('begin with the magic of the format, byte %i of it too', (at) => {
    const whole = writePsbt(psbt);
    whole[at] = (whole[at] ?? 0) ^ 1;
    expect(problemOf(whole)).toEqual({ kind: 'not-a-psbt' });
  });

  it('have nothing behind their end', () => {
    expect(problemOf(concatBytes(writePsbt(psbt), Uint8Array.of(0)))).toEqual(malformed('global'));
  });

  it('of 4 MB are the most', () => {
    expect(problemOf(new Uint8Array(MAX_PSBT_SIZE))).toEqual({ kind: 'not-a-psbt' });
    const size = MAX_PSBT_SIZE + 1;
    expect(problemOf(new Uint8Array(size))).toEqual({ kind: 'too-large', size, maximum: MAX_PSBT_SIZE });
  });
});

describe('a length', () => {
  it.each(['fd', 'fd00', 'fe', 'fe000001', 'feffffffff', '05', '01'])(
    'that breaks off, or reaches beyond the end, is damage: %s',
    (hex) => {
      expect(problemOf(concatBytes(MAGIC, hexToBytes(hex)))).toEqual(cutOff('global'));
      // the same as the length of a value
      expect(problemOf(concatBytes(MAGIC, hexToBytes(`01f0${hex}`)))).toEqual(cutOff('global'));
    },
  );

  it.each(['ff', 'ff0000000000000001'])('of nine bytes is damage: %s', (hex) => {
    expect(problemOf(concatBytes(MAGIC, hexToBytes(hex)))).toEqual(malformed('global'));
    expect(problemOf(concatBytes(MAGIC, hexToBytes(`01f0${hex}`)))).toEqual(malformed('global'));
  });

  it('that reaches beyond the end is damage, though what follows would read as the end', () => {
    const whole = writePsbt(psbt);
    const open = whole.subarray(0, -1);
    expect(problemOf(concatBytes(open, hexToBytes('01f00161' + '00')))).toBeNull();
    expect(problemOf(concatBytes(open, hexToBytes('01f02000')))).toEqual(cutOff('output', 1));
    expect(problemOf(concatBytes(open, hexToBytes('2000')))).toEqual(cutOff('output', 1));
  });

  it('is never one of nine bytes, though it would fit', () => {
    const field = concatBytes(hexToBytes('01f0ff00000100'), new Uint8Array(0x10000), Uint8Array.of(0));
    expect(problemOf(concatBytes(writePsbt(psbt).subarray(0, -1), field))).toEqual(malformed('output', 1));
  });

  it.each([
    ['fdfc00', 0xfc],
    ['feffff0000', 0xffff],
  ])('in a longer form is refused: %s', (hex, length) => {
    const value = new Uint8Array(length);
    const field = concatBytes(hexToBytes(`01f0${hex}`), value, Uint8Array.of(0));
    expect(problemOf(concatBytes(MAGIC, field))).toEqual(malformed('global'));
  });
});

describe('a part', () => {
  const field = hexToBytes('01f00101');
  const parts = [psbt.global, ...psbt.inputs, ...psbt.outputs].map((map) =>
    writePsbt({ ...psbt, global: map, inputs: [], outputs: [] }).subarray(MAGIC.length, -1),
  );
  /** With these bytes appended to one part. */
  const adding = (at: number, bytes: Uint8Array): Uint8Array => {
    const END = Uint8Array.of(0);
    return concatBytes(
      MAGIC,
      ...parts.map((part, index) => concatBytes(part, index === at ? bytes : END.subarray(1), END)),
    );
  };

  it.each([
    [0, malformed('global')],
    [1, malformed('input', 0)],
    [2, malformed('input', 1)],
    [3, malformed('output', 0)],
    [4, malformed('output', 1)],
  ])('number %i has each field once, and in its form', (at, problem) => {
    expect(problemOf(adding(at, field))).toBeNull();
    expect(problemOf(adding(at, concatBytes(field, field)))).toEqual(problem);
    // fields of this type have no key data in any part
    expect(problemOf(adding(at, hexToBytes('0200010100')))).toEqual(problem);
  });

  it('is missing', () => {
    expect(problemOf(written({ inputs: psbt.inputs.slice(1), outputs: [] }))).toEqual(cutOff('input', 1));
    expect(problemOf(written({ outputs: psbt.outputs.slice(1) }))).toEqual(cutOff('output', 1));
  });

  it('is one too many', () => {
    expect(problemOf(written({ outputs: [...psbt.outputs, new Map()] }))).toEqual(malformed('global'));
  });
});

describe('the transaction that is to be signed', () => {
  const { inputs, outputs } = psbt.transaction;
  const paid = outputs.map(({ value: amount, script }) => ({ amount, script }));
  const version = (...bytes: readonly number[]) => [GLOBAL.version, Uint8Array.of(...bytes)] as const;

  it('is there', () => {
    expect(problemOf(written({ global: new Map() }))).toEqual({ kind: 'no-transaction' });
  });

  it('is said in version 0 of the format', () => {
    expect(problemOf(withTransaction(UNSIGNED, version(0, 0, 0, 0)))).toBeNull();
    expect(problemOf(withTransaction(UNSIGNED, version(2, 1, 0, 0x80)))).toEqual({
      kind: 'version',
      version: 0x80000102,
    });
    expect(problemOf(written({ global: new Map([version(2, 0, 0, 0)]) }))).toEqual({
      kind: 'version',
      version: 2,
    });
  });

  it('spends something and pays something', () => {
    expect(problemOf(withTransaction(serializeTransaction([], [], paid)))).toEqual({ kind: 'empty' });
    expect(problemOf(withTransaction(serializeTransaction(inputs, [], [])))).toEqual(malformed('global'));
  });

  it('is whole', () => {
    expect(problemOf(withTransaction(UNSIGNED.subarray(0, -1)))).toEqual(malformed('global'));
    expect(problemOf(withTransaction(concatBytes(UNSIGNED, Uint8Array.of(0))))).toEqual(malformed('global'));
    expect(problemOf(withTransaction(new Uint8Array()))).toEqual(malformed('global'));
  });

  it('holds no signature in any of its inputs', () => {
    for (const scripts of [[Uint8Array.of(1)], [new Uint8Array(), Uint8Array.of(1)]])
      expect(problemOf(withTransaction(serializeTransaction(inputs, scripts, paid)))).toEqual({
        kind: 'already-signed',
      });
  });

  it('spends each coin once', () => {
    const twice = inputs.flatMap((input, at) => (at === 1 ? [input, input] : [input]));
    const [, { txid, vout } = { txid: '', vout: -1 }] = inputs;
    expect(problemOf(withTransaction(serializeTransaction(twice, [], paid)))).toEqual({
      kind: 'duplicate-input',
      outpoint: { txid, vout },
    });
  });
});

describe('a text', () => {
  const whole = writePsbt(psbt);
  const hex = Buffer.from(whole).toString('hex');

  it('may be hex in lines, and is none of an odd length or with other letters', () => {
    const lines = ` ${hex.slice(0, 9)}\n\t${hex.slice(9)}\r\n`;
    expect(readPsbtText(lines)).toEqual({ ok: true, value: psbt });
    expect(readPsbtText(`${hex}zz`)).toEqual({ ok: false, problem: { kind: 'not-a-psbt' } });
    for (const text of [`${hex}0`, hex.slice(0, -1)])
      expect(readPsbtText(text)).toMatchObject({ problem: { kind: 'cut-off' } });
  });

  it.each(['!', '=', '-', '====', 'cHNi\u0000dP8='])(
    'is none with what base64 does not have: %j',
    (wrong) => {
      const notOne = { ok: false, problem: { kind: 'not-a-psbt' } };
      expect(readPsbtText(`${wrong}${writePsbtText(psbt)}`)).toEqual(notOne);
      expect(readPsbtText(wrong)).toEqual(notOne);
    },
  );

  it('says more than 4 MB', () => {
    const size = MAX_PSBT_SIZE + 1;
    const large = new Uint8Array(size);
    large.set(MAGIC);
    const problem = { kind: 'too-large', size, maximum: MAX_PSBT_SIZE };
    expect(readPsbtText(Buffer.from(large).toString('hex'))).toEqual({ ok: false, problem });
    expect(readPsbtText(base64Of(large))).toEqual({ ok: false, problem });
    expect(readPsbtFile(large)).toEqual({ ok: false, problem });
  });
});
