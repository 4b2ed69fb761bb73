/** Signing progress, as determined by `checkSignatures`. */
import type { ExplainedInput, PsbtExplanation } from './explainPsbt.ts';

/** A coin with its valid signatures. */
export interface CheckedInput extends ExplainedInput {
  /** keys of its script with valid signatures, hex, as often as they occur in the script */
  readonly signers: readonly string[];
  /** number of required signatures that are there */
  readonly signatures: number;
  /** number of signatures required; null when unknown */
  readonly needed: number | null;
  /** whether its final script is there, with valid signatures and in the form that nodes accept */
  readonly isFinal: boolean;
  /** whether it has a signature that Kennel cannot verify, because the script is unknown */
  readonly isUnverified: boolean;
}

/** A PSBT's effect and its signing progress. */
export interface CheckedPsbt extends PsbtExplanation {
  readonly inputs: readonly CheckedInput[];
  /** whether only signatures for others' coins are missing */
  readonly isSignedByUs: boolean;
  /** whether every input has all required signatures, verified */
  readonly isComplete: boolean;
}

export const isSigned = ({ signatures, needed }: CheckedInput): boolean =>
  needed !== null && signatures >= needed;
