/** Finalizing signatures: scripts that nodes accept, or the problem; and the transaction to send. */
import { bytesToHex, concatBytes, hexToBytes } from '@noble/hashes/utils.js';
import { script as scripts } from 'bitcoinjs-lib';
import { describe, expect, it } from 'vitest';
import { madeCoin, paying } from '../../../mocks/fixtures/psbt/madeCoins.ts';
import {
  type FundedCoin,
  propose,
  psbtSigner,
  type Signer,
  sharedAddress,
} from '../../../mocks/fixtures/psbt/psbtPeople.ts';
import { addressOfPublicKey } from '../address/addressScript.ts';
import { koinu } from '../amount/Koinu.ts';
import { ecc, publicKeyOf } from '../keys/ecc.ts';
import type { Result } from '../result.ts';
import { operationsIn } from '../tx/parse/operations.ts';
import { readTransaction } from '../tx/parse/parseTransaction.ts';
import { serializeTransaction } from '../tx/parse/serialize.ts';
import { inputScript } from './checkSignatures.ts';
import { explainPsbt, type PsbtExplanation } from './explainPsbt.ts';
import { extractTransaction, finalizePsbt } from './finishPsbt.ts';
import { INPUT, type Psbt, withInputs } from './Psbt.ts';
import { signingHashes } from './signingHashes.ts';
import type { KnownScript } from './spentScript.ts';

const DOGE = 100_000_000n;
const [me, friend, third] = (await Promise.all([0, 1, 2].map(psbtSigner))) as [Signer, Signer, Signer];
const shared = sharedAddress(2, [me, friend, third]);

const value = <Value>(result: Result<Value, { readonly kind: string }>): Value => {
  if (!result.ok) throw new Error(result.problem.kind);
  return result.value;
};
const explained = (psbt: Psbt): PsbtExplanation =>
  value(explainPsbt(psbt, { network: 'regtest', isOwn: () => true }));
const finished = (psbt: Psbt) => finalizePsbt(psbt, explained(psbt));

const FIRST = madeCoin(me.address, 2n * DOGE, 1);
const SHARED = madeCoin(shared.address, 3n * DOGE, 2);
const spending = (...coins: readonly FundedCoin[]): Psbt =>
  propose(coins, [{ to: friend.address, amount: koinu(DOGE) }], [shared]);
const outpointOf = ({ coin: { txid, vout } }: FundedCoin) => ({ txid, vout });

/** R and S of the signature for one input. */
function numbersOf(psbt: Psbt, index: number, { privateKey }: Pick<Signer, 'privateKey'>): Uint8Array {
  const [signed] = [...signingHashes(psbt, explained(psbt), (at) => at === index)];
  return ecc.sign(signed?.hash ?? new Uint8Array(32), privateKey);
}
const encoded = (numbers: Uint8Array, hashType = 1): Uint8Array =>
  scripts.signature.encode(numbers, hashType);
const signatureOf = (psbt: Psbt, index: number, signer: Pick<Signer, 'privateKey'>): Uint8Array =>
  encoded(numbersOf(psbt, index, signer));

/** The script of the second coin. */
function sharedScript(psbt: Psbt): KnownScript {
  const spent = explained(psbt).inputs[1]?.spent;
  if (spent?.kind !== 'multisig') throw new Error('another coin');
  return spent;
}

/** With an additional field in one input. */
const withField = (psbt: Psbt, index: number, key: string, bytes: Uint8Array): Psbt =>
  withInputs(psbt, (input, at) => (at === index ? new Map([...input, [key, bytes]]) : input));
const withSignature = (
  psbt: Psbt,
  index: number,
  { publicKey }: Pick<Signer, 'publicKey'>,
  bytes: Uint8Array,
) => withField(psbt, index, INPUT.signature + bytesToHex(publicKey), bytes);
const signedBy = (psbt: Psbt, index: number, ...signers: readonly Signer[]): Psbt =>
  signers.reduce((so, signer) => withSignature(so, index, signer, signatureOf(psbt, index, signer)), psbt);
const pushesOf = (psbt: Psbt, index: number) =>
  [...operationsIn(psbt.inputs[index]?.get(INPUT.finalScript) ?? new Uint8Array())].map((one) => one?.data);

