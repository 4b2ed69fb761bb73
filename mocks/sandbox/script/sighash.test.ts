import { Transaction } from 'bitcoinjs-lib';
import { describe, expect, it } from 'vitest';
import { testKey } from '../../builders/keys.ts';
import { toHex } from '../bytes.ts';
import { signatureHash } from './sighash.ts';

const { script } = testKey(1);

function aTransaction(outputs: number): Transaction {
  const tx = new Transaction();
  for (const byte of [1, 2]) tx.addInput(new Uint8Array(32).fill(byte), byte, 0xfffffffd);
  for (let value = 1; value <= outputs; value++) tx.addOutput(script, BigInt(value));
  return tx;
}

describe('signatureHash', () => {
  it.each([1, 2, 3, 0x81, 0x82, 0x83])('agrees with bitcoinjs-lib on hash type %i', (type) => {
    const tx = aTransaction(2);
    for (const input of [0, 1]) {
      expect(toHex(signatureHash(tx, input, script, type))).toBe(
        toHex(tx.hashForSignature(input, script, type)),
      );
    }
  });

  it('is the number one for a single output that is not there', () => {
    expect(toHex(signatureHash(aTransaction(1), 1, script, 3))).toBe(`01${'00'.repeat(31)}`);
  });

  it('covers a push as it is written, longer than needed or not', () => {
    const [short, long] = [Uint8Array.of(0x01, 0x63), Uint8Array.of(0x4c, 0x01, 0x63)];
    const tx = aTransaction(1);
    expect(toHex(signatureHash(tx, 0, short, 1))).not.toBe(toHex(signatureHash(tx, 0, long, 1)));
  });
});
