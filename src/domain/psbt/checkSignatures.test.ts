/** Which signatures count: valid ones of required keys, in a form that nodes accept. */
import { bytesToHex, concatBytes, hexToBytes } from '@noble/hashes/utils.js';
import { payments, script as scripts, Transaction } from 'bitcoinjs-lib';
import { describe, expect, it } from 'vitest';
import { checkedPsbt, EVERYTHING } from '../../../mocks/fixtures/psbt/checkedPsbt.ts';
import { madeCoin } from '../../../mocks/fixtures/psbt/madeCoins.ts';
import { propose, psbtSigner, type Signer, sharedAddress } from '../../../mocks/fixtures/psbt/psbtPeople.ts';
import { koinu } from '../amount/Koinu.ts';
import { ecc } from '../keys/ecc.ts';
import type { Result } from '../result.ts';
import { operationsIn } from '../tx/parse/operations.ts';
import { finalSignatures } from './checkSignatures.ts';
import { combinePsbts } from './combinePsbts.ts';
import type { PsbtOwner } from './explainPsbt.ts';
import { finalizePsbt } from './finishPsbt.ts';
import { keepGoodSignatures, withoutKnown } from './keepGoodSignatures.ts';
import { INPUT, type Psbt, withInputs } from './Psbt.ts';
import { readPsbtText } from './readPsbt.ts';
import { signingHashes } from './signingHashes.ts';
import { spentScriptOf } from './spentScript.ts';
import verdicts from './vectors/multisigScripts.json' with { type: 'json' };
import proofs from './vectors/proofs.json' with { type: 'json' };

const DOGE = 100_000_000n;
const [me, friend, third] = (await Promise.all([0, 1, 2].map(psbtSigner))) as [Signer, Signer, Signer];
const shared = sharedAddress(2, [me, friend, third]);
const JUNK = hexToBytes('300602010102010101');

const value = <Value>(result: Result<Value, { readonly kind: string }>): Value => {
  if (!result.ok) throw new Error(result.problem.kind);
  return result.value;
};

const toFriend = [{ to: friend.address, amount: koinu(DOGE) }];
const ofMine = () => propose([madeCoin(me.address, 2n * DOGE)], toFriend);
const ofAll = (isKnown = true) =>
  propose([madeCoin(shared.address, 2n * DOGE)], toFriend, isKnown ? [shared] : []);

const signatureOf = (psbt: Psbt, { privateKey }: Signer): Uint8Array => {
  const [signed] = [...signingHashes(psbt, checkedPsbt(psbt), (at) => at === 0)];
  return scripts.signature.encode(ecc.sign(signed?.hash ?? new Uint8Array(32), privateKey), 1);
};
const withField = (psbt: Psbt, key: string, bytes: Uint8Array): Psbt =>
  withInputs(psbt, (input) => new Map([...input, [key, bytes]]));
const keyOf = ({ publicKey }: Signer): string => INPUT.signature + bytesToHex(publicKey);
const signedBy = (psbt: Psbt, ...people: readonly Signer[]): Psbt =>
  people.reduce((so, one) => withField(so, keyOf(one), signatureOf(psbt, one)), psbt);
const withJunkOf = (psbt: Psbt, ...people: readonly Signer[]): Psbt =>
  people.reduce((so, one) => withField(so, keyOf(one), JUNK), psbt);
const withFinal = (psbt: Psbt, script: Uint8Array): Psbt => withField(psbt, INPUT.finalScript, script);

const UNSIGNED = { isSignedByUs: false, isComplete: false };
const SIGNED = { isSignedByUs: true, isComplete: true };

describe('what other wallets call signed', () => {
  it.each(proofs.cases)('is nowhere near it: $what', ({ psbt }) => {
    const read = value(readPsbtText(psbt));
    const owner: PsbtOwner = { network: 'mainnet', isOwn: () => true };
    const inputs = [
      { signatures: 0, needed: 1 },
      { signatures: 0, needed: 1 },
    ];
    const checked = checkedPsbt(read, owner);
    expect(checked).toMatchObject({ ...UNSIGNED, inputs });
    expect(finalizePsbt(read, checked)).toMatchObject({ ok: false });
  });
});

