/**
 * Puts the scripts of the inputs together once the signatures are there, and takes the transaction out that can be sent. Loads
 * the curve, for every signature is checked: import it lazily, or in the key worker.
 */
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js';
import { script as scripts } from 'bitcoinjs-lib';
import { ecc } from '../keys/ecc.ts';
import { err, ok, type Result } from '../result.ts';
import { serializeTransaction } from '../tx/parse/serialize.ts';
import { txidOfBytes } from '../tx/parse/txidOf.ts';
import { MAX_TRANSACTION_SIZE } from '../tx/policy.ts';
import type { SignedBytes } from '../tx/sign/signTransfer.ts';
import type { ExplainedInput, PsbtExplanation } from './explainPsbt.ts';
import {
  INPUT,
  type PartialSignature,
  type Psbt,
  type PsbtMap,
  SIGHASH_ALL,
  signaturesIn,
  withInputs,
} from './Psbt.ts';
import type { PsbtFinishProblem } from './PsbtProblem.ts';
import { signingHashes } from './signingHashes.ts';
import { asksFor, type KnownScript, requiredBy } from './spentScript.ts';

const OP_0 = 0;

/** What a finished input needs no more. */
const SIGNING_ONLY = [INPUT.signature, INPUT.hashType, INPUT.redeemScript, INPUT.derivation] as const;

/** Whether a signature, hash type included, is one of a key over a hash. */
function isGood(signature: Uint8Array, publicKey: string, hash: Uint8Array): boolean {
  try {
    if (!scripts.isCanonicalScriptSignature(signature) || signature.at(-1) !== SIGHASH_ALL) return false;
    return ecc.verify(hash, hexToBytes(publicKey), scripts.signature.decode(signature).signature, true);
  } catch {
    // of somebody else: a key that is no point, or numbers that no signature has
    return false;
  }
}

/** The script of an input. Multisig takes as many as are required, in the order of the keys, behind a nothing. */
function inputScript(spent: KnownScript, signatures: readonly PartialSignature[]): Uint8Array {
  if (spent.kind === 'key') {
    // signatures of one key: there is one at most
    return scripts.compile(
      signatures.flatMap(({ signature, publicKey }) => [signature, hexToBytes(publicKey)]),
    );
  }
  const ofKey = new Map(signatures.map(({ publicKey, signature }) => [publicKey, signature]));
  const inOrder = spent.publicKeys.flatMap((key) => ofKey.get(key) ?? []).slice(0, spent.required);
  return scripts.compile([OP_0, ...inOrder, spent.script]);
}

function finishInput(
  input: PsbtMap,
  { txid, vout, spent, isFinal }: ExplainedInput,
  hash: Uint8Array | undefined,
): Result<PsbtMap, PsbtFinishProblem> {
  const outpoint = { txid, vout };
  if (isFinal) return ok(input);
  if (spent.kind === 'unknown' || hash === undefined) return err({ kind: 'unknown-script', outpoint });
  const there = signaturesIn(input).filter(({ publicKey }) => asksFor(spent, publicKey));
  const bad = there.find(({ signature, publicKey }) => !isGood(signature, publicKey, hash));
  if (bad) return err({ kind: 'bad-signature', outpoint });
  const need = requiredBy(spent);
  if (there.length < need) return err({ kind: 'unsigned', outpoint, have: there.length, need });
  // the previous transaction stays, and what nobody knows; what only signing needed goes
  const kept = [...input].filter(([key]) => !SIGNING_ONLY.some((type) => key.startsWith(type)));
  return ok(new Map([...kept, [INPUT.finalScript, inputScript(spent, there)]]));
}

/**
 * Finishes every input: its signatures are checked and become its script.
 *
 * Problems: `unsigned` · `bad-signature` · `unknown-script`
 */
export function finalizePsbt(psbt: Psbt, explanation: PsbtExplanation): Result<Psbt, PsbtFinishProblem> {
  const hashes = new Map<number, Uint8Array>();
  const isOpen = (index: number) => explanation.inputs[index]?.isFinal === false;
  for (const { index, hash } of signingHashes(psbt, explanation, isOpen)) hashes.set(index, hash);
  const finished: PsbtMap[] = [];
  for (const [index, explained] of explanation.inputs.entries()) {
    const map = psbt.inputs[index] ?? new Map();
    const input = finishInput(map, explained, hashes.get(index));
    if (!input.ok) return input;
    finished.push(input.value);
  }
  return ok(withInputs(psbt, (input, index) => finished[index] ?? input));
}

/**
 * The transaction that can be sent, of one whose inputs are all finished.
 *
 * Problems: `unsigned` · `too-large-to-relay`
 */
export function extractTransaction({ transaction, inputs }: Psbt): Result<SignedBytes, PsbtFinishProblem> {
  const inputScripts: Uint8Array[] = [];
  for (const [index, { txid, vout }] of transaction.inputs.entries()) {
    const script = inputs[index]?.get(INPUT.finalScript);
    if (script === undefined) return err({ kind: 'unsigned', outpoint: { txid, vout }, have: 0, need: 1 });
    inputScripts.push(script);
  }
  const outputs = transaction.outputs.map(({ value, script }) => ({ amount: value, script }));
  const raw = serializeTransaction(transaction.inputs, inputScripts, outputs, transaction);
  return raw.length > MAX_TRANSACTION_SIZE
    ? err({ kind: 'too-large-to-relay', size: raw.length, maximum: MAX_TRANSACTION_SIZE })
    : ok({ rawHex: bytesToHex(raw), txid: txidOfBytes(raw) });
}
