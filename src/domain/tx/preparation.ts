/** Preparing a transfer: its steps before it can be looked at, and why it stopped. Nothing is sent meanwhile. */
import type { Fault } from '../fault.ts';
import type { SigningProblem } from './SigningProblem.ts';
import type { BytesProblem } from './Transfer.ts';

/** How far preparing has come. */
export type PrepareStep =
  /** previous transactions of the coins, fetched and hashed */
  | { readonly kind: 'fetching'; readonly done: number; readonly total: number }
  | { readonly kind: 'signing'; readonly inputs: number };

/** Why a prepared transfer did not come to be. Nothing was sent. */
export type PrepareFailure =
  | { readonly kind: 'fault'; readonly fault: Fault }
  | { readonly kind: 'signing'; readonly problem: SigningProblem }
  | { readonly kind: 'bytes'; readonly problem: BytesProblem };
