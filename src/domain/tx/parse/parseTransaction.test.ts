import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js';
import { Transaction } from 'bitcoinjs-lib';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseTransaction, txidOf } from './parseTransaction.ts';

/** Recorded from Dogecoin Core 1.14.99 on regtest: a payment at the recommended fee, version 1. */
const RECORDED =
  '0100000001d0ca3112bf24edb8ed352145f31630286cb772112df328d41767c0ea7e07f93e000000006b483045022100a0a49cf173de82a0ddc84815f42be573751b206389f07bcb6a2830763012c3da022010671b21a17ec1b064ec305cddba3ccba1b5a12453fc7afc078b84c5bace85ad012102080faab833c4787baabac2eb47f64a2654f92a1b70ca8dc2f09679179ac362a1ffffffff0200ca9a3b000000001976a9140287c5dae446098d8533a29b98c6a1f1552c4ead88ac30e39e4c792d00001976a9147c226c9ddd9584e866435d8ea0ce16c9d04905b488ac00000000';
const RECORDED_ID = '25630b1bd3f4304613e399b49eb53699cab9660339d0456192f4940475f2a67a';

const INPUT = `${'11'.repeat(32)}0000000000ffffffff`;
const OTHER_INPUT = `${'22'.repeat(32)}0000000000ffffffff`;
const OUTPUT = '00e1f5050000000000';
const MAX_MONEY_OUTPUT = '000064a7b3b6e00d00';
const whole = (inputs: string, outputs: string) => `02000000${inputs}${outputs}00000000`;

describe('parseTransaction', () => {
  it('reads a recorded transaction, whatever the case of its digits', () => {
    const parsed = parseTransaction(RECORDED);
    const transaction = parsed.ok ? parsed.value : null;
    expect(transaction).toMatchObject({ txid: RECORDED_ID, size: 226, version: 1, lockTime: 0 });
    expect(transaction?.inputs).toMatchObject([
      {
        txid: '3ef9077eeac06717d428f32d1172b76c283016f3452135edb8ed24bf1231cad0',
        vout: 0,
        sequence: 0xffffffff,
      },
    ]);
    expect(transaction?.outputs.map(({ value }) => value)).toEqual([1_000_000_000n, 49_998_999_774_000n]);
    expect(parseTransaction(RECORDED.toUpperCase())).toEqual(parsed);
  });

  it.each([
    { name: 'nothing', hex: '' },
    { name: 'half a byte', hex: RECORDED.slice(1) },
    { name: 'no hex', hex: `${RECORDED.slice(0, -2)}zz` },
    { name: 'a page instead of bytes', hex: '<html><body>502 Bad Gateway</body></html>' },
    { name: 'one byte missing', hex: RECORDED.slice(0, -2) },
    { name: 'one byte too many', hex: `${RECORDED}00` },
    { name: 'no inputs, as with witnesses', hex: whole('00', `01${OUTPUT}`) },
    { name: 'no outputs', hex: whole(`01${INPUT}`, '00') },
    { name: 'the same coin twice', hex: whole(`02${INPUT}${INPUT}`, `01${OUTPUT}`) },
    { name: 'a count not in its shortest form', hex: whole(`fd0100${INPUT}`, `01${OUTPUT}`) },
    { name: 'more inputs than bytes', hex: whole(`feffffffff${INPUT}`, `01${OUTPUT}`) },
    { name: 'a count of 64 bits', hex: whole(`ff0100000000000000${INPUT}`, `01${OUTPUT}`) },
    { name: 'more than a block', hex: '00'.repeat(1_000_001) },
  ])('refuses $name', ({ hex }) => {
    expect(parseTransaction(hex)).toEqual({ ok: false, problem: { kind: 'not-a-transaction' } });
  });

  it.each([
    { name: 'a negative value', hex: whole(`01${INPUT}`, '01ffffffffffffffff00') },
    { name: 'a value above the largest', hex: whole(`01${INPUT}`, '01010064a7b3b6e00d00') },
    { name: 'a sum above the largest', hex: whole(`01${INPUT}`, `02${MAX_MONEY_OUTPUT}${OUTPUT}`) },
  ])('says of $name that no such amount exists', ({ hex }) => {
    expect(parseTransaction(hex)).toEqual({ ok: false, problem: { kind: 'impossible-amount' } });
  });

  it('takes the largest value, and different coins', () => {
    expect(parseTransaction(whole(`01${INPUT}`, `01${MAX_MONEY_OUTPUT}`)).ok).toBe(true);
    expect(parseTransaction(whole(`02${INPUT}${OTHER_INPUT}`, `01${OUTPUT}`)).ok).toBe(true);
  });

  it('reads the same as a second library', () => {
    const script = fc.uint8Array({ maxLength: 300 });
    const input = fc.record({
      hash: fc.uint8Array({ minLength: 32, maxLength: 32 }),
      index: fc.nat(),
      script,
    });
    const output = fc.record({ value: fc.bigInt({ min: 0n, max: 10n ** 14n }), script });
    const some = { minLength: 1, maxLength: 300 };
    const inputs = fc.uniqueArray(input, { ...some, selector: ({ hash }) => bytesToHex(hash) });
    const property = fc.property(inputs, fc.array(output, some), (ins, outs) => {
      const transaction = new Transaction();
      for (const { hash, index, script: own } of ins) transaction.addInput(hash, index, 0xfffffffd, own);
      for (const { value, script: own } of outs) transaction.addOutput(own, value);
      const parsed = parseTransaction(transaction.toHex());
      const read = parsed.ok ? parsed.value : null;
      expect(read?.txid).toBe(transaction.getId());
      expect(read?.size).toBe(transaction.byteLength());
      expect(read?.outputs).toEqual(outs);
      expect(read?.inputs.map(({ txid }) => txid)).toEqual(
        ins.map(({ hash }) => bytesToHex(hash.slice().reverse())),
      );
    });
    fc.assert(property, { numRuns: 40, endOnFailure: true });
  });

  it('never throws, whatever bytes it gets', () => {
    const bytes = hexToBytes(RECORDED);
    const changed = fc
      .array(fc.tuple(fc.nat(bytes.length - 1), fc.nat(255)), { minLength: 1, maxLength: 6 })
      .map((changes) => {
        const copy = bytes.slice();
        for (const [index, byte] of changes) copy[index] = byte;
        return bytesToHex(copy);
      });
    const anything = fc.oneof(fc.string(), fc.uint8Array({ maxLength: 400 }).map(bytesToHex), changed);
    fc.assert(
      fc.property(anything, (hex) => {
        expect(typeof parseTransaction(hex).ok).toBe('boolean');
      }),
      { numRuns: 2000 },
    );
  });
});

describe('txidOf', () => {
  it('hashes bytes to the id that explorers show', () => {
    expect(txidOf(RECORDED)).toEqual({ ok: true, value: RECORDED_ID });
    expect(txidOf('00').ok).toBe(false);
  });
});
