import { crypto, Transaction } from 'bitcoinjs-lib';
import { describe, expect, it } from 'vitest';
import { joinBytes } from '../bytes.ts';
import { OP } from '../script/opcodes.ts';
import { checkStandardSpends } from './standardChecks.ts';
import type { Rejection, SandboxCoin } from './types.ts';

function spendOfRedeem(redeem: Uint8Array): Rejection | null {
  const tx = new Transaction();
  const scriptSig = joinBytes([Uint8Array.of(redeem.length), redeem]);
  tx.addInput(new Uint8Array(32).fill(1), 0, 0xffffffff, scriptSig);
  const script = joinBytes([Uint8Array.of(OP.HASH160, 20), crypto.hash160(redeem), Uint8Array.of(OP.EQUAL)]);
  const coin: SandboxCoin = { txid: '', vout: 0, value: 1n, script, height: 1, isCoinbase: false };
  return checkStandardSpends(tx, [coin]);
}

const REJECTED = { reason: '64: bad-txns-nonstandard-inputs' };

describe('checkStandardSpends', () => {
  it('takes 15 signature operations in a redeem script and refuses 16', () => {
    expect(spendOfRedeem(new Uint8Array(15).fill(OP.CHECKSIG))).toBeNull();
    expect(spendOfRedeem(new Uint8Array(16).fill(OP.CHECKSIG))).toMatchObject(REJECTED);
  });

  it('counts a multisignature by its keys, and as 20 where they are not told', () => {
    expect(spendOfRedeem(Uint8Array.of(OP.ONE + 14, OP.CHECKMULTISIG))).toBeNull();
    expect(spendOfRedeem(Uint8Array.of(OP.SIXTEEN, OP.CHECKMULTISIG))).toMatchObject(REJECTED);
    expect(spendOfRedeem(Uint8Array.of(OP.DUP, OP.CHECKMULTISIG))).toMatchObject(REJECTED);
  });
});
