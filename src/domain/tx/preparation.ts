/** The steps of preparing a transfer for review, and why it failed. Nothing is sent meanwhile. */
import type { Fault } from '../fault.ts';
import type { SigningProblem } from './SigningProblem.ts';
import type { BytesProblem } from './Transfer.ts';

export type PrepareStep =
  /** fetching and hashing the coins' previous transactions */
  | { readonly kind: 'fetching'; readonly done: number; readonly total: number }
  | { readonly kind: 'signing'; readonly inputs: number };

/** Why preparing failed. Nothing was sent. */
export type PrepareFailure =
  | { readonly kind: 'fault'; readonly fault: Fault }
  | { readonly kind: 'signing'; readonly problem: SigningProblem }
  | { readonly kind: 'bytes'; readonly problem: BytesProblem };
