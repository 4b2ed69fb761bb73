/** The effect of a PSBT, its possible signers, and combining copies: with coins of a sandbox, using only the domain's rules. */
import { bytesToHex, concatBytes } from '@noble/hashes/utils.js';
import { describe, expect, it } from 'vitest';
import { checkedPsbt } from '../../../mocks/fixtures/psbt/checkedPsbt.ts';
import {
  fundOn,
  propose,
  psbtSigner,
  type Signer,
  sharedAddress,
  signsPsbt,
} from '../../../mocks/fixtures/psbt/psbtPeople.ts';
import { goodPsbt, REJECTED_PSBTS } from '../../../mocks/fixtures/psbt/rejectedPsbts.ts';
import { Sandbox } from '../../../mocks/sandbox/chain/Sandbox.ts';
import type { DogeAddress } from '../address/DogeAddress.ts';
import { koinu } from '../amount/Koinu.ts';
import type { Result } from '../result.ts';
import { MAX_FEE } from '../tx/policy.ts';
import { combinePsbts, takeSignatures } from './combinePsbts.ts';
import { explainPsbt, ownCoinsOf, type PsbtOwner } from './explainPsbt.ts';
import { extractTransaction, finalizePsbt } from './finishPsbt.ts';
import { INPUT, type Psbt, withInputs } from './Psbt.ts';
import { readPsbtText } from './readPsbt.ts';
import { writePsbtText } from './writePsbt.ts';

const DOGE = 100_000_000n;
const [me, friend, third] = (await Promise.all([0, 1, 2].map(psbtSigner))) as [Signer, Signer, Signer];
const shared = sharedAddress(2, [me, friend, third]);
const sandbox = new Sandbox({ seed: 'psbt of the domain' });

const value = <Value>(result: Result<Value, unknown>): Value => {
  if (!result.ok) throw new Error(JSON.stringify(result.problem, (_, part) => String(part)));
  return result.value;
};

const ownerOf = (...addresses: readonly DogeAddress[]): PsbtOwner => ({
  network: 'regtest',
  isOwn: (address) => addresses.includes(address),
});
const mine = ownerOf(me.address);

async function signedBy(signer: Signer, psbt: Psbt): Promise<Psbt> {
  const signed = value(await signsPsbt(signer, writePsbtText(psbt), psbt.transaction.txid));
  return value(readPsbtText(signed.signed));
}

/** Spends one of my coins, one of a friend's, and one shared by three. */
function together(): Psbt {
  const coins = [me.address, friend.address, shared.address].flatMap((address, at) =>
    fundOn(sandbox, [address], BigInt(at + 2) * DOGE),
  );
  const outputs = [
    { to: third.address, amount: koinu(7n * DOGE) },
    { to: me.address, amount: koinu(DOGE) },
  ];
  return propose(coins, outputs, [shared]);
}

describe('nothing that must not be signed is explained', () => {
  it.each(REJECTED_PSBTS)('$name', ({ make, problem }) => {
    const read = readPsbtText(make({ sandbox, from: me.address }));
    const judged = read.ok ? explainPsbt(read.value, mine) : read;
    expect(judged).toMatchObject({ ok: false, problem });
  });

  it('a payment to a one-time script of ours', () => {
    const psbt = goodPsbt({ sandbox, from: me.address });
    const [paid] = value(explainPsbt(psbt, mine)).outputs;
    const commitAddresses = new Set([String(paid?.address)]);
    expect(explainPsbt(psbt, { ...mine, commitAddresses })).toEqual({
      ok: false,
      problem: { kind: 'commit-script', address: paid?.address },
    });
    expect(explainPsbt(psbt, { ...mine, commitAddresses: new Set([me.address]) }).ok).toBe(true);
  });

  it('a coin that its owner holds back, and only of the owner', () => {
    const psbt = goodPsbt({ sandbox, from: me.address });
    const protection = () => 'frozen' as never;
    expect(explainPsbt(psbt, { ...mine, protection })).toMatchObject({ problem: { reason: 'frozen' } });
    expect(explainPsbt(psbt, { ...ownerOf(friend.address), protection }).ok).toBe(true);
  });

  it('a fee of the ceiling is, and a koinu more is not', () => {
    expect(explainPsbt(goodPsbt({ sandbox, from: me.address }, 200n, MAX_FEE), mine)).toMatchObject({
      value: { fee: MAX_FEE },
    });
    expect(explainPsbt(goodPsbt({ sandbox, from: me.address }, 200n, MAX_FEE + 1n), mine).ok).toBe(false);
  });

  it('no fee at all is', () => {
    expect(explainPsbt(goodPsbt({ sandbox, from: me.address }, 3n, 0n), mine)).toMatchObject({
      value: { fee: 0n, spent: 3n * DOGE },
    });
  });
});

