import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js';
import { Transaction } from 'bitcoinjs-lib';
import bitcore from 'bitcore-lib-doge';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { coin, DOGE, request, THEIRS } from '../../../../mocks/fixtures/tx/coins.fixture.ts';
import { keyNamed, keysAmong } from '../../../../mocks/fixtures/tx/keys.fixture.ts';
import { generatedCases } from '../../../../mocks/generated/generatedCases.ts';
import { scriptOfAddress } from '../../address/addressScript.ts';
import { koinu, MAX_MONEY } from '../../amount/Koinu.ts';
import { ecc } from '../../keys/ecc.ts';
import type { Coin } from '../Coin.ts';
import { encodeSignature } from '../parse/inputScript.ts';
import { planTransfer } from '../plan/planTransfer.ts';
import type { TransferPlan } from '../Transfer.ts';
import { txid } from '../Txid.ts';
import { signTransfer } from './signTransfer.ts';

const KEYS = [keyNamed('one'), keyNamed('two'), keyNamed('three')] as const;
const OLD_KEY = keyNamed('old', false);
const keyFor = keysAmong([...KEYS, OLD_KEY]);
const scriptHex = (coinOrTo: string) => bytesToHex(scriptOfAddress(coinOrTo as typeof THEIRS, 'mainnet'));

function planOver(coins: readonly Coin[], spec: Parameters<typeof request>[1]): TransferPlan {
  const planned = planTransfer({ ...request(coins, spec), changeTo: KEYS[0].address });
  if (!planned.ok) throw new Error(planned.problem.kind);
  return planned.value;
}

const coinsOf = (count: number, value = 2n * DOGE): readonly Coin[] =>
  Array.from({ length: count }, (_, position) =>
    coin(position, value + BigInt(position), {
      vout: position % 5,
      address: KEYS[position % 3]?.address ?? THEIRS,
    }),
  );

/** The same plan, built and signed by bitcore-lib-doge. */
function signedByBitcore(plan: TransferPlan): string {
  const transaction = new bitcore.Transaction();
  for (const { txid: txId, vout: outputIndex, value, address } of plan.inputs) {
    transaction.from({ txId, outputIndex, script: scriptHex(address), satoshis: Number(value) });
  }
  for (const { to, amount } of plan.outputs) {
    transaction.addOutput(
      new bitcore.Transaction.Output({ satoshis: Number(amount), script: scriptHex(to) }),
    );
  }
  transaction.version = 2;
  for (const input of transaction.inputs) input.sequenceNumber = 0xfffffffd;
  const hexKeys = KEYS.map(({ privateKey }) => new bitcore.PrivateKey(bytesToHex(privateKey)));
  return transaction.sign(hexKeys).uncheckedSerialize();
}

const { Interpreter } = bitcore.Script;

/** The script flags that nodes check, except CLEANSTACK, under which this interpreter rejects valid P2PKH. */
const FLAGS =
  Interpreter.SCRIPT_VERIFY_P2SH |
  Interpreter.SCRIPT_VERIFY_STRICTENC |
  Interpreter.SCRIPT_VERIFY_DERSIG |
  Interpreter.SCRIPT_VERIFY_LOW_S |
  Interpreter.SCRIPT_VERIFY_NULLDUMMY |
  Interpreter.SCRIPT_VERIFY_MINIMALDATA |
  Interpreter.SCRIPT_VERIFY_NULLFAIL;

/** The interpreter's error for each input; empty when it is valid. */
function verdicts(plan: TransferPlan, rawHex: string): readonly string[] {
  const transaction = new bitcore.Transaction(rawHex);
  return plan.inputs.map(({ address }, index) => {
    const interpreter = new Interpreter();
    const script = bitcore.Script.fromHex(scriptHex(address));
    const input = transaction.inputs[index]?.script ?? bitcore.Script.empty();
    return interpreter.verify(input, script, transaction, index, FLAGS)
      ? ''
      : interpreter.errstr || 'rejected';
  });
}

const amount = fc.bigInt({ min: DOGE, max: 1000n * DOGE });
const generatedCoin = fc
  .record({
    id: fc.uint8Array({ minLength: 32, maxLength: 32 }),
    vout: fc.nat(0xffff),
    value: amount,
    key: fc.constantFrom(...KEYS),
  })
  .map(({ id, vout, value, key }) =>
    coin(0, value, { txid: txid(bytesToHex(id)), vout, address: key.address }),
  );
const generatedPlan = fc
  .record({
    coins: fc.uniqueArray(generatedCoin, { minLength: 1, maxLength: 6, selector: (one) => one.txid }),
    shares: fc.array(fc.integer({ min: 1, max: 30 }), { minLength: 1, maxLength: 3 }),
    isMax: fc.boolean(),
  })
  .map(({ coins, shares, isMax }) => {
    const sum = coins.reduce((total, { value }) => total + value, 0n);
    return planOver(coins, isMax ? 'max' : shares.map((share) => (sum * BigInt(share)) / 100n));
  });

