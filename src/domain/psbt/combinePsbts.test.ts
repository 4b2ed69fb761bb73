/** How copies of a PSBT are combined, and what a signer may add. */
import { describe, expect, it } from 'vitest';
import { madeCoin } from '../../../mocks/fixtures/psbt/madeCoins.ts';
import { propose, psbtSigner } from '../../../mocks/fixtures/psbt/psbtPeople.ts';
import { koinu } from '../amount/Koinu.ts';
import type { Result } from '../result.ts';
import { combinePsbts, takeSignatures } from './combinePsbts.ts';
import { INPUT, type Psbt, type PsbtMap, withInputs } from './Psbt.ts';

const DOGE = 100_000_000n;
const me = await psbtSigner(0);
const paid = [{ to: me.address, amount: koinu(DOGE) }];
const spending = (doge: bigint): Psbt => propose([madeCoin(me.address, doge * DOGE)], paid);

const value = <Value>(result: Result<Value, { readonly kind: string }>): Value => {
  if (!result.ok) throw new Error(result.problem.kind);
  return result.value;
};

describe('two copies', () => {
  const psbt = spending(2n);
  const field = (key: string, byte: number) => [key, Uint8Array.of(byte)] as const;
  const within = (part: 'global' | 'inputs' | 'outputs', key: string, byte: number): Psbt => {
    const add = (map: PsbtMap): PsbtMap => new Map([...map, field(key, byte)]);
    return part === 'global'
      ? { ...psbt, global: add(psbt.global) }
      : { ...psbt, [part]: psbt[part].map(add) };
  };

  it.each(['global', 'inputs', 'outputs'] as const)('have the fields of both, %s', (part) => {
    const both = value(combinePsbts(within(part, 'f1', 1), within(part, 'f2', 2)));
    const [map] = part === 'global' ? [both.global] : both[part];
    expect([map?.get('f1'), map?.get('f2')]).toEqual([Uint8Array.of(1), Uint8Array.of(2)]);
    expect(both.transaction).toBe(psbt.transaction);
    expect(combinePsbts(within(part, 'f1', 1), within(part, 'f1', 1)).ok).toBe(true);
  });

  it.each([
    ['global', { part: 'global' }],
    ['inputs', { part: 'input', index: 0 }],
    ['outputs', { part: 'output', index: 0 }],
  ] as const)('are not put together where they disagree, %s', (part, place) => {
    const problem = { kind: 'copies-disagree', place };
    expect(combinePsbts(within(part, 'f1', 1), within(part, 'f1', 2))).toEqual({ ok: false, problem });
    const saying = (...bytes: readonly number[]): Psbt => {
      const map = new Map([['f1', Uint8Array.of(...bytes)]]);
      return part === 'global' ? { ...psbt, global: map } : { ...psbt, [part]: [map] };
    };
    expect(combinePsbts(saying(1), saying(1, 1))).toEqual({ ok: false, problem });
    expect(combinePsbts(saying(1, 1), saying(1))).toEqual({ ok: false, problem });
    expect(combinePsbts(saying(1, 2), saying(1, 3))).toEqual({ ok: false, problem });
    expect(combinePsbts(saying(1, 2), saying(0, 2))).toEqual({ ok: false, problem });
    expect(combinePsbts(saying(1, 2), saying(1, 2)).ok).toBe(true);
  });

  it.each([
    ['global', { part: 'global' }],
    ['inputs', { part: 'input', index: 0 }],
    ['outputs', { part: 'output', index: 0 }],
  ] as const)('come back with nothing but signatures, %s', (part, place) => {
    expect(takeSignatures(psbt, within(part, 'f1', 1))).toEqual({
      ok: false,
      problem: { kind: 'more-than-signatures', place },
    });
  });

  it('come back with signatures or the whole script, which only inputs have', () => {
    expect(takeSignatures(psbt, within('inputs', `${INPUT.signature}ab`, 1)).ok).toBe(true);
    expect(takeSignatures(psbt, within('inputs', INPUT.finalScript, 1)).ok).toBe(true);
    expect(takeSignatures(psbt, within('outputs', `${INPUT.signature}ab`, 1)).ok).toBe(false);
    const less = { ...psbt, inputs: psbt.inputs.map(() => new Map()) };
    expect(takeSignatures(psbt, less)).toEqual({ ok: true, value: psbt });
  });

  it('of other transactions are not put together', () => {
    const other = spending(3n);
    const problem = {
      kind: 'other-transaction',
      expected: psbt.transaction.txid,
      actual: other.transaction.txid,
    };
    expect(combinePsbts(psbt, other)).toEqual({ ok: false, problem });
    expect(takeSignatures(psbt, other)).toEqual({ ok: false, problem });
  });
});

