import type { DogeAddress } from '../address/DogeAddress.ts';
import type { NotAgreed } from './Consent.ts';
import type { Txid } from './Txid.ts';

/** Why the vault rejects to sign. */
export type SigningProblem =
  | { readonly kind: 'previous-missing'; readonly txid: Txid }
  | { readonly kind: 'value-differs'; readonly txid: Txid; readonly vout: number }
  | { readonly kind: 'not-ours'; readonly address: DogeAddress }
  /**
   * it was to take the place of a transfer, and is not what may. `unreadable`: the original's bytes are none · `not-signed`: no
   * key of ours signed them · `other-coins`: both could be in a block · `other-payments`: it pays somebody else, or otherwise
   */
  | {
      readonly kind: 'not-a-replacement';
      readonly reason: 'unreadable' | 'not-signed' | 'other-coins' | 'other-payments';
    }
  /** a one-time script of a token transfer of ours would be paid: nobody is there */
  | { readonly kind: 'commit-script'; readonly address: DogeAddress }
  /** what is written on the chain, or paid beside it, is not what a signed bill asks for */
  | { readonly kind: 'not-billed' }
  | NotAgreed
  /** a coin that the person froze would be spent */
  | { readonly kind: 'frozen-coin'; readonly txid: Txid; readonly vout: number }
  /** a text that begins like an answer to a site, which is signed only when a site asks */
  | { readonly kind: 'site-answer' };
