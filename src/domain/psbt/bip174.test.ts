/** The official vectors of BIP 174: all are accepted or rejected as it specifies, and those without witness are signed and finalized. */
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js';
import bs58check from 'bs58check';
import { describe, expect, it } from 'vitest';
import { NO_KOINU } from '../amount/Koinu.ts';
import { ecc, publicKeyOf } from '../keys/ecc.ts';
import type { Result } from '../result.ts';
import { encodeSignature } from '../tx/parse/inputScript.ts';
import { readTransaction } from '../tx/parse/parseTransaction.ts';
import { txid } from '../tx/Txid.ts';
import { checkSignatures } from './checkSignatures.ts';
import { combinePsbts } from './combinePsbts.ts';
import { type ExplainedInput, explainPsbt, type PsbtExplanation } from './explainPsbt.ts';
import { extractTransaction, finalizePsbt } from './finishPsbt.ts';
import { INPUT, type Psbt, signaturesIn } from './Psbt.ts';
import type { PsbtProblem } from './PsbtProblem.ts';
import { readPsbtText } from './readPsbt.ts';
import { signingHashes } from './signingHashes.ts';
import { type SpentScript, spentScriptOf } from './spentScript.ts';
import official from './vectors/bip174.json' with { type: 'json' };
import { writePsbtText } from './writePsbt.ts';

const value = <Value>(result: Result<Value, PsbtProblem>): Value => {
  if (!result.ok) throw new Error(result.problem.kind);
  return result.value;
};
const read = (text: string): Psbt => value(readPsbtText(text));
/** Why it is not signed, assuming that we own every coin. */
function problemOf(text: string): PsbtProblem | null {
  const explained = explainPsbt(read(text), { network: 'mainnet', isOwn: () => true });
  return explained.ok ? null : explained.problem;
}

const inGlobal = { kind: 'malformed', place: { part: 'global' } };
const inPart = (part: 'input' | 'output', index: number) => ({ kind: 'malformed', place: { part, index } });

/** The expected problem of each, by its name in the BIP. */
const INVALID: Readonly<Record<string, object>> = {
  'Network transaction, not PSBT format': { kind: 'not-a-psbt' },
  'PSBT missing outputs': { kind: 'cut-off', place: { part: 'output', index: 0 } },
  'PSBT where one input has a filled scriptSig in the unsigned tx': { kind: 'already-signed' },
  'PSBT where inputs and outputs are provided but without an unsigned tx': { kind: 'no-transaction' },
  'PSBT with duplicate keys in an input': inPart('input', 0),
  'PSBT with invalid global transaction typed key': inGlobal,
  'PSBT with invalid input witness utxo typed key': inPart('input', 0),
  'PSBT with invalid pubkey length for input partial signature typed key': inPart('input', 0),
  'PSBT with invalid redeemscript typed key': inPart('input', 0),
  'PSBT with invalid witnessscript typed key': inPart('input', 0),
  'PSBT with invalid pubkey in input BIP 32 derivation paths typed key': inPart('input', 0),
  'PSBT with invalid non-witness utxo typed key': inPart('input', 0),
  'PSBT with invalid final scriptsig typed key': inPart('input', 0),
  'PSBT with invalid final script witness typed key': inPart('input', 1),
  'PSBT with invalid pubkey in output BIP 32 derivation paths typed key': inPart('output', 0),
  'PSBT with invalid input sighash type typed key': inPart('input', 0),
  'PSBT with invalid output redeemScript typed key': inPart('output', 0),
  'PSBT with invalid output witnessScript typed key': inPart('output', 1),
  'PSBT with unsigned tx serialized with witness serialization format': { kind: 'witness' },
};

describe('an invalid one', () => {
  it.each(official.invalid)('is refused: $name', ({ name, psbt }) => {
    const read = readPsbtText(psbt);
    expect(read.ok ? null : read.problem).toEqual(INVALID[name]);
  });
});

/** Its previous transaction has a witness, which Dogecoin does not have. */
const WITNESS_BEFORE = { kind: 'previous-differs', actual: null };
/** It contains only the spent output, not the complete previous transaction. */
const NO_PREVIOUS = { kind: 'previous-missing' };

/** Each can be parsed. None is signed, as all depend on features that Dogecoin does not have. */
const VALID: Readonly<Record<string, object>> = {
  'PSBT with one P2PKH input. Outputs are empty': WITNESS_BEFORE,
  'PSBT with one P2PKH input and one P2SH-P2WPKH input. First input is signed and finalized. Outputs are empty':
    NO_PREVIOUS,
  'PSBT with one P2PKH input which has a non-final scriptSig and has a sighash type specified. Outputs are empty':
    WITNESS_BEFORE,
  "PSBT with one P2PKH input and one P2SH-P2WPKH input both with non-final scriptSigs. P2SH-P2WPKH input's redeemScript is available. Outputs filled.":
    NO_PREVIOUS,
  'PSBT with one P2SH-P2WSH input of a 2-of-2 multisig, redeemScript, witnessScript, and keypaths are available. Contains one signature.':
    NO_PREVIOUS,
  'PSBT with one P2WSH input of a 2-of-2 multisig. witnessScript, keypaths, and global xpubs are available. Contains no signatures. Outputs filled.':
    NO_PREVIOUS,
  'PSBT with unknown types in the inputs.': NO_PREVIOUS,
  'PSBT with `PSBT_GLOBAL_XPUB`.': NO_PREVIOUS,
};