describe('signTransfer', () => {
  it('writes the same transactions, byte for byte, as a second library', () => {
    const property = fc.property(generatedPlan, (plan) => {
      const { rawHex, txid: id } = signTransfer(plan, keyFor);
      expect(rawHex).toBe(signedByBitcore(plan));
      expect(id).toBe(new bitcore.Transaction(rawHex).id);
    });
    fc.assert(property, { numRuns: generatedCases(200), endOnFailure: true });
  });

  it('satisfies the interpreter in every input, and one changed koinu satisfies it in none', () => {
    const property = fc.property(generatedPlan, (plan) => {
      const { rawHex } = signTransfer(plan, keyFor);
      expect(verdicts(plan, rawHex).join('')).toBe('');
      const changed = Transaction.fromHex(rawHex);
      const [first] = changed.outs;
      if (first) first.value -= 1n;
      expect(verdicts(plan, changed.toHex())).not.toContain('');
    });
    fc.assert(property, { numRuns: generatedCases(25), endOnFailure: true });
  });

  it('is version 2, replaceable and final at once', () => {
    const { rawHex } = signTransfer(planOver(coinsOf(2), 3n * DOGE), keyFor);
    const transaction = Transaction.fromHex(rawHex);
    expect(transaction.version).toBe(2);
    expect(transaction.locktime).toBe(0);
    expect(transaction.ins.map((input) => input.sequence)).toEqual([0xfffffffd, 0xfffffffd]);
  });

  it('signs what a second library hashes, over 252, 253 and 400 inputs', () => {
    for (const count of [252, 253, 400]) {
      const plan = planOver(coinsOf(count), 'max');
      const transaction = Transaction.fromHex(signTransfer(plan, keyFor).rawHex);
      for (const index of [0, 1, count - 1]) {
        const { address } = plan.inputs[index] ?? { address: THEIRS };
        const hash = transaction.hashForSignature(index, hexToBytes(scriptHex(address)), 1);
        const signature = encodeSignature(ecc.sign(hash, keyFor(address).privateKey));
        const script = transaction.ins[index]?.script ?? new Uint8Array();
        expect(bytesToHex(script.subarray(1, 1 + signature.length))).toBe(bytesToHex(signature));
      }
    }
  });

  it('is never larger than planned, and at most a byte an input smaller', () => {
    for (const count of [1, 2, 10, 60, 253]) {
      const plan = planOver(coinsOf(count), 'max');
      const size = signTransfer(plan, keyFor).rawHex.length / 2;
      expect(size).toBeLessThanOrEqual(plan.size);
      expect(size).toBeGreaterThanOrEqual(plan.size - count - 1);
    }
  });

  it('signs for an old address with its uncompressed key', () => {
    const plan = planOver([coin(1, 5n * DOGE, { address: OLD_KEY.address })], 2n * DOGE);
    expect(verdicts(plan, signTransfer(plan, keyFor).rawHex)).toEqual(['']);
  });

  it('asks for each key once', () => {
    const asked: string[] = [];
    signTransfer(planOver(coinsOf(9), 'max'), (address) => {
      asked.push(address);
      return keyFor(address);
    });
    expect(asked.toSorted()).toEqual(KEYS.map(({ address }) => address).toSorted());
  });

  it('refuses a key of another address, a coin that is no P2PKH, and sums that differ', () => {
    const plan = planOver(coinsOf(1), DOGE);
    expect(() => signTransfer(plan, () => KEYS[1])).toThrow('not that of');
    const p2sh = '9rSHsR8xxKEkKW8Tbv3SGBdiwnQGWZ4bdM' as typeof THEIRS;
    const scripted = { ...plan, inputs: plan.inputs.map((one) => ({ ...one, address: p2sh })) };
    expect(() => signTransfer(scripted, () => KEYS[0])).toThrow('not that of');
    expect(() => signTransfer({ ...plan, fee: koinu(plan.fee + 1n) }, keyFor)).toThrow('sums differ');
  });

  it('refuses coins that together pass what nodes let one transaction move', () => {
    const planOf = (more: bigint): TransferPlan => ({
      ...planOver(coinsOf(1), DOGE),
      inputs: [coin(1, MAX_MONEY, { address: KEYS[0].address }), coin(2, more, { address: KEYS[0].address })],
      outputs: [{ to: THEIRS, amount: koinu(MAX_MONEY) }],
      fee: koinu(more),
    });
    expect(signTransfer(planOf(0n), keyFor).rawHex).not.toBe('');
    expect(() => signTransfer(planOf(1n), keyFor)).toThrow('too many to move at once');
  });
});
