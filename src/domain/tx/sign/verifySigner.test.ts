// A thief knows our addresses, our public keys and every signature that we ever made: none of that makes bytes ours.
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { script as scripts, Transaction } from 'bitcoinjs-lib';
import { describe, expect, it } from 'vitest';
import { coin, DOGE, request, THEIRS } from '../../../../mocks/fixtures/tx/coins.fixture.ts';
import { type KeyWithAddress, keyNamed, keysAmong } from '../../../../mocks/fixtures/tx/keys.fixture.ts';
import { addressOfRedeemScript, scriptOfAddress } from '../../address/addressScript.ts';
import { koinu } from '../../amount/Koinu.ts';
import { ecc } from '../../keys/ecc.ts';
import { redeemScriptOf } from '../../multisig/redeemScript.ts';
import type { Coin } from '../Coin.ts';
import { encodeSignature, p2pkhInputScript } from '../parse/inputScript.ts';
import { parseTransaction, type RawTransaction } from '../parse/parseTransaction.ts';
import { planTransfer } from '../plan/planTransfer.ts';
import { signTransfer } from './signTransfer.ts';
import { isSignedByUs, isSpentBy } from './verifySigner.ts';

const OURS = keyNamed('ours');
const OLD = keyNamed('ours of old', false);
const THIEF = keyNamed('thief');
const SEQUENCE = 0xfffffffd;

const isOwn = (address: string) => address === OURS.address || address === OLD.address;

function read(rawHex: string): RawTransaction {
  const parsed = parseTransaction(rawHex);
  if (!parsed.ok) throw new Error(parsed.problem.kind);
  return parsed.value;
}

const isOurs = (transaction: RawTransaction) => isSignedByUs(transaction, isOwn, 'mainnet');

function signed(coins: readonly Coin[], amount = DOGE): RawTransaction {
  const planned = planTransfer({
    ...request(coins, amount),
    changeTo: OURS.address,
    chosen: coins.map(({ txid, vout }) => `${txid}:${vout}`),
  });
  if (!planned.ok) throw new Error(planned.problem.kind);
  return read(signTransfer(planned.value, keysAmong([OURS, OLD, THIEF])).rawHex);
}

const coinOf = (index: number, { address }: KeyWithAddress, more: Partial<Coin> = {}) =>
  coin(index, 3n * DOGE, { address, ...more });
const oldCoin = (index: number) => coinOf(index, OLD, { keyForm: 'uncompressed' });

const withScript = (transaction: RawTransaction, script: Uint8Array, index = 0): RawTransaction => ({
  ...transaction,
  inputs: transaction.inputs.map((input, at) => (at === index ? { ...input, script } : input)),
});

const scriptIn = ({ inputs }: RawTransaction, index = 0): Uint8Array =>
  inputs[index]?.script ?? new Uint8Array(0);

const push = (bytes: Uint8Array) => concatBytes(Uint8Array.of(bytes.length), bytes);

/** The pushed signature in DER, without its hash type; may be modified. */
const derIn = (transaction: RawTransaction): Uint8Array => {
  const script = scriptIn(transaction);
  return script.slice(1, script[0] ?? 0);
};

const proofOf = (der: Uint8Array, type = 1, { publicKey } = OURS) =>
  concatBytes(push(concatBytes(der, Uint8Array.of(type))), push(publicKey));

