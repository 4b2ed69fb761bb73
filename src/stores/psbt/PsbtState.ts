/** A partially signed transaction on the desk, and what is known of it. */
import type { Fault } from '../../domain/fault.ts';
import type { Psbt } from '../../domain/psbt/Psbt.ts';
import type { PsbtProblem } from '../../domain/psbt/PsbtProblem.ts';
import type { CheckedPsbt } from '../../domain/psbt/signingProgress.ts';
import type { Coin } from '../../domain/tx/Coin.ts';

/** Coins of ours as servers report them, by their keys. */
export type KnownCoins = ReadonlyMap<string, Coin>;

export interface ShownPsbt {
  readonly psbt: Psbt;
  /** base64 */
  readonly text: string;
  readonly explanation: CheckedPsbt;
  /** what servers say of our coins in it; null where there is no server to ask */
  readonly coins: KnownCoins | null;
}

/** How far it has come. */
export type PsbtState =
  | { readonly status: 'empty' }
  | { readonly status: 'reading' }
  /** it is not signed, and why */
  | { readonly status: 'refused'; readonly problem: PsbtProblem }
  /** our coins in it could not be looked up, so that nothing is known of what they carry */
  | { readonly status: 'failed'; readonly fault: Fault }
  | ({ readonly status: 'shown' } & ShownPsbt)
  | ({ readonly status: 'signing' } & ShownPsbt)
  /** the vault keeps our signatures back until a second confirmation */
  | ({ readonly status: 'held'; readonly ticket: string } & ShownPsbt);

/** Why the last step failed; what lies on the desk is as it was. */
export type PsbtFailure =
  | { readonly kind: 'fault'; readonly fault: Fault }
  | { readonly kind: 'psbt'; readonly problem: PsbtProblem };
