/** Combines the copies that several signers returned for one transaction. */

import { MAX_PSBT_SIZE } from '../requestLimits.ts';
import { err, ok, type Result } from '../result.ts';
import { INPUT, type Psbt, type PsbtMap } from './Psbt.ts';
import type { PsbtCombineProblem, PsbtLocation } from './PsbtProblem.ts';
import { psbtSize } from './psbtSize.ts';

const isSame = (one: Uint8Array, other: Uint8Array): boolean =>
  one.length === other.length && one.every((byte, index) => byte === other[index]);

/** All fields of both; null when a field differs. */
function mergeMaps(one: PsbtMap, other: PsbtMap): PsbtMap | null {
  const merged = new Map(one);
  for (const [key, value] of other) {
    const known = merged.get(key);
    if (known !== undefined && !isSame(known, value)) return null;
    merged.set(key, value);
  }
  return merged;
}

interface Parts {
  readonly global: readonly PsbtMap[];
  readonly input: readonly PsbtMap[];
  readonly output: readonly PsbtMap[];
}

const partsOf = ({ global, inputs, outputs }: Psbt): Parts => ({
  global: [global],
  input: inputs,
  output: outputs,
});

const placeOf = (part: PsbtLocation['part'], index: number): PsbtLocation =>
  part === 'global' ? { part } : { part, index };

const PARTS = ['global', 'input', 'output'] as const;

function otherTransaction(one: Psbt, other: Psbt): PsbtCombineProblem | null {
  const [expected, actual] = [one.transaction.txid, other.transaction.txid];
  return expected === actual ? null : { kind: 'other-transaction', expected, actual };
}

/**
 * Combines two: all fields of both.
 *
 * Problems: `other-transaction` · `copies-disagree` · `too-large`
 */
export function combinePsbts(one: Psbt, other: Psbt): Result<Psbt, PsbtCombineProblem> {
  const foreign = otherTransaction(one, other);
  if (foreign !== null) return err(foreign);
  const [ours, theirs] = [partsOf(one), partsOf(other)];
  const merged: Record<PsbtLocation['part'], PsbtMap[]> = { global: [], input: [], output: [] };
  for (const part of PARTS) {
    for (const [index, map] of ours[part].entries()) {
      const both = mergeMaps(map, theirs[part][index] ?? new Map());
      if (both === null) return err({ kind: 'copies-disagree', place: placeOf(part, index) });
      merged[part].push(both);
    }
  }
  const [global = one.global] = merged.global;
  const both = { global, inputs: merged.input, outputs: merged.output, transaction: one.transaction };
  const size = psbtSize(both);
  return size > MAX_PSBT_SIZE ? err({ kind: 'too-large', size, maximum: MAX_PSBT_SIZE }) : ok(both);
}

/** A signer adds signatures, or with the last of them the final script. */
const isSignature = (key: string): boolean => key.startsWith(INPUT.signature) || key === INPUT.finalScript;

/**
 * Accepts a signer's result: nothing but signatures may have been added. Fields may be missing from it, as devices leave them out.
 *
 * Problems: those of `combinePsbts` · `more-than-signatures`
 *
 * @returns `given` with the new signatures
 */
export function takeSignatures(given: Psbt, returned: Psbt): Result<Psbt, PsbtCombineProblem> {
  const combined = combinePsbts(given, returned);
  if (!combined.ok) return combined;
  const [before, after] = [partsOf(given), partsOf(returned)];
  for (const part of PARTS) {
    for (const [index, map] of after[part].entries()) {
      const known = before[part][index] ?? new Map();
      const added = [...map.keys()].filter((key) => !known.has(key));
      const isFine = part === 'input' ? added.every(isSignature) : added.length === 0;
      if (!isFine) return err({ kind: 'more-than-signatures', place: placeOf(part, index) });
    }
  }
  return combined;
}