describe('bytes that a key of ours signed', () => {
  it('are ours, whatever the form of the key and the length of its signature', () => {
    const lengths = new Set<number>();
    for (let index = 1; lengths.size < 3; index += 1) {
      const transaction = signed([coinOf(index, OURS)]);
      expect(isOurs(transaction)).toBe(true);
      lengths.add(derIn(transaction).length);
    }
    expect(isOurs(signed([oldCoin(1)]))).toBe(true);
  });

  it('are ours when one input of several is, wherever it stands', () => {
    for (const keys of [
      [OURS, THIEF],
      [THIEF, OURS],
      [THIEF, OURS, THIEF],
    ]) {
      expect(isOurs(signed(keys.map((key, index) => coinOf(index, key))))).toBe(true);
    }
    expect(isOurs(signed([coinOf(1, THIEF), coinOf(2, THIEF)]))).toBe(false);
  });

  it('are ours over 260 inputs and scripts of 300 bytes, as a second library hashes them', () => {
    const transaction = new Transaction();
    transaction.version = 1;
    transaction.locktime = 4_000_000_000;
    for (let index = 0; index < 260; index += 1) {
      transaction.addInput(new Uint8Array(32).fill(7), index * 3_000_000, 0xfffffffe);
    }
    transaction.addOutput(new Uint8Array(300).fill(0x6a), 0n);
    transaction.addOutput(scriptOfAddress(THEIRS, 'mainnet'), 9_000_000_000n * DOGE);
    const own = scriptOfAddress(OURS.address, 'mainnet');
    const hash = transaction.hashForSignature(259, own, 1);
    transaction.setInputScript(259, p2pkhInputScript(ecc.sign(hash, OURS.privateKey), OURS.publicKey));
    expect(isOurs(read(transaction.toHex()))).toBe(true);
  });
});

describe('what a thief can make of them', () => {
  const transaction = signed([coinOf(1, OURS), coinOf(2, THIEF)], 4n * DOGE);
  const [input, output] = [transaction.inputs[0], transaction.outputs[0]];
  if (input === undefined || output === undefined) throw new Error('no transfer');

  it.each<[string, Partial<RawTransaction>]>([
    ['another version', { version: 1 }],
    ['a lock time', { lockTime: 1 }],
    ['another amount', { outputs: [{ ...output, value: koinu(output.value + 1n) }] }],
    ['another receiver', { outputs: [{ ...output, script: scriptOfAddress(THIEF.address, 'mainnet') }] }],
    ['one output less', { outputs: transaction.outputs.slice(0, 1) }],
    ['one output more', { outputs: [...transaction.outputs, output] }],
    ['one input less', { inputs: [input] }],
    ['inputs the other way round', { inputs: transaction.inputs.toReversed() }],
    ['another sequence', { inputs: [{ ...input, sequence: SEQUENCE - 1 }, ...transaction.inputs.slice(1)] }],
    ['another coin of the same', { inputs: [{ ...input, vout: 1 }, ...transaction.inputs.slice(1)] }],
    [
      'a coin of somebody else',
      { inputs: [{ ...input, txid: coin(9, DOGE).txid }, ...transaction.inputs.slice(1)] },
    ],
  ])('is not ours with %s', (_name, change) => {
    expect(isOurs(transaction)).toBe(true);
    expect(isOurs({ ...transaction, ...change })).toBe(false);
  });

  it('is not ours by our public key alone, nor by a signature over other bytes', () => {
    const own = signed([coinOf(1, THIEF)]);
    const stolen = scriptIn(signed([coinOf(1, OURS)], 2n * DOGE));
    const made = ecc.sign(sha256(utf8ToBytes('anything')), THIEF.privateKey);
    expect(isOurs(withScript(own, stolen))).toBe(false);
    expect(isOurs(withScript(own, p2pkhInputScript(made, OURS.publicKey)))).toBe(false);
    expect(isOurs(withScript(own, p2pkhInputScript(new Uint8Array(64), OURS.publicKey)))).toBe(false);
  });
});

