import type { DogeAddress } from '../address/DogeAddress.ts';
import type { NotAgreed } from './Consent.ts';
import type { Txid } from './Txid.ts';

/** Why the vault declines to sign. */
export type SigningProblem =
  | { readonly kind: 'previous-missing'; readonly txid: Txid }
  | { readonly kind: 'value-differs'; readonly txid: Txid; readonly vout: number }
  | { readonly kind: 'not-ours'; readonly address: DogeAddress }
  /**
   * it is not a valid replacement. `unreadable`: the original's bytes are invalid · `not-signed`: no key of ours signed them ·
   * `other-coins`: both could confirm · `other-payments`: it pays other recipients or amounts
   */
  | {
      readonly kind: 'not-a-replacement';
      readonly reason: 'unreadable' | 'not-signed' | 'other-coins' | 'other-payments';
    }
  /** it pays the one-time script of one of our token transfers, which is not a usable address */
  | { readonly kind: 'commit-script'; readonly address: DogeAddress }
  /** the data output or the other payments differ from the signed bill */
  | { readonly kind: 'not-billed' }
  | NotAgreed
  /** it spends a coin that the user froze */
  | { readonly kind: 'frozen-coin'; readonly txid: Txid; readonly vout: number }
  /** a text that begins like an answer to a site is signed only in response to a site's request */
  | { readonly kind: 'site-answer' };
