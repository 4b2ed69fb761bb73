/** Multisig wallets, from keys to transactions a node accepts; and what a vault doesn't sign. */
import bitcore from 'bitcore-lib-doge';
import { describe, expect, it } from 'vitest';
import {
  phraseRecord,
  sharedDescriptor,
  sharedRecord,
  vaultOf,
} from '../../../../mocks/fixtures/multisig/cosigners.ts';
import { checkedPsbt } from '../../../../mocks/fixtures/psbt/checkedPsbt.ts';
import { fundOn, planSpending } from '../../../../mocks/fixtures/psbt/psbtPeople.ts';
import { Sandbox } from '../../../../mocks/sandbox/chain/Sandbox.ts';
import { walletsOf } from '../../../../mocks/vault/walletsOf.ts';
import { scriptOfAddress } from '../../../domain/address/addressScript.ts';
import type { DogeAddress } from '../../../domain/address/DogeAddress.ts';
import { koinu } from '../../../domain/amount/Koinu.ts';
import { hexOfBytes } from '../../../domain/bytes.ts';
import type { MultisigAddress } from '../../../domain/multisig/deriveMultisig.ts';
import { combinePsbts, takeSignatures } from '../../../domain/psbt/combinePsbts.ts';
import { createPsbt } from '../../../domain/psbt/createPsbt.ts';
import { explainPsbt } from '../../../domain/psbt/explainPsbt.ts';
import { extractTransaction, finalizePsbt } from '../../../domain/psbt/finishPsbt.ts';
import { INPUT, type Psbt, withInputs } from '../../../domain/psbt/Psbt.ts';
import { readPsbtText } from '../../../domain/psbt/readPsbt.ts';
import { writePsbtText } from '../../../domain/psbt/writePsbt.ts';
import type { Result } from '../../../domain/result.ts';
import { parseTransaction } from '../../../domain/tx/parse/parseTransaction.ts';
import { inputSizeOf, multisigScriptSize } from '../../../domain/tx/sizes.ts';
import { curveKeyOps } from './curveKeyOps.ts';
import type { SpendableWallets } from './SpendableWallets.ts';

const DOGE = 100_000_000n;
const sandbox = new Sandbox({ seed: 'multisig' });
const { Script, Transaction: BitcoreTransaction } = bitcore;
const { Interpreter } = Script;

const value = <Value>(result: Result<Value, unknown>): Value => {
  if (!result.ok) throw new Error(JSON.stringify(result.problem, (_, part) => String(part)));
  return result.value;
};

async function described(wallets: SpendableWallets, id = 'key-1') {
  const description = await curveKeyOps.describeMultisig(wallets, id);
  if (description === null) throw new Error('no shared wallet');
  return description;
}

const first = ({ addresses }: { readonly addresses: readonly MultisigAddress[] }): MultisigAddress =>
  addresses[0] as MultisigAddress;

/** A payment proposed from a multisig address, with the data cosigners need. */
function proposed(shared: MultisigAddress, to: DogeAddress, coins = 2): Psbt {
  const funded = fundOn(sandbox, Array<DogeAddress>(coins).fill(shared.address), 5n * DOGE);
  const previous = new Map(funded.map(({ coin, rawHex }) => [coin.txid, rawHex]));
  const change = { to: shared.address, amount: koinu(DOGE) };
  const outputs = [{ to, amount: koinu(BigInt(coins) * 5n * DOGE - DOGE - 20_000_000n) }, change];
  const plan = planSpending(
    funded.map(({ coin }) => coin),
    outputs,
  );
  const { origins, redeemScript } = shared;
  return createPsbt(plan, previous, (address) =>
    address === shared.address ? { origins, redeemScript } : undefined,
  );
}

const signsIn = (wallets: SpendableWallets, psbt: Psbt) =>
  curveKeyOps.signPsbt(
    wallets,
    { psbt: writePsbtText(psbt), network: 'regtest', confirmed: psbt.transaction.txid },
    new Set(),
  );