describe('scripts that prove nothing', () => {
  const transaction = signed([coinOf(1, OURS)]);
  const der = derIn(transaction);
  const lengthOfR = der[3] ?? 0;
  const changed = (index: number, byte: number) => {
    const copy = der.slice();
    copy[index] = byte;
    return copy;
  };
  const isProof = (script: Uint8Array) => isOurs(withScript(transaction, script));

  it('are not taken for a proof, however near they are to one', () => {
    expect(isProof(proofOf(der))).toBe(true);
    expect(isProof(new Uint8Array(0))).toBe(false);
    expect(isProof(Uint8Array.of(0))).toBe(false);
    expect(isProof(Uint8Array.of(0, 0))).toBe(false);
    expect(isProof(push(OURS.publicKey))).toBe(false);
    expect(isProof(concatBytes(proofOf(der), Uint8Array.of(0)))).toBe(false);
    expect(isProof(proofOf(der).slice(0, -1))).toBe(false);
    expect(isProof(concatBytes(push(concatBytes(der, Uint8Array.of(1))), Uint8Array.of(0)))).toBe(false);
    expect(isProof(proofOf(der, 1, { ...OURS, publicKey: OURS.publicKey.slice(1) }))).toBe(false);
  });

  it.each([0, 2, 3, 0x81])('are those that sign less than everything: hash type %i', (type) => {
    expect(isProof(proofOf(der, type))).toBe(false);
    expect(isProof(proofOf(changed(der.length - 1, type), 1))).toBe(false);
  });

  it('are those that are no strict DER', () => {
    const s = der.subarray(6 + lengthOfR);
    const broken = [
      changed(0, 0x31),
      changed(1, der.length - 1),
      changed(1, der.length - 3),
      changed(2, 3),
      changed(4 + lengthOfR, 3),
      changed(5 + lengthOfR, s.length - 1),
      concatBytes(der, Uint8Array.of(0)),
      concatBytes(changed(1, der.length - 1), Uint8Array.of(0)),
      der.slice(0, -1),
      der.slice(0, 3),
      new Uint8Array(0),
    ];
    for (const bytes of broken) expect(isProof(proofOf(bytes))).toBe(false);
  });

  it('are numbers that are longer than a key, and no number at all', () => {
    const s = concatBytes(Uint8Array.of(2, der.length - 6 - lengthOfR), der.subarray(6 + lengthOfR));
    const withR = (...r: readonly number[]) =>
      concatBytes(Uint8Array.of(0x30, 2 + r.length + s.length, 2, r.length, ...r), s);
    const digits = der.subarray(4, 4 + lengthOfR).slice(lengthOfR - 32);
    expect(isProof(proofOf(withR(...digits)))).toBe(true);
    // an unnecessary zero: nodes reject it since BIP66
    expect(isProof(proofOf(withR(0, ...digits)))).toBe(false);
    expect(isProof(proofOf(withR(1, ...digits)))).toBe(false);
    expect(isProof(proofOf(withR(0, 0, ...digits)))).toBe(false);
    expect(isProof(proofOf(withR()))).toBe(false);
    const noS = concatBytes(
      Uint8Array.of(0x30, 4 + lengthOfR),
      der.subarray(2, 4 + lengthOfR),
      Uint8Array.of(2, 0),
    );
    expect(isProof(proofOf(noS))).toBe(false);
  });
});

describe('a coin that its own key spends', () => {
  const [first, second] = [coinOf(1, OURS), coinOf(2, THIEF, { vout: 3 })];
  const transaction = signed([first, second], 4n * DOGE);

  it('is proven for each by the key that owns it, and for no other', () => {
    expect(isSpentBy(transaction, first, 'mainnet')).toBe(true);
    expect(isSpentBy(transaction, second, 'mainnet')).toBe(true);
    expect(isSpentBy(transaction, { ...first, address: THIEF.address }, 'mainnet')).toBe(false);
    expect(isSpentBy(transaction, { ...second, address: OURS.address }, 'mainnet')).toBe(false);
  });

  it('is not proven for coins that are not among them', () => {
    for (const other of [coinOf(1, OURS, { vout: 1 }), coinOf(3, OURS), coinOf(2, THIEF)]) {
      expect(isSpentBy(transaction, other, 'mainnet')).toBe(false);
    }
  });

  it('is not proven on another network, nor by bytes that were changed', () => {
    expect(isSpentBy(transaction, first, 'testnet')).toBe(false);
    expect(isSpentBy({ ...transaction, lockTime: 9 }, first, 'mainnet')).toBe(false);
    const bare = encodeSignature(ecc.sign(sha256(utf8ToBytes('x')), OURS.privateKey));
    expect(bytesToHex(bare)).toMatch(/^30/);
    expect(isSpentBy(withScript(transaction, push(bare)), first, 'mainnet')).toBe(false);
  });
});

