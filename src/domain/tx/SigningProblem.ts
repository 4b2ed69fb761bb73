import type { DogeAddress } from '../address/DogeAddress.ts';
import type { Txid } from './Txid.ts';

/** Why the vault refuses to sign. */
export type SigningProblem =
  | { readonly kind: 'previous-missing'; readonly txid: Txid }
  | { readonly kind: 'value-differs'; readonly txid: Txid; readonly vout: number }
  | { readonly kind: 'not-ours'; readonly address: DogeAddress };