describe('how far signing has come', () => {
  it('is nowhere with the signature of a key that the coin does not ask for', () => {
    expect(checkedPsbt(signedBy(ofMine(), third))).toMatchObject({
      ...UNSIGNED,
      inputs: [{ signatures: 0, needed: 1 }],
    });
  });

  it.each([
    ['is none', JUNK],
    ['is of another key', signatureOf(ofMine(), friend)],
    ['is of another transaction', signatureOf(ofAll(), me)],
    ['covers no outputs', concatBytes(signatureOf(ofMine(), me).slice(0, -1), Uint8Array.of(1, 1))],
  ])('is nowhere with what %s, of the right key', (_, signature) => {
    const checked = checkedPsbt(withField(ofMine(), keyOf(me), signature));
    expect(checked).toMatchObject({ ...UNSIGNED, inputs: [{ signatures: 0, signers: [] }] });
  });

  it('is the end with the signature of its key, whoever else signed', () => {
    expect(checkedPsbt(withJunkOf(signedBy(ofMine(), me), third))).toMatchObject({
      ...SIGNED,
      inputs: [{ signatures: 1, needed: 1, isFinal: false }],
    });
  });

  it.each([
    ['nobody', [], [], 0],
    ['one, and somebody else seems to', [me], [friend], 1],
    ['two', [third, me], [], 2],
    ['two, and somebody else seems to', [third, me], [friend], 2],
  ] as const)('of a coin of three keys that %s signed', (_, people, junk, signatures) => {
    const checked = checkedPsbt(withJunkOf(signedBy(ofAll(), ...people), ...junk));
    expect(checked.inputs).toMatchObject([{ signatures, needed: 2 }]);
    expect(checked).toMatchObject(signatures === 2 ? SIGNED : UNSIGNED);
    expect(finalizePsbt(withJunkOf(signedBy(ofAll(), ...people), ...junk), checked).ok).toBe(
      signatures === 2,
    );
  });

  it('is said not to be known of a script that is not known, whoever signed', () => {
    const inputs = [{ signatures: 0, needed: null, isFinal: false, isUnverified: true }];
    expect(checkedPsbt(withJunkOf(ofAll(false), me, friend))).toMatchObject({ ...UNSIGNED, inputs });
    const finished = withFinal(ofAll(false), Uint8Array.of(0x51));
    expect(checkedPsbt(finished)).toMatchObject({ ...UNSIGNED, inputs });
    expect(finalizePsbt(finished, checkedPsbt(finished))).toMatchObject({
      problem: { kind: 'unknown-script' },
    });
    expect(checkedPsbt(ofAll(false)).inputs).toMatchObject([{ isUnverified: false }]);
  });
});