describe('a coin of several keys', () => {
  // in the order of the script
  const keys = [OURS, keyNamed('friend'), keyNamed('third')].toSorted((one, other) =>
    bytesToHex(one.publicKey) < bytesToHex(other.publicKey) ? -1 : 1,
  );
  const redeem = (required: number, of = keys) =>
    redeemScriptOf(
      required,
      of.map(({ publicKey }) => bytesToHex(publicKey)),
    );
  const script = redeem(2);
  const shared = addressOfRedeemScript(script, 'mainnet');
  const spent = { txid: coin(1, DOGE).txid, vout: 0, address: shared };

  /** Spends it, followed by another coin, to a thief. */
  function spending(
    signers: readonly KeyWithAddress[],
    {
      redeemScript = script,
      type = 1,
      dummy = 0,
    }: { redeemScript?: Uint8Array; type?: number; dummy?: number } = {},
  ): RawTransaction {
    const transaction = new Transaction();
    for (const index of [1, 2]) transaction.addInput(hexToBytes(coin(index, DOGE).txid).reverse(), 0);
    transaction.addOutput(scriptOfAddress(THIEF.address, 'mainnet'), 2n * DOGE);
    const hash = transaction.hashForSignature(0, script, 1);
    const signatures = signers.map(({ privateKey }) =>
      concatBytes(encodeSignature(ecc.sign(hash, privateKey)).slice(0, -1), Uint8Array.of(type)),
    );
    transaction.setInputScript(0, scripts.compile([dummy, ...signatures, redeemScript]));
    return read(transaction.toHex());
  }
  const [first, second, third] = keys as [KeyWithAddress, KeyWithAddress, KeyWithAddress];
  const isProven = (transaction: RawTransaction) => isSpentBy(transaction, spent, 'mainnet');
  const isSharedOurs = (transaction: RawTransaction) =>
    isSignedByUs(transaction, (address) => address === shared, 'mainnet');

  it.each([
    [first, second],
    [first, third],
    [second, third],
  ])('is proven to be spent by as many of its keys as it asks for, in their order', (...signers) => {
    expect(isProven(spending(signers))).toBe(true);
    expect(isSharedOurs(spending(signers))).toBe(true);
  });

  it('is not by fewer, by more, in another order, by one key twice, or by a key of somebody else', () => {
    for (const signers of [
      [],
      [first],
      [first, second, third],
      [second, first],
      [first, first],
      [first, THIEF],
      [THIEF, second],
    ]) {
      expect(isProven(spending(signers))).toBe(false);
      expect(isSharedOurs(spending(signers))).toBe(false);
    }
  });

  it('is not by a script that a thief wrote, nor by signatures under another one of the same keys', () => {
    const theirs = redeem(1, [THIEF]);
    expect(isProven(spending([THIEF], { redeemScript: theirs }))).toBe(false);
    expect(isProven(spending([first], { redeemScript: redeem(1) }))).toBe(false);
    expect(isProven(spending([first, second], { redeemScript: Uint8Array.of(0x51) }))).toBe(false);
    expect(isProven(spending([], { redeemScript: Uint8Array.of(0x51) }))).toBe(false);
  });

  it('is not by signatures over less than everything, behind another number, or in bytes that were changed', () => {
    const good = spending([first, second]);
    expect(isProven(spending([first, second], { type: 0x81 }))).toBe(false);
    expect(isProven(spending([first, second], { dummy: 0x51 }))).toBe(false);
    expect(isProven({ ...good, lockTime: 9 })).toBe(false);
    expect(isProven({ ...good, inputs: good.inputs.toReversed() })).toBe(false);
    expect(isProven(withScript(good, concatBytes(scriptIn(good), Uint8Array.of(0))))).toBe(false);
    expect(isProven(withScript(good, scriptIn(good).slice(0, -1)))).toBe(false);
  });

  it('is proven for its own address alone', () => {
    const good = spending([first, second]);
    expect(isSpentBy(good, { ...spent, address: first.address }, 'mainnet')).toBe(false);
    expect(isSpentBy(good, { ...spent, vout: 1 }, 'mainnet')).toBe(false);
    expect(isSpentBy(good, spent, 'testnet')).toBe(false);
    expect(isOurs(good)).toBe(false);
  });
});