describe('what it would do', () => {
  it('is explained for each coin and payment, and in sums', () => {
    const psbt = together();
    const explained = checkedPsbt(psbt, ownerOf(me.address, shared.address));
    expect(explained).toMatchObject({
      unsignedTxid: psbt.transaction.txid,
      version: 2,
      lockTime: 0,
      fee: DOGE,
      spent: 6n * DOGE,
      returned: DOGE,
      leaves: 5n * DOGE,
      isSignedByUs: false,
      isComplete: false,
    });
    const results = explained.inputs.map(({ value: worth, isOwn, needed, signatures, isFinal, spent }) => ({
      worth,
      isOwn,
      needed,
      signatures,
      isFinal,
      kind: spent.kind,
    }));
    expect(results).toEqual([
      { worth: 2n * DOGE, isOwn: true, needed: 1, signatures: 0, isFinal: false, kind: 'key' },
      { worth: 3n * DOGE, isOwn: false, needed: 1, signatures: 0, isFinal: false, kind: 'key' },
      { worth: 4n * DOGE, isOwn: true, needed: 2, signatures: 0, isFinal: false, kind: 'multisig' },
    ]);
    expect(explained.outputs.map(({ address, isOwn }) => [address, isOwn])).toEqual([
      [third.address, false],
      [me.address, true],
    ]);
    const outpoints = psbt.transaction.inputs.map((input) => `${input.txid}:${input.vout}`);
    expect(ownCoinsOf(explained)).toEqual([outpoints[0], outpoints[2]]);
  });

  it('counts a shared coin as ours for whoever has one of its keys, unless they say which they can sign', () => {
    const psbt = together();
    const [, , byKey] = value(explainPsbt(psbt, ownerOf(third.address))).inputs;
    expect(byKey?.isOwn).toBe(true);
    const [, , held] = value(explainPsbt(psbt, { ...ownerOf(third.address), canSign: () => false })).inputs;
    expect(held?.isOwn).toBe(false);
  });

  it('loses nothing where others pay us', () => {
    const coins = fundOn(sandbox, [friend.address], 5n * DOGE);
    const psbt = propose(coins, [{ to: me.address, amount: koinu(4n * DOGE) }]);
    expect(checkedPsbt(psbt, mine)).toMatchObject({
      spent: 0n,
      returned: 4n * DOGE,
      leaves: -4n * DOGE,
      isSignedByUs: true,
      isComplete: false,
    });
  });
});