async function signedBy(wallets: SpendableWallets, psbt: Psbt): Promise<Psbt> {
  return value(readPsbtText(value(await signsIn(wallets, psbt)).signed));
}

const sees = (address: DogeAddress) =>
  ({ network: 'regtest', isOwn: (one: DogeAddress) => one === address }) as const;

const elsewhere = (await walletsOf([phraseRecord(90)])).keyrings[0]?.accounts[0]?.address as DogeAddress;

describe('a wallet of two of three', () => {
  const people = [0, 1, 2];
  const descriptorOfAll = sharedDescriptor(2, people);

  it('knows which key is ours, and is the same for everybody', async () => {
    const descriptor = await descriptorOfAll;
    const all = await Promise.all(people.map(async (person) => described(await vaultOf(person, descriptor))));
    expect(new Set(all.map((one) => first(one).address)).size).toBe(1);
    expect(all.map(({ own }) => own.length)).toEqual([1, 1, 1]);
    expect(new Set(all.map(({ own }) => own[0]?.fingerprint)).size).toBe(3);
    expect((await described(await vaultOf(7, descriptor))).own).toEqual([]);
    const { keyrings } = await vaultOf(0, descriptor);
    expect(keyrings[1]).toMatchObject({ type: 'watch', origin: 'multisig', hdPath: 'm/0' });
    expect(keyrings[1]?.accounts[0]).toMatchObject({ keyForm: '2-of-3', pubkey: '' });
  });

  it('spends when any two sign, in any order, and a node takes it', async () => {
    const descriptor = await descriptorOfAll;
    for (const [one, other] of [
      [0, 1],
      [2, 0],
      [1, 2],
    ] as const) {
      const wallets = await vaultOf(one, descriptor);
      const shared = first(await described(wallets));
      const psbt = proposed(shared, elsewhere);
      const owner = sees(shared.address);
      const half = takeSignatures(psbt, await signedBy(wallets, psbt));
      expect(checkedPsbt(value(half), owner)).toMatchObject({ isComplete: false });
      const theirs = await signedBy(await vaultOf(other, descriptor), psbt);
      const whole = value(combinePsbts(value(half), theirs));
      const explained = checkedPsbt(whole, owner);
      expect(explained).toMatchObject({ isComplete: true, inputs: [{ signatures: 2, needed: 2 }, {}] });
      const { rawHex } = value(extractTransaction(value(finalizePsbt(whole, explained))));
      const locking = Script.fromHex(hexOfBytes(scriptOfAddress(shared.address, 'regtest')));
      const { inputs } = value(parseTransaction(rawHex));
      inputs.forEach(({ script }, at) => {
        const unlocking = Script.fromHex(hexOfBytes(script));
        const transaction = new BitcoreTransaction(rawHex);
        const flags = Interpreter.SCRIPT_VERIFY_P2SH | Interpreter.SCRIPT_VERIFY_NULLDUMMY;
        expect(new Interpreter().verify(unlocking, locking, transaction, at, flags)).toBe(true);
      });
      expect(sandbox.submit(rawHex)).toMatchObject({ accepted: true });
    }
  });

  it('is not spent by one, nor by one who signs twice', async () => {
    const wallets = await vaultOf(0, await descriptorOfAll);
    const shared = first(await described(wallets));
    const psbt = proposed(shared, elsewhere);
    const twice = await signedBy(wallets, await signedBy(wallets, psbt));
    const explained = checkedPsbt(twice, sees(shared.address));
    expect(explained).toMatchObject({ isComplete: false, inputs: [{ signatures: 1, needed: 2 }, {}] });
    expect(finalizePsbt(twice, explained).ok).toBe(false);
  });
});

