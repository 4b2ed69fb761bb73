/** The messages that the inputs of a PSBT sign. */
import { sha256 } from '@noble/hashes/sha2.js';
import { type SignedMessage, signedMessages } from '../tx/parse/serialize.ts';
import type { PsbtExplanation } from './explainPsbt.ts';
import type { Psbt } from './Psbt.ts';

const NO_SCRIPT = new Uint8Array(0);

/**
 * The messages of selected inputs in order, with SIGHASH_ALL.
 *
 * @param wants - selects inputs; those of an unknown script are left out
 */
export function signingMessages(
  { transaction }: Psbt,
  { inputs }: PsbtExplanation,
  wants: (index: number) => boolean,
): Generator<SignedMessage, void, undefined> {
  const scripts = inputs.map(({ spent }) => (spent.kind === 'unknown' ? NO_SCRIPT : spent.script));
  const outputs = transaction.outputs.map(({ value, script }) => ({ amount: value, script }));
  const isKnown = (index: number) => inputs[index]?.spent.kind !== 'unknown';
  return signedMessages(
    transaction.inputs,
    scripts,
    outputs,
    transaction,
    (index) => isKnown(index) && wants(index),
  );
}

/** The hashes of `signingMessages`. */
export function* signingHashes(
  psbt: Psbt,
  explanation: PsbtExplanation,
  wants: (index: number) => boolean,
): Generator<{ readonly index: number; readonly hash: Uint8Array }, void, undefined> {
  for (const { index, message } of signingMessages(psbt, explanation, wants)) {
    yield { index, hash: sha256(sha256(message)) };
  }
}
