/**
 * Builds the inputs' final scripts once all signatures are there, and extracts the transaction to send. Loads the curve, as every signature
 * is verified: import it lazily, or in the key worker.
 */
import { bytesToHex } from '@noble/hashes/utils.js';
import { err, ok, type Result } from '../result.ts';
import { serializeTransaction } from '../tx/parse/serialize.ts';
import { txidOfBytes } from '../tx/parse/txidOf.ts';
import { MAX_TRANSACTION_SIZE } from '../tx/policy.ts';
import type { SignedBytes } from '../tx/sign/signTransfer.ts';
import { finalSignatures, goodSignatures, inputScript } from './checkSignatures.ts';
import type { ExplainedInput, PsbtExplanation } from './explainPsbt.ts';
import { INPUT, type PartialSignature, type Psbt, type PsbtMap, signaturesIn, withInputs } from './Psbt.ts';
import type { PsbtFinishProblem } from './PsbtProblem.ts';
import { signingHashes } from './signingHashes.ts';
import { asksFor, requiredBy } from './spentScript.ts';

/** Fields that a finalized input no longer needs. */
const SIGNING_ONLY = [INPUT.signature, INPUT.hashType, INPUT.redeemScript, INPUT.derivation] as const;

function finishInput(
  input: PsbtMap,
  { txid, vout, spent }: ExplainedInput,
  hash: Uint8Array | undefined,
): Result<PsbtMap, PsbtFinishProblem> {
  const outpoint = { txid, vout };
  if (spent.kind === 'unknown' || hash === undefined) return err({ kind: 'unknown-script', outpoint });
  const final = input.get(INPUT.finalScript);
  if (final !== undefined && finalSignatures(final, spent, hash) !== null) return ok(input);
  const good = goodSignatures(input, spent, hash);
  const need = requiredBy(spent);
  if (good.length < need) {
    const signers = new Set(good.map(({ publicKey }) => publicKey));
    const isBad = ({ publicKey }: PartialSignature) => asksFor(spent, publicKey) && !signers.has(publicKey);
    return final !== undefined || signaturesIn(input).some(isBad)
      ? err({ kind: 'bad-signature', outpoint })
      : err({ kind: 'unsigned', outpoint, have: good.length, need });
  }
  // keep the previous transaction and unknown fields; drop what only signing needed
  const kept = [...input].filter(([key]) => !SIGNING_ONLY.some((type) => key.startsWith(type)));
  return ok(new Map([...kept, [INPUT.finalScript, inputScript(spent, good)]]));
}

/**
 * Finalizes every input: its signatures are verified and become its script. Inputs finalized before are verified as well.
 *
 * Problems: `unsigned` · `bad-signature` · `unknown-script`
 */
export function finalizePsbt(psbt: Psbt, explanation: PsbtExplanation): Result<Psbt, PsbtFinishProblem> {
  const hashes = new Map<number, Uint8Array>();
  for (const { index, hash } of signingHashes(psbt, explanation, () => true)) hashes.set(index, hash);
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
 * The transaction to send; all inputs must be finalized.
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
