import { describe, expect, it } from 'vitest';
import { testKey } from '../../builders/keys.ts';
import { decodeTransaction } from '../chain/decodeTransaction.ts';
import { signTransaction } from '../chain/signInput.ts';
import { spoilText, WRONG_MODES, type Wrong } from './spoil.ts';

const UTXO = JSON.stringify([
  { txid: 'ab'.repeat(32), vout: 1, value: '1000000000', height: 70, confirmations: 3 },
]);
const ADDRESS = JSON.stringify({ address: 'n1', balance: '5', unconfirmedBalance: '-2', txs: 1 });

const spoil = (text: string, wrong: Wrong): unknown => JSON.parse(spoilText(text, wrong));

describe('spoilText', () => {
  it('lies about values only, in both directions', () => {
    expect(spoil(UTXO, { mode: 'lying-values' })).toEqual([{ ...JSON.parse(UTXO)[0], value: '100000000' }]);
    expect(spoil(UTXO, { mode: 'lying-values', direction: 'up' })).toMatchObject([{ value: '10000000000' }]);
  });

  it('lies about the outputs of a raw transaction, whose hash then differs', () => {
    const inputs = [{ txid: 'cd'.repeat(32), vout: 0 }];
    const tx = signTransaction({ inputs, outputs: [{ script: testKey(2).script, value: 700n }] }, testKey(1));
    const text = JSON.stringify({ txid: tx.getId(), hex: tx.toHex() });
    const { hex } = spoil(text, { mode: 'lying-rawtx' }) as { readonly hex: string };
    const lied = decodeTransaction(hex);
    expect(lied?.tx.outs[0]?.value).toBe(70n);
    expect(lied?.txid).not.toBe(tx.getId());
    expect(spoil(UTXO, { mode: 'lying-rawtx' })).toEqual(JSON.parse(UTXO));
  });

  it('swaps texts and numbers', () => {
    expect(spoil(UTXO, { mode: 'wrong-types' })).toEqual([
      { txid: 64, vout: '1', value: 1000000000, height: '70', confirmations: '3' },
    ]);
  });

  it('leaves out what is needed', () => {
    expect(spoil(UTXO, { mode: 'missing-fields' })).toEqual([{}]);
    expect(spoil(ADDRESS, { mode: 'missing-fields' })).toEqual({ address: 'n1' });
  });

  it('makes amounts negative, or larger than any can be', () => {
    expect(spoil(UTXO, { mode: 'negative' })).toMatchObject([{ value: '-1000000000', vout: 1 }]);
    expect(spoil(ADDRESS, { mode: 'negative' })).toMatchObject({ balance: '-5', unconfirmedBalance: '-2' });
    expect(spoil(UTXO, { mode: 'over-max-money' })).toMatchObject([{ value: '1000000000000000001' }]);
  });

  it('gives pages, halves and 10 MB of nothing instead of JSON', () => {
    expect(spoilText(UTXO, { mode: 'html' })).toMatch(/^<!doctype html>/);
    expect(() => spoil(UTXO, { mode: 'truncated' })).toThrow(SyntaxError);
    const huge = spoilText(UTXO, { mode: 'huge' });
    expect([huge.length, huge.trim()]).toEqual([10 * 1024 * 1024, '']);
  });

  it.each(WRONG_MODES.filter((mode) => mode !== 'lying-rawtx'))(
    '%s changes an answer about coins',
    (mode) => {
      expect(spoilText(UTXO, { mode })).not.toBe(UTXO);
    },
  );
});