describe('copies of what has several parts', () => {
  const coins = [madeCoin(me.address, DOGE, 1), madeCoin(me.address, DOGE, 2)];
  const two = propose(coins, [...paid, { to: me.address, amount: koinu(DOGE) }]);
  const says = (part: 'inputs' | 'outputs', at: number, key: string, byte: number): Psbt => ({
    ...two,
    [part]: two[part].map((map, index) =>
      index === at ? new Map([...map, [key, Uint8Array.of(byte)]]) : map,
    ),
  });

  it.each(['inputs', 'outputs'] as const)('keep what is said of each, %s', (part) => {
    const both = value(combinePsbts(says(part, 0, 'f1', 1), says(part, 1, 'f1', 2)));
    expect(both[part].map((map) => map.get('f1'))).toEqual([Uint8Array.of(1), Uint8Array.of(2)]);
  });

  it.each([
    ['inputs', 'input'],
    ['outputs', 'output'],
  ] as const)('are refused for what is said of the second, %s', (part, name) => {
    const place = { part: name, index: 1 };
    expect(combinePsbts(says(part, 1, 'f1', 1), says(part, 1, 'f1', 2))).toEqual({
      ok: false,
      problem: { kind: 'copies-disagree', place },
    });
    expect(takeSignatures(two, says(part, 1, 'f1', 1))).toEqual({
      ok: false,
      problem: { kind: 'more-than-signatures', place },
    });
  });
});

describe('what comes back from a signer', () => {
  const psbt = spending(2n);
  const signature = `${INPUT.signature}${'ab'.repeat(33)}`;
  const adding = (to: Psbt, ...fields: readonly (readonly [string, number])[]): Psbt =>
    withInputs(
      to,
      (input) => new Map([...input, ...fields.map(([key, byte]) => [key, Uint8Array.of(byte)] as const)]),
    );

  it('is what was given, and the signatures', () => {
    const given = adding(psbt, ['f1', 1], [`${INPUT.signature}cd`, 4]);
    const taken = value(takeSignatures(given, adding(psbt, [signature, 9])));
    expect(taken).toEqual(adding(given, [signature, 9]));
  });

  it.each([
    INPUT.witnessCoin,
    INPUT.hashType,
    INPUT.redeemScript,
    INPUT.derivation,
    INPUT.finalWitness,
    'f1',
  ])('is no field of type %s, not even beside a signature', (key) => {
    const place = { part: 'input', index: 0 };
    const returned = adding(psbt, [signature, 9], [key, 1]);
    expect(takeSignatures(psbt, returned)).toEqual({
      ok: false,
      problem: { kind: 'more-than-signatures', place },
    });
  });

  it('changes no signature that was there', () => {
    const given = adding(psbt, [signature, 9]);
    const place = { part: 'input', index: 0 };
    expect(takeSignatures(given, adding(psbt, [signature, 8]))).toEqual({
      ok: false,
      problem: { kind: 'copies-disagree', place },
    });
    expect(takeSignatures(given, given)).toEqual({ ok: true, value: given });
  });

  it('has no final script where there is no input', () => {
    const final: PsbtMap = new Map([[INPUT.finalScript, Uint8Array.of(1)]]);
    const global: PsbtMap = new Map([...psbt.global, ...final]);
    expect(takeSignatures(psbt, { ...psbt, global }).ok).toBe(false);
    expect(takeSignatures(psbt, { ...psbt, outputs: [final] }).ok).toBe(false);
  });
});
