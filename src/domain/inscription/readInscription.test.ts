import { concatBytes } from '@noble/hashes/utils.js';
import { describe, expect, it } from 'vitest';
import {
  GOLDEN,
  head,
  MINT_SCRIPT,
  piece,
  push,
  text,
} from '../../../mocks/fixtures/inscription/doginals.fixture.ts';
import { koinu } from '../amount/Koinu.ts';
import { parseTransaction, type RawTransaction } from '../tx/parse/parseTransaction.ts';
import { txid } from '../tx/Txid.ts';
import { inscribedByOrigin } from './inscribedByOrigin.ts';
import { isInscriptionId, readInscription } from './readInscription.ts';

const golden = (): RawTransaction => {
  const parsed = parseTransaction(GOLDEN.rawHex);
  if (!parsed.ok) throw new Error(parsed.problem.kind);
  return parsed.value;
};

const id = (index: number) => txid(index.toString(16).padStart(64, '0'));

/** A transaction whose inputs have these scripts; the first one spends output 0 of the previous one. */
const transaction = (
  index: number,
  scripts: readonly Uint8Array[],
  values = [100_000n, 5n],
): RawTransaction => ({
  txid: id(index),
  size: 0,
  version: 1,
  lockTime: 0,
  inputs: scripts.map((script, vout) => ({ txid: id(index - 1), vout, script, sequence: 0 })),
  outputs: values.map((value) => ({ value: koinu(value), script: text('') })),
});

describe('an inscription', () => {
  it('has the id of its golden reveal', () => {
    expect(golden().txid).toBe(GOLDEN.txid);
    expect(readInscription([golden()])).toMatchObject({ id: `${GOLDEN.txid}i0`, revealedBy: GOLDEN.txid });
    expect(isInscriptionId(`${GOLDEN.txid}i0`)).toBe(true);
    for (const other of ['', GOLDEN.txid, `${GOLDEN.txid}i`, `${GOLDEN.txid}i01`, `${GOLDEN.txid}i0 `]) {
      expect(isInscriptionId(other)).toBe(false);
    }
  });

  it('over several transactions is called by the first, and lies on what the last one makes', () => {
    const first = transaction(1, [concatBytes(head(2, 'text/plain'), piece(1, text('wow ')))]);
    const second = transaction(2, [piece(0, text('such')), text('')]);
    expect(readInscription([first, second])).toMatchObject({ id: `${id(1)}i0`, revealedBy: id(2) });
    expect(readInscription([first])).toBeNull();
    expect(readInscription([first, { ...second, inputs: [...second.inputs].reverse() }])).toBeNull();
    const elsewhere = second.inputs.map((input) => ({ ...input, vout: 1 }));
    expect(readInscription([first, { ...second, inputs: elsewhere }])).toMatchObject({ id: `${id(1)}i0` });
    const others = second.inputs.map((input) => ({ ...input, txid: id(9) }));
    expect(readInscription([first, { ...second, inputs: others }])).toBeNull();
    expect(readInscription([])).toBeNull();
  });
});

describe('a coin', () => {
  it('is known to carry from the transaction that inscribed it', () => {
    expect([inscribedByOrigin(golden())(0), inscribedByOrigin(golden())(1)]).toEqual(['carries', null]);
    expect(inscribedByOrigin(transaction(1, [MINT_SCRIPT]))(0)).toBe('carries');
  });

  it('is known to carry where only the last pieces are in its transaction', () => {
    const lock = concatBytes(push(new Uint8Array(33)), Uint8Array.of(0xad, 0x75, 0x75, 0x51));
    const last = transaction(1, [concatBytes(piece(0, text('end')), push(text('signature')), push(lock))]);
    expect(inscribedByOrigin(last)(0)).toBe('carries');
  });

  it('carries what was inscribed even behind an output that holds nothing', () => {
    const behind = transaction(1, [MINT_SCRIPT], [0n, 7n]);
    expect([inscribedByOrigin(behind)(0), inscribedByOrigin(behind)(1)]).toEqual([null, 'carries']);
  });

  it('may carry when another input than the first inscribed', () => {
    const odd = transaction(1, [text(''), MINT_SCRIPT]);
    expect([inscribedByOrigin(odd)(0), inscribedByOrigin(odd)(1)]).toEqual(['unknown', 'unknown']);
  });

  it('says nothing of itself after an ordinary payment', () => {
    const lock = concatBytes(push(new Uint8Array(33)), Uint8Array.of(0xad, 0x51));
    const scripts = [push(text('signature')), concatBytes(push(text('signature')), push(lock))];
    for (const script of scripts) expect(inscribedByOrigin(transaction(1, [script]))(0)).toBeNull();
  });
});