describe('a script that is put together', () => {
  const finished = (psbt: Psbt): Psbt => value(finalizePsbt(psbt, checkedPsbt(psbt)));
  const scriptOf = (psbt: Psbt): Uint8Array => psbt.inputs[0]?.get(INPUT.finalScript) ?? new Uint8Array();
  const mine = finished(signedBy(ofMine(), me));
  const ours = finished(signedBy(ofAll(), me, third));

  it('is the end where its signatures are good, though the script behind the address is told by it alone', () => {
    expect(checkedPsbt(mine)).toMatchObject({ ...SIGNED, inputs: [{ isFinal: true, signatures: 1 }] });
    expect(ours.inputs[0]?.has(INPUT.redeemScript)).toBe(false);
    expect(checkedPsbt(ours)).toMatchObject({
      ...SIGNED,
      inputs: [{ isFinal: true, signatures: 2, needed: 2 }],
    });
    expect(finished(ours)).toEqual(ours);
  });

  const [signature, key] = [signatureOf(ofMine(), me), me.publicKey];
  it.each([
    ['is a number', Uint8Array.of(0x51)],
    ['is nothing', new Uint8Array()],
    ['breaks off', scriptOf(mine).slice(0, -1)],
    ['has the signature alone', scripts.compile([signature])],
    ['has another key', scripts.compile([signature, friend.publicKey])],
    ['has another key’s signature', scripts.compile([signatureOf(ofMine(), friend), key])],
    ['has a push too many', concatBytes(Uint8Array.of(0x51), scriptOf(mine))],
    ['pushes in another way', concatBytes(Uint8Array.of(0x4c), scriptOf(mine))],
    ['covers no outputs', scripts.compile([concatBytes(signature.slice(0, -1), Uint8Array.of(2)), key])],
    ['is of a coin of several keys', scriptOf(ours)],
    ['shows a script, as for the hash of one', scripts.compile([signature, key, hexToBytes('51')])],
  ])('is no proof where it %s: our key is asked for, and can sign', (_, script) => {
    const bad = withFinal(ofMine(), script);
    const checked = checkedPsbt(bad);
    expect(checked).toMatchObject({ ...UNSIGNED, inputs: [{ isFinal: false, signatures: 0 }] });
    expect(finalizePsbt(bad, checked)).toMatchObject({ problem: { kind: 'bad-signature' } });
    const left = keepGoodSignatures(bad, checked);
    expect(left.psbt.inputs[0]?.has(INPUT.finalScript)).toBe(false);
    expect(left.bad).toMatchObject({ vout: 0 });
    expect(scriptOf(finished(signedBy(bad, me)))).toEqual(scriptOf(mine));
  });

  it.each([
    ['is of a coin of one key', scripts.compile([signatureOf(ofAll(), me), key])],
    ['has one signature, of one key, and its script', oneKeyBehindHash()],
    ['has the signatures, and a script of which one suffices', ofOthers()],
    ['has the signatures alone', scripts.compile(signaturesAlone())],
  ])('is no proof for a coin of several keys where it %s', (_, script) => {
    const bad = withFinal(ofAll(), script);
    const checked = checkedPsbt(bad);
    expect(checked).toMatchObject({ ...UNSIGNED, inputs: [{ isFinal: false, signatures: 0, needed: 2 }] });
    expect(finalizePsbt(bad, checked).ok).toBe(false);
    expect(scriptOf(finished(signedBy(bad, me, third)))).toEqual(scriptOf(ours));
  });

  /** A final script as for a single key behind a script hash. */
  function oneKeyBehindHash(): Uint8Array {
    const { output = new Uint8Array() } = payments.p2pkh({ pubkey: me.publicKey });
    return scripts.compile([signatureOf(ofAll(), me), key, output]);
  }

  function signaturesAlone() {
    return (scripts.decompile(scriptOf(ours)) ?? []).slice(0, -1);
  }

  /** Valid signatures, with a script of the same keys that requires only one. */
  function ofOthers(): Uint8Array {
    const { redeemScript } = sharedAddress(1, [me, friend, third]);
    return scripts.compile([...signaturesAlone(), hexToBytes(redeemScript)]);
  }

  it('counts by the verdicts of a node', () => {
    // the node accepts its other hash types, but Kennel does not
    const others = ['2-of-3, hash types NONE and ALL|ANYONECANPAY'];
    for (const { name, isTaken, spent, hex } of verdicts.cases) {
      const transaction = Transaction.fromHex(hex);
      const script = transaction.ins[0]?.script ?? new Uint8Array();
      const redeem = [...operationsIn(script)].at(-1)?.data ?? undefined;
      const known = spentScriptOf(hexToBytes(spent), redeem, 'regtest');
      const isProof =
        known?.kind === 'multisig' &&
        finalSignatures(script, known, transaction.hashForSignature(0, known.script, 1)) !== null;
      expect([name, isProof]).toEqual([name, isTaken && !others.includes(name)]);
    }
  });
});

describe('who adds a signature that is none', () => {
  const bent = withJunkOf(signedBy(ofAll(), me), friend);

  it('keeps nobody from signing: it is left out, and said to be bad', () => {
    const left = keepGoodSignatures(bent, checkedPsbt(bent));
    expect(left.psbt).toEqual(signedBy(ofAll(), me));
    expect(left.bad).toEqual(expect.objectContaining({ vout: 0 }));
    const good = signedBy(ofAll(), me);
    expect(keepGoodSignatures(good, checkedPsbt(good))).toEqual({ psbt: good, bad: null });
  });

  it('keeps no copies apart: what is here and good stays, whatever a copy says of the same key', () => {
    const shown = signedBy(ofAll(), me, friend);
    const add = (copy: Psbt) => combinePsbts(shown, withoutKnown(copy, checkedPsbt(shown)));
    expect(combinePsbts(shown, bent)).toMatchObject({ problem: { kind: 'copies-disagree' } });
    expect(add(bent)).toEqual({ ok: true, value: shown });
    expect(add(signedBy(ofAll(), third))).toMatchObject({ ok: true });
  });

  it('of a script that is not known is left as it is: nobody can tell', () => {
    const unknown = withFinal(withJunkOf(ofAll(false), me), Uint8Array.of(0x51));
    expect(keepGoodSignatures(unknown, checkedPsbt(unknown, EVERYTHING))).toEqual({
      psbt: unknown,
      bad: null,
    });
  });
});