/** Those that every signer has to reject. */
const NOT_TO_SIGN: Readonly<Record<string, object>> = {
  'A Witness UTXO is provided for a non-witness input': NO_PREVIOUS,
  'redeemScript with non-witness UTXO does not match the scriptPubKey': { kind: 'redeem-script' },
  'redeemScript with witness UTXO does not match the scriptPubKey': NO_PREVIOUS,
  'witnessScript with witness UTXO does not match the redeemScript': NO_PREVIOUS,
};

describe('a valid one', () => {
  it.each(official.valid)(
    'is written as it was read, and says why it is not signed: $name',
    ({ name, psbt }) => {
      expect(writePsbtText(read(psbt))).toBe(psbt);
      expect(problemOf(psbt)).toMatchObject(VALID[name] ?? { kind: name });
    },
  );

  it.each(official.signerRefuses)('is not signed: $name', ({ name, psbt }) => {
    expect(writePsbtText(read(psbt))).toBe(psbt);
    expect(problemOf(psbt)).toMatchObject(NOT_TO_SIGN[name] ?? { kind: name });
  });

  it.each([official.walk.created, official.walk.updated, official.walk.combined, official.walk.finalized])(
    'is written as it was read on its way: …',
    (psbt) => expect(writePsbtText(read(psbt))).toBe(psbt),
  );
});

const NO_TXID = txid('00'.repeat(32));
const { walk } = official;
const [WIF = ''] = walk.keys;
const [FIRST = '', SECOND = ''] = walk.signed;

/** Both of two keys have to sign; the second coin has a witness, and is signed by another party. */
function walked(psbt: Psbt): PsbtExplanation {
  const updated = read(walk.updated);
  const [input] = updated.inputs;
  const [outpoint] = psbt.transaction.inputs;
  const previous = readTransaction(input?.get(INPUT.previous) ?? new Uint8Array());
  const output = previous?.outputs[outpoint?.vout ?? -1];
  const spent = spentScriptOf(output?.script ?? new Uint8Array(), input?.get(INPUT.redeemScript), 'mainnet');
  if (previous?.txid !== outpoint?.txid || spent?.kind !== 'multisig') throw new Error('another coin');
  const unknown: SpentScript = { kind: 'unknown', address: null };
  const explainedAs = (at: number, held: SpentScript): ExplainedInput => {
    const { txid, vout, sequence } = psbt.transaction.inputs[at] ?? { txid: NO_TXID, vout: 0, sequence: 0 };
    return { txid, vout, sequence, value: NO_KOINU, address: null, isOwn: true, spent: held };
  };
  const amounts = { fee: NO_KOINU, spent: NO_KOINU, returned: NO_KOINU, leaves: 0n };
  const { version, lockTime, txid: unsignedTxid } = psbt.transaction;
  const inputs = [explainedAs(0, spent), explainedAs(1, unknown)];
  return { unsignedTxid, version, lockTime, outputs: [], inputs, ...amounts };
}

describe('the walk through all roles', () => {
  it('is signed where no witness is needed, to the same bytes', () => {
    const updated = read(walk.updated);
    const privateKey = bs58check.decode(WIF).slice(1, 33);
    const hashes = [...signingHashes(updated, walked(updated), () => true)];
    expect(hashes.map(({ index }) => index)).toEqual([0]);
    const signature = encodeSignature(ecc.sign(hashes[0]?.hash ?? new Uint8Array(32), privateKey));
    const publicKey = bytesToHex(publicKeyOf(privateKey));
    expect(signaturesIn(read(FIRST).inputs[0] ?? new Map())).toEqual([{ publicKey, signature }]);
  });

  it('is put together in either order', () => {
    const [first, second] = [read(FIRST), read(SECOND)];
    expect(value(combinePsbts(read(walk.created), read(walk.updated)))).toEqual(read(walk.updated));
    expect(value(combinePsbts(first, second))).toEqual(read(walk.combined));
    expect(value(combinePsbts(second, first))).toEqual(read(walk.combined));
  });

  it('is finished where no witness is needed, by the very bytes that we would make', () => {
    const checked = (psbt: Psbt) => checkSignatures(psbt, walked(psbt));
    const [combined, finalized] = [read(walk.combined), read(walk.finalized)];
    const second = { signatures: 0, needed: null, isFinal: false, isUnverified: true };
    expect(checked(combined)).toMatchObject({
      isComplete: false,
      inputs: [{ signatures: 2, needed: 2, isFinal: false }, second],
    });
    expect(checked(finalized)).toMatchObject({
      isComplete: false,
      inputs: [{ signatures: 2, needed: 2, isFinal: true }, second],
    });
    for (const psbt of [combined, finalized])
      expect(finalizePsbt(psbt, walked(psbt))).toMatchObject({ problem: { kind: 'unknown-script' } });
  });

  it('has no transaction to take out before every input is finished', () => {
    expect(extractTransaction(read(walk.combined))).toMatchObject({ problem: { kind: 'unsigned' } });
    const { inputs } = read(walk.finalized);
    const raw = hexToBytes(value(extractTransaction(read(walk.finalized))).rawHex);
    expect(readTransaction(raw)?.inputs.map(({ script }) => script)).toEqual(
      inputs.map((input) => input.get(INPUT.finalScript)),
    );
  });
});

describe('fields that nobody knows', () => {
  it('of both are kept', () => {
    const [one = '', other = ''] = official.unknownFields.parts;
    const combined = value(combinePsbts(read(one), read(other)));
    expect(combined).toEqual(read(official.unknownFields.combined));
  });
});