describe('the script of a coin', () => {
  it('of one key is its signature and the key, whoever else signed', () => {
    const psbt = spending(FIRST);
    const whole = value(finished(signedBy(psbt, 0, third, me, friend)));
    expect(pushesOf(whole, 0)).toEqual([signatureOf(psbt, 0, me), me.publicKey]);
  });

  it('of one key may be of a long one', () => {
    const { privateKey } = me;
    const long = { privateKey, publicKey: publicKeyOf(privateKey, false) };
    const psbt = spending(madeCoin(addressOfPublicKey(long.publicKey, 'regtest'), 2n * DOGE));
    const signature = signatureOf(psbt, 0, long);
    const whole = value(finished(withSignature(psbt, 0, long, signature)));
    expect(pushesOf(whole, 0)).toEqual([signature, long.publicKey]);
    // the same point in compressed form has another address
    expect(finished(withSignature(psbt, 0, me, signature))).toMatchObject({ problem: { kind: 'unsigned' } });
  });

  it.each([
    ['the first two', [me, friend], [me, friend]],
    ['the last two, the last one first', [third, friend], [friend, third]],
    ['the outer two', [third, me], [me, third]],
    ['all, of whom two are enough', [third, friend, me], [me, friend]],
  ])('of several keys has the signatures in the order of the keys: %s', (_, signers, inOrder) => {
    const psbt = spending(FIRST, SHARED);
    const whole = value(finished(signedBy(signedBy(psbt, 0, me), 1, ...signers)));
    const signatures = inOrder.map((signer) => signatureOf(psbt, 1, signer));
    expect(pushesOf(whole, 1)).toEqual([new Uint8Array(), ...signatures, hexToBytes(shared.redeemScript)]);
  });

  it('takes the place of what only signing needed, and of nothing else', () => {
    const psbt = withField(spending(FIRST), 0, 'f0aa', Uint8Array.of(7));
    const derivation = INPUT.derivation + bytesToHex(me.publicKey);
    const signable = withField(
      withField(psbt, 0, INPUT.hashType, Uint8Array.of(1, 0, 0, 0)),
      0,
      derivation,
      new Uint8Array(4),
    );
    const whole = value(finished(signedBy(signable, 0, me)));
    expect([...(whole.inputs[0] ?? [])].map(([key]) => key)).toEqual([
      INPUT.previous,
      'f0aa',
      INPUT.finalScript,
    ]);
    expect(whole).toMatchObject({
      global: psbt.global,
      outputs: psbt.outputs,
      transaction: psbt.transaction,
    });
  });

  it('that is put together already stays as it is, beside others that are not', () => {
    const psbt = signedBy(spending(FIRST, SHARED), 1, me, third);
    const theirs = inputScript(sharedScript(psbt), [
      { publicKey: bytesToHex(me.publicKey), signature: signatureOf(psbt, 1, me) },
      { publicKey: bytesToHex(third.publicKey), signature: signatureOf(psbt, 1, third) },
    ]);
    const half = withField(spending(FIRST, SHARED), 1, INPUT.finalScript, theirs);
    const whole = value(finished(signedBy(half, 0, me)));
    expect(whole.inputs[1]).toEqual(half.inputs[1]);
    expect(pushesOf(whole, 0)).toEqual([signatureOf(psbt, 0, me), me.publicKey]);
  });

  it('that proves nothing is made anew of the signatures beside it', () => {
    const psbt = withField(spending(FIRST), 0, INPUT.finalScript, Uint8Array.of(0x51));
    const outpoint = outpointOf(FIRST);
    expect(finished(psbt)).toEqual({ ok: false, problem: { kind: 'bad-signature', outpoint } });
    const whole = value(finished(signedBy(psbt, 0, me)));
    expect(pushesOf(whole, 0)).toEqual([signatureOf(psbt, 0, me), me.publicKey]);
  });

  it('is not made of one that is not known, whoever signed', () => {
    const psbt = propose([FIRST, SHARED], [{ to: friend.address, amount: koinu(DOGE) }]);
    const problem = { kind: 'unknown-script', outpoint: outpointOf(SHARED) };
    const key = INPUT.signature + bytesToHex(me.publicKey);
    const signed = withField(signedBy(psbt, 0, me), 1, key, signatureOf(psbt, 0, me));
    expect(finished(signed)).toEqual({ ok: false, problem });
    expect(finished(signedBy(psbt, 0, me))).toEqual({ ok: false, problem });
  });

  it.each([
    [[], 0],
    [[friend], 1],
  ])('is not made before all have signed who have to', (signers, have) => {
    const psbt = signedBy(signedBy(spending(FIRST, SHARED), 0, me), 1, ...signers);
    const problem = { kind: 'unsigned', outpoint: outpointOf(SHARED), have, need: 2 };
    expect(finished(psbt)).toEqual({ ok: false, problem });
  });
});

