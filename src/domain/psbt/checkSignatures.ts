/**
 * Checks signing progress: which of the required keys have signed these very bytes. Anyone can add an invalid signature, one of another
 * key, or a useless script: none of these counts. Loads the curve: import it lazily, or in the key worker.
 */
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js';
import { script as scripts } from 'bitcoinjs-lib';
import { ecc } from '../keys/ecc.ts';
import { operationsIn } from '../tx/parse/operations.ts';
import type { ExplainedInput, PsbtExplanation } from './explainPsbt.ts';
import { INPUT, type PartialSignature, type Psbt, type PsbtMap, SIGHASH_ALL, signaturesIn } from './Psbt.ts';
import { signingHashes } from './signingHashes.ts';
import { type CheckedInput, type CheckedPsbt, isSigned } from './signingProgress.ts';
import { asksFor, type KnownScript, neededFor, requiredBy } from './spentScript.ts';

const OP_0 = 0;

/** Verifies a signature, including its hash type, for a key and a hash. */
function isGood(signature: Uint8Array, publicKey: string, hash: Uint8Array): boolean {
  try {
    if (!scripts.isCanonicalScriptSignature(signature) || signature.at(-1) !== SIGHASH_ALL) return false;
    return ecc.verify(hash, hexToBytes(publicKey), scripts.signature.decode(signature).signature, true);
  } catch {
    // from others: an invalid key, or numbers that are not a signature
    return false;
  }
}

/** The script of an input. Multisig takes the required number of signatures, in the order of the keys, after OP_0. */
export function inputScript(spent: KnownScript, signatures: readonly PartialSignature[]): Uint8Array {
  if (spent.kind === 'key') {
    // at most one signature
    return scripts.compile(
      signatures.flatMap(({ signature, publicKey }) => [signature, hexToBytes(publicKey)]),
    );
  }
  const ofKey = new Map(signatures.map(({ publicKey, signature }) => [publicKey, signature]));
  const inOrder = spent.publicKeys.flatMap((key) => ofKey.get(key) ?? []).slice(0, spent.required);
  return scripts.compile([OP_0, ...inOrder, spent.script]);
}

/** The unverified signatures of a script's keys; each as often as its key occurs in the script. */
function offered(input: PsbtMap, spent: KnownScript): readonly PartialSignature[] {
  if (spent.kind === 'key') return signaturesIn(input).filter(({ publicKey }) => asksFor(spent, publicKey));
  return spent.publicKeys.flatMap((publicKey) => {
    const signature = input.get(INPUT.signature + publicKey);
    return signature === undefined ? [] : [{ publicKey, signature }];
  });
}

/** The valid signatures of an input that is not finalized yet. */
export const goodSignatures = (
  input: PsbtMap,
  spent: KnownScript,
  hash: Uint8Array,
): readonly PartialSignature[] =>
  offered(input, spent).filter(({ signature, publicKey }) => isGood(signature, publicKey, hash));

/** Assigns signatures to keys in the order of the script, as a node does; null when one belongs to no key. */
function matchKeys(
  signatures: readonly Uint8Array[],
  publicKeys: readonly string[],
  hash: Uint8Array,
): readonly PartialSignature[] | null {
  const matched: PartialSignature[] = [];
  let at = 0;
  for (const signature of signatures) {
    while (at < publicKeys.length && !isGood(signature, publicKeys[at] ?? '', hash)) at += 1;
    const publicKey = publicKeys[at];
    if (publicKey === undefined) return null;
    matched.push({ publicKey, signature });
    at += 1;
  }
  return matched;
}

const isSame = (one: Uint8Array, other: Uint8Array): boolean =>
  one.length === other.length && one.every((byte, index) => byte === other[index]);

/**
 * The signatures in a final script, if it has the canonical form: nodes do not relay a longer one, or one with other pushes.
 *
 * @returns null when it proves nothing
 */
export function finalSignatures(
  script: Uint8Array,
  spent: KnownScript,
  hash: Uint8Array,
): readonly PartialSignature[] | null {
  const pushes = [...operationsIn(script)].map((operation) => operation?.data ?? new Uint8Array());
  const [first = new Uint8Array(), key = new Uint8Array()] = pushes;
  const publicKeys = spent.kind === 'key' ? [bytesToHex(key)] : spent.publicKeys;
  const signatures = spent.kind === 'key' ? [first] : pushes.slice(1, -1);
  if (spent.kind === 'key' && !asksFor(spent, bytesToHex(key))) return null;
  if (signatures.length !== requiredBy(spent)) return null;
  const matched = matchKeys(signatures, publicKeys, hash);
  return matched !== null && isSame(inputScript(spent, matched), script) ? matched : null;
}

const hasProof = (input: PsbtMap): boolean => input.has(INPUT.finalScript) || signaturesIn(input).length > 0;

function checkInput(explained: ExplainedInput, input: PsbtMap, hash: Uint8Array | undefined): CheckedInput {
  const { spent } = explained;
  const needed = neededFor(spent);
  const open = { ...explained, needed, isFinal: false, isUnverified: false };
  if (spent.kind === 'unknown') return { ...open, signers: [], signatures: 0, isUnverified: hasProof(input) };
  const keysOf = (signatures: readonly PartialSignature[]) => signatures.map(({ publicKey }) => publicKey);
  const script = input.get(INPUT.finalScript);
  const final = script && hash ? finalSignatures(script, spent, hash) : null;
  const signers = keysOf(final ?? (hash ? goodSignatures(input, spent, hash) : []));
  return { ...open, signers, signatures: signers.length, isFinal: final !== null };
}

/** Verifies all signatures present. @param explanation - from `explainPsbt` for the same PSBT */
export function checkSignatures(psbt: Psbt, explanation: PsbtExplanation): CheckedPsbt {
  const hashes = new Map<number, Uint8Array>();
  const wants = (index: number) => hasProof(psbt.inputs[index] ?? new Map());
  for (const { index, hash } of signingHashes(psbt, explanation, wants)) hashes.set(index, hash);
  const inputs = explanation.inputs.map((input, index) =>
    checkInput(input, psbt.inputs[index] ?? new Map(), hashes.get(index)),
  );
  return {
    ...explanation,
    inputs,
    isSignedByUs: inputs.every((input) => !input.isOwn || isSigned(input)),
    isComplete: inputs.every(isSigned),
  };
}
