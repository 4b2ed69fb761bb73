/** How far signing has come, as `checkSignatures` found it. */
import type { ExplainedInput, PsbtExplanation } from './explainPsbt.ts';

/** A coin with its good signatures. */
export interface CheckedInput extends ExplainedInput {
  /** keys of its script that signed it, hex, as often as the script has them */
  readonly signers: readonly string[];
  /** how many of the signatures that it takes are there */
  readonly signatures: number;
  /** how many it takes; null where Kennel does not know */
  readonly needed: number | null;
  /** whether its script is put together already, of good signatures and in the form that nodes take */
  readonly isFinal: boolean;
  /** whether somebody signed it whose signature Kennel cannot check: of a script that it does not know */
  readonly isUnverified: boolean;
}

/** What it would do, and how far signing has come. */
export interface CheckedPsbt extends PsbtExplanation {
  readonly inputs: readonly CheckedInput[];
  /** whether nothing but others' coins is missing a signature */
  readonly isSignedByUs: boolean;
  /** whether every input has the signatures that it takes, all of them checked */
  readonly isComplete: boolean;
}

/** Whether a coin has all the signatures that it takes. */
export const isSigned = ({ signatures, needed }: CheckedInput): boolean =>
  needed !== null && signatures >= needed;