const ORDER = 0xfffffffffffffffffffffffffffffffebaaedce6af48a03bbfd25e8cd0364141n;
const number = (bytes: Uint8Array): bigint => BigInt(`0x${bytesToHex(bytes)}`);
const bytesOf = (one: bigint): Uint8Array => hexToBytes(one.toString(16).padStart(64, '0'));

describe('a signature that no node takes', () => {
  const psbt = spending(FIRST);
  const numbers = numbersOf(psbt, 0, me);
  const [r, s] = [numbers.subarray(0, 32), numbers.subarray(32)];
  const good = encoded(numbers);

  it.each([
    ['is of another key', signatureOf(psbt, 0, friend)],
    ['is of another transaction', signatureOf(spending(FIRST, SHARED), 0, me)],
    ['has S in the upper half', encoded(concatBytes(r, bytesOf(ORDER - number(s))))],
    ['has an R of nothing', concatBytes(hexToBytes('300602010002010101'))],
    ['has an R that is no number of the curve', encoded(concatBytes(bytesOf(ORDER), s))],
    ['covers no outputs', encoded(numbers, 2)],
    ['lets anybody pay along', encoded(numbers, 0x81)],
    ['has a byte too many', concatBytes(good.slice(0, -1), Uint8Array.of(0, 1))],
    ['breaks off', concatBytes(good.slice(0, -2), Uint8Array.of(1))],
    ['is nothing but a hash type', Uint8Array.of(1)],
    ['is nothing', new Uint8Array()],
  ])('%s', (_, signature) => {
    const bad = withSignature(psbt, 0, me, signature);
    const problem = { kind: 'bad-signature', outpoint: outpointOf(FIRST) };
    expect(finalizePsbt(bad, explained(psbt))).toEqual({ ok: false, problem });
  });

  it('keeps nobody from sending where the good ones are enough', () => {
    const one = signedBy(spending(SHARED), 0, me);
    const bad = (psbt: Psbt) => withSignature(psbt, 0, third, signatureOf(spending(SHARED), 0, me));
    const problem = { kind: 'bad-signature', outpoint: outpointOf(SHARED) };
    expect(finished(bad(one))).toEqual({ ok: false, problem });
    const both = signedBy(one, 0, friend);
    expect(pushesOf(value(finished(bad(both))), 0)).toEqual(pushesOf(value(finished(both)), 0));
  });

  it('is of a key that is no point of the curve', () => {
    const nobody = { ...friend, publicKey: hexToBytes(`02${'ff'.repeat(32)}`) };
    const odd = sharedAddress(1, [me, nobody]);
    const coin = madeCoin(odd.address, 2n * DOGE);
    const plan = propose([coin], [{ to: friend.address, amount: koinu(DOGE) }], [odd]);
    const bad = withSignature(plan, 0, nobody, signatureOf(plan, 0, me));
    expect(finished(bad)).toEqual({
      ok: false,
      problem: { kind: 'bad-signature', outpoint: outpointOf(coin) },
    });
    expect(finished(signedBy(plan, 0, me)).ok).toBe(true);
  });
});

describe('what is sent', () => {
  const scriptsOf = [Uint8Array.of(0x51), Uint8Array.of(0x52, 0x53)];

  it('is the transaction that was signed, with the scripts, and is named by them', () => {
    const psbt = spending(FIRST, SHARED);
    const spends = psbt.transaction.inputs.map(({ txid, vout }, at) => ({ txid, vout, sequence: 10 + at }));
    const paid = [paying(me.address, 5n), paying(third.address, 6n)];
    const outputs = paid.map(({ value: amount, script }) => ({ amount, script }));
    const frame = { version: -1, lockTime: 77 };
    const transaction = readTransaction(serializeTransaction(spends, [], outputs, frame));
    if (transaction === null) throw new Error('no transaction');
    const inputs = scriptsOf.map((script) => new Map([[INPUT.finalScript, script]]));
    const { rawHex, txid } = value(extractTransaction({ ...psbt, transaction, inputs }));
    const sent = readTransaction(hexToBytes(rawHex));
    expect(sent).toEqual({
      ...transaction,
      txid,
      size: transaction.size + 3,
      inputs: transaction.inputs.map((input, at) => ({ ...input, script: scriptsOf[at] })),
    });
    expect(txid).not.toBe(transaction.txid);
  });

  it('is nothing before every input is finished', () => {
    const psbt = spending(FIRST, SHARED);
    const problem = { kind: 'unsigned', outpoint: outpointOf(SHARED), have: 0, need: 1 };
    const half = withField(psbt, 0, INPUT.finalScript, Uint8Array.of(1));
    expect(extractTransaction(half)).toEqual({ ok: false, problem });
  });
});
