import type { Fault } from '../../domain/fault.ts';
import type { SigningProblem } from '../../domain/tx/SigningProblem.ts';
import type { BytesProblem } from '../../domain/tx/Transfer.ts';

/** Why a prepared transfer did not come to be. Nothing was sent. */
export type PrepareFailure =
  | { readonly kind: 'fault'; readonly fault: Fault }
  | { readonly kind: 'signing'; readonly problem: SigningProblem }
  | { readonly kind: 'bytes'; readonly problem: BytesProblem };

/** How far preparing has come. */
export type PrepareStep =
  /** previous transactions of the coins, fetched and hashed */
  | { readonly kind: 'fetching'; readonly done: number; readonly total: number }
  | { readonly kind: 'signing'; readonly inputs: number };
