import type { Network } from '../address/Network.ts';

/** Why a text is not an extended key of this network. The text itself is never part of a problem. */
export type ExtendedKeyProblem =
  | { readonly kind: 'empty' }
  | { readonly kind: 'wrong-length'; readonly length: number }
  | { readonly kind: 'bad-characters'; readonly count: number }
  | { readonly kind: 'bad-checksum' }
  | { readonly kind: 'other-network'; readonly network: Network }
  /** a good extended key whose version is of no chain that Kennel knows */
  | { readonly kind: 'other-coin' }
  | { readonly kind: 'not-extended-key' };
