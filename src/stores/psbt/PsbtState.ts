/** State of a partially signed transaction on the desk. */
import type { Fault } from '../../domain/fault.ts';
import type { Psbt } from '../../domain/psbt/Psbt.ts';
import type { PsbtProblem } from '../../domain/psbt/PsbtProblem.ts';
import type { CheckedPsbt } from '../../domain/psbt/signingProgress.ts';
import type { Coin } from '../../domain/tx/Coin.ts';

/** Our coins as servers report them, by outpoint key. */
export type KnownCoins = ReadonlyMap<string, Coin>;

export interface ShownPsbt {
  readonly psbt: Psbt;
  /** base64 */
  readonly text: string;
  readonly explanation: CheckedPsbt;
  /** servers' reports on our coins in it; null without a network */
  readonly coins: KnownCoins | null;
}

export type PsbtState =
  | { readonly status: 'empty' }
  | { readonly status: 'reading' }
  /** it can't be signed, and why */
  | { readonly status: 'refused'; readonly problem: PsbtProblem }
  /** our coins in it could not be read, so what they carry is unknown */
  | { readonly status: 'failed'; readonly fault: Fault }
  | ({ readonly status: 'shown' } & ShownPsbt)
  | ({ readonly status: 'signing' } & ShownPsbt)
  /** the vault holds our signatures back until a second confirmation */
  | ({ readonly status: 'held'; readonly ticket: string } & ShownPsbt);

/** Why the last step failed; the transaction is unchanged. */
export type PsbtFailure =
  | { readonly kind: 'fault'; readonly fault: Fault }
  | { readonly kind: 'psbt'; readonly problem: PsbtProblem };
