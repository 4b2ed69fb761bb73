import type { Fault } from '../../domain/fault.ts';

/** What follows the last row of a list that is read bit by bit. */
export type ListRest =
  | { readonly kind: 'end' }
  | { readonly kind: 'more' }
  | { readonly kind: 'loading' }
  /** the next rows failed; those above stay */
  | { readonly kind: 'failed'; readonly fault: Fault };
