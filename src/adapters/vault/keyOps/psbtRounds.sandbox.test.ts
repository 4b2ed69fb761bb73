/** Whatever is split among signers and combined again is accepted by a node; and both ways of signing agree. */
import { hexToBytes } from '@noble/hashes/utils.js';
import { Psbt as LibraryPsbt } from 'bitcoinjs-lib';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkedPsbt } from '../../../../mocks/fixtures/psbt/checkedPsbt.ts';
import {
  fundOn,
  propose,
  psbtSigner,
  type Signer,
  sharedAddress,
  signsPsbt,
} from '../../../../mocks/fixtures/psbt/psbtPeople.ts';
import { generatedCases } from '../../../../mocks/generated/generatedCases.ts';
import { Sandbox } from '../../../../mocks/sandbox/chain/Sandbox.ts';
import type { DogeAddress } from '../../../domain/address/DogeAddress.ts';
import { koinu } from '../../../domain/amount/Koinu.ts';
import { ecc } from '../../../domain/keys/ecc.ts';
import { combinePsbts, takeSignatures } from '../../../domain/psbt/combinePsbts.ts';
import { explainPsbt } from '../../../domain/psbt/explainPsbt.ts';
import { extractTransaction, finalizePsbt } from '../../../domain/psbt/finishPsbt.ts';
import type { Psbt } from '../../../domain/psbt/Psbt.ts';
import { readPsbt, readPsbtText } from '../../../domain/psbt/readPsbt.ts';
import { writePsbt, writePsbtText } from '../../../domain/psbt/writePsbt.ts';
import type { Result } from '../../../domain/result.ts';

const DOGE = 100_000_000n;
const FEE = 2_000_000n;
const ROUNDS = generatedCases(1_000);

const signers = await Promise.all([0, 1, 2].map(psbtSigner));
const shared = [sharedAddress(2, signers), sharedAddress(1, signers.slice(1)), sharedAddress(3, signers)];
const holders: readonly DogeAddress[] = [...signers, ...shared].map(({ address }) => address);
const sandbox = new Sandbox({ seed: 'psbt' });

const value = <Value>(result: Result<Value, unknown>): Value => {
  if (!result.ok) throw new Error(JSON.stringify(result.problem, (_, part) => String(part)));
  return result.value;
};

const owner = { network: 'regtest', isOwn: (address: DogeAddress) => holders.includes(address) } as const;

/** The proposal of one round: who holds each coin, who is paid, and the signing order. */
const round = fc.record({
  from: fc.array(fc.nat(holders.length - 1), { minLength: 1, maxLength: 3 }),
  to: fc.array(fc.nat(holders.length - 1), { minLength: 1, maxLength: 3 }),
  order: fc.shuffledSubarray([0, 1, 2], { minLength: 3 }),
  passesOn: fc.boolean(),
});

function proposed(from: readonly number[], to: readonly number[]): Psbt {
  const funded = fundOn(
    sandbox,
    from.map((at) => holders[at] as DogeAddress),
    3n * DOGE,
  );
  const each = (BigInt(from.length) * 3n * DOGE - FEE) / BigInt(to.length);
  const outputs = to.map((at) => ({ to: holders[at] as DogeAddress, amount: koinu(each) }));
  return propose(funded, outputs, shared);
}

/** Signs what it can; a signer without keys in it returns it unchanged. */
async function signedBy(signer: Signer, psbt: Psbt): Promise<Psbt> {
  const signed = await signsPsbt(signer, writePsbtText(psbt), psbt.transaction.txid);
  if (!signed.ok && signed.problem.kind === 'nothing-to-sign') return psbt;
  return value(readPsbtText(value(signed).signed));
}

async function signedByAll(psbt: Psbt, order: readonly number[], passesOn: boolean): Promise<Psbt> {
  let whole = psbt;
  for (const at of order) {
    const signer = signers[at] as Signer;
    const returned = await signedBy(signer, passesOn ? whole : psbt);
    whole = value(takeSignatures(whole, value(combinePsbts(whole, returned))));
  }
  return whole;
}

describe('proposals that go round', () => {
  it(`${ROUNDS} of them are signed in any order, put together, and taken by a node`, {
    timeout: 300_000,
  }, async () => {
    await fc.assert(
      fc.asyncProperty(round, async ({ from, to, order, passesOn }) => {
        const psbt = proposed(from, to);
        const whole = await signedByAll(psbt, order, passesOn);
        const explained = checkedPsbt(whole, owner);
        expect(explained).toMatchObject({ isComplete: true, isSignedByUs: true });
        const finished = value(finalizePsbt(whole, explained));
        const { rawHex, txid } = value(extractTransaction(value(readPsbt(writePsbt(finished)))));
        expect(sandbox.submit(rawHex)).toMatchObject({ accepted: true, txid });
      }),
      { numRuns: ROUNDS },
    );
  });

  it('signs what the library signs, and finishes it to the same bytes', { timeout: 120_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(round, async ({ from, to, order }) => {
        const psbt = proposed(from, to);
        const ours = await signedByAll(psbt, order, true);
        const theirs = LibraryPsbt.fromBase64(writePsbtText(psbt));
        for (const at of order) {
          const { privateKey, publicKey } = signers[at] as Signer;
          const sign = (hash: Uint8Array) => ecc.sign(hash, privateKey);
          // throws without a key for any input
          try {
            theirs.signAllInputs({ publicKey, sign });
          } catch {}
        }
        const back = value(readPsbt(theirs.toBuffer()));
        for (const [index, input] of ours.inputs.entries()) {
          expect(new Map([...(back.inputs[index] ?? [])].sort())).toEqual(new Map([...input].sort()));
        }
        const explained = checkedPsbt(ours, owner);
        const { rawHex } = value(extractTransaction(value(finalizePsbt(ours, explained))));
        // the library can't finalize an input with more signatures than needed
        if (explained.inputs.every(({ signatures, needed }) => signatures === needed)) {
          theirs.setMaximumFeeRate(1_000_000);
          theirs.finalizeAllInputs();
          expect(theirs.extractTransaction(true).toHex()).toBe(rawHex);
        }
      }),
      { numRuns: generatedCases(100) },
    );
  });
});

describe('one byte that is another', () => {
  it('is refused, or changes nothing that was confirmed', { timeout: 120_000 }, async () => {
    const psbt = proposed([0, 3], [1, 0]);
    const bytes = writePsbt(psbt);
    const signer = signers[0] as Signer;
    const confirmed = value(explainPsbt(psbt, owner));
    const outcomes = { refused: 0, same: 0 };
    for (let at = 0; at < bytes.length; at++) {
      const flipped = bytes.slice();
      flipped[at] = (flipped[at] ?? 0) ^ (1 << (at % 8));
      const text = btoa(String.fromCharCode(...flipped));
      const signed = await signsPsbt(signer, text, psbt.transaction.txid);
      if (!signed.ok) {
        outcomes.refused += 1;
        continue;
      }
      const after = value(explainPsbt(value(readPsbtText(signed.value.signed)), owner));
      expect(after).toMatchObject({
        fee: confirmed.fee,
        outputs: confirmed.outputs,
        leaves: confirmed.leaves,
      });
      expect(after.unsignedTxid).toBe(confirmed.unsignedTxid);
      outcomes.same += 1;
    }
    expect(outcomes.refused + outcomes.same).toBe(bytes.length);
    expect(outcomes.refused).toBeGreaterThan(bytes.length / 2);
    expect(hexToBytes(confirmed.unsignedTxid)).toHaveLength(32);
  });
});