describe('a theft', () => {
  it('by a script that names our key, of a wallet that we never took, is not signed', async () => {
    const theirs = await sharedDescriptor(1, [0, 66]);
    const ours = await sharedDescriptor(2, [0, 1, 2]);
    // the thief knows our key, and includes it in a 1-of-n wallet
    const shared = first(await described(await vaultOf(66, theirs)));
    const psbt = proposed(shared, elsewhere);
    const signed = await signsIn(await vaultOf(0, ours), psbt);
    expect(signed).toEqual({ ok: false, problem: { kind: 'nothing-to-sign' } });
  });

  it('by a script of other keys before a coin of ours is refused', async () => {
    const ours = await sharedDescriptor(2, [0, 1, 2]);
    const wallets = await vaultOf(0, ours);
    const theirs = first(await described(await vaultOf(66, await sharedDescriptor(1, [0, 66]))));
    const psbt = proposed(first(await described(wallets)), elsewhere);
    const { redeemScript } = theirs;
    const swapped = withInputs(psbt, (input) =>
      new Map(input).set(INPUT.redeemScript, Uint8Array.from(Buffer.from(redeemScript, 'hex'))),
    );
    expect(await signsIn(wallets, swapped)).toMatchObject({ problem: { kind: 'redeem-script' } });
  });

  it('by a key under our fingerprint that our phrase does not derive is not signed', async () => {
    const ours = await sharedDescriptor(1, [0, 1]);
    const mine = (await described(await vaultOf(0, ours))).own[0]?.fingerprint ?? '';
    const foreign = await sharedDescriptor(1, [5, 6]);
    const forged = foreign.replace(/\[[0-9a-f]{8}/g, `[${mine}`).replace(/#.*/, '');
    const read = await curveKeyOps.read({ kind: 'multisig', text: forged }, 'regtest');
    const material = value(read);
    if (material.origin !== 'multisig') throw new Error('another kind');
    const wallets = await walletsOf([phraseRecord(0), sharedRecord(material.descriptor)]);
    const shared = first(await described(wallets));
    expect((await described(wallets)).own).toEqual([]);
    expect(await signsIn(wallets, proposed(shared, elsewhere))).toMatchObject({
      problem: { kind: 'nothing-to-sign' },
    });
  });
});

describe('what nodes relay', () => {
  it.each([
    [1, 2],
    [2, 3],
    [3, 5],
    [1, 15],
    [8, 15],
    [15, 15],
  ])('includes %i of %i keys, and no input is larger than it was planned with', async (required, count) => {
    const people = Array.from({ length: count }, (_, person) => person);
    const descriptor = await sharedDescriptor(required, people);
    const shared = first(await described(await vaultOf(0, descriptor)));
    let psbt = proposed(shared, elsewhere, 1);
    for (const person of people.slice(0, required))
      psbt = await signedBy(await vaultOf(person, descriptor), psbt);
    const explained = value(explainPsbt(psbt, sees(shared.address)));
    const { rawHex } = value(extractTransaction(value(finalizePsbt(psbt, explained))));
    const script = value(parseTransaction(rawHex)).inputs[0]?.script ?? new Uint8Array();
    const most = multisigScriptSize(required, count);
    expect(script.length).toBeLessThanOrEqual(most);
    expect(script.length).toBeGreaterThanOrEqual(most - 4 * required);
    expect(inputSizeOf(`${required}-of-${count}`)).toBe(40 + most + (most < 253 ? 1 : 3));
    expect(sandbox.submit(rawHex)).toMatchObject({ accepted: true });
  });

  it('is all of them: the largest script for 15 of 15 stays below 1,650 bytes', () => {
    // 1 + 15 × 73 + 3 + 513: OP_0, the signatures, and the push of the redeem script
    expect(multisigScriptSize(15, 15)).toBe(1_612);
    for (let count = 2; count <= 15; count += 1)
      for (let required = 1; required <= count; required += 1)
        expect(multisigScriptSize(required, count)).toBeLessThanOrEqual(1_650);
  });
});