describe('signing together', () => {
  it('comes as far as each signature brings it, and a node takes what is finished', async () => {
    const psbt = together();
    const owner = ownerOf(me.address, shared.address);
    const once = value(takeSignatures(psbt, await signedBy(me, psbt)));
    expect(checkedPsbt(once, owner)).toMatchObject({ isSignedByUs: false, isComplete: false });
    expect(checkedPsbt(once, mine).inputs.map(({ signatures }) => signatures)).toEqual([1, 0, 1]);
    const outpoint = { txid: psbt.transaction.inputs[1]?.txid, vout: psbt.transaction.inputs[1]?.vout };
    expect(finalizePsbt(once, value(explainPsbt(once, owner)))).toEqual({
      ok: false,
      problem: { kind: 'unsigned', outpoint, have: 0, need: 1 },
    });
    const whole = value(combinePsbts(once, await signedBy(friend, psbt)));
    const explained = checkedPsbt(whole, owner);
    expect(explained).toMatchObject({ isSignedByUs: true, isComplete: true });
    const finished = value(finalizePsbt(whole, explained));
    const again = checkedPsbt(finished, owner);
    expect(again.inputs.map(({ isFinal, signatures }) => [isFinal, signatures])).toEqual([
      [true, 1],
      [true, 1],
      // the redeem script was removed when finalizing, and is taken from the final script
      [true, 2],
    ]);
    expect(again).toMatchObject({ isSignedByUs: true, isComplete: true });
    for (const input of finished.inputs) {
      expect([...input.keys()]).toEqual([INPUT.previous, INPUT.finalScript]);
    }
    expect(finalizePsbt(finished, again)).toEqual({ ok: true, value: finished });
    const { rawHex, txid: id } = value(extractTransaction(finished));
    expect(sandbox.submit(rawHex)).toMatchObject({ accepted: true, txid: id });
  });

  it('is not finished with a signature over something else, nor one of a stranger alone', async () => {
    const psbt = goodPsbt({ sandbox, from: me.address });
    const other = await signedBy(me, goodPsbt({ sandbox, from: me.address }, 11n));
    const stolen = [...(other.inputs[0] ?? [])].find(([key]) => key.startsWith(INPUT.signature));
    if (stolen === undefined) throw new Error('not signed');
    const bad = withInputs(psbt, (input) => new Map([...input, stolen]));
    expect(finalizePsbt(bad, value(explainPsbt(bad, mine)))).toMatchObject({
      problem: { kind: 'bad-signature' },
    });
    const strangers = `${INPUT.signature}${bytesToHex(friend.publicKey)}`;
    const foreign = withInputs(psbt, (input) => new Map([...input, [strangers, stolen[1]]]));
    expect(finalizePsbt(foreign, value(explainPsbt(foreign, mine)))).toMatchObject({
      problem: { kind: 'unsigned', have: 0, need: 1 },
    });
    for (const broken of [new Uint8Array([1]), concatBytes(stolen[1].slice(0, -1), Uint8Array.of(1, 1))]) {
      const map = withInputs(psbt, (input) => new Map([...input, [stolen[0], broken]]));
      expect(finalizePsbt(map, value(explainPsbt(map, mine)))).toMatchObject({
        problem: { kind: 'bad-signature' },
      });
    }
  });

  it('is not finished where the script behind an address is not known', () => {
    const coins = fundOn(sandbox, [shared.address], 2n * DOGE);
    const psbt = propose(coins, [{ to: me.address, amount: koinu(DOGE) }]);
    const explained = checkedPsbt(psbt, mine);
    expect(explained.inputs[0]).toMatchObject({ needed: null, address: shared.address, isOwn: false });
    expect(explained.isComplete).toBe(false);
    expect(finalizePsbt(psbt, explained)).toMatchObject({ problem: { kind: 'unknown-script' } });
  });

  it('is not taken out before all are finished, nor above what nodes relay', () => {
    const psbt = goodPsbt({ sandbox, from: me.address });
    expect(extractTransaction(psbt)).toMatchObject({ problem: { kind: 'unsigned', have: 0, need: 1 } });
    const withScript = (length: number) =>
      withInputs(psbt, (input) => new Map([...input, [INPUT.finalScript, new Uint8Array(length)]]));
    const { problem } = extractTransaction(withScript(100_000)) as { problem: { size: number } };
    expect(problem).toEqual({ kind: 'too-large-to-relay', size: problem.size, maximum: 99_999 });
    const most = 100_000 - (problem.size - 99_999);
    expect(extractTransaction(withScript(most)).ok).toBe(true);
    expect(extractTransaction(withScript(most + 1)).ok).toBe(false);
  });
});
