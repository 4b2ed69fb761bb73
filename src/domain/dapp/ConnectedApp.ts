import type { DogeAddress } from '../address/DogeAddress.ts';
import type { Txid } from '../tx/Txid.ts';

/** A right of a connected site. The user still approves each request. */
export type AppRight = 'see-address' | 'ask-signature' | 'ask-payment';

/** A site that the user connected. */
export interface ConnectedApp {
  /** `https://…`: the site's only identity */
  readonly origin: string;
  /** the name that it gave itself: one line, untrusted */
  readonly name: string;
  /** the address that was last shared with it */
  readonly address: DogeAddress;
  readonly connectedAtMs: number;
  readonly lastUsedAtMs: number;
  readonly may: readonly AppRight[];
}

/** A request that was answered: it is rejected until its own expiry. */
export interface UsedNonce {
  readonly origin: string;
  readonly nonce: string;
  /** the request's expiry, milliseconds since 1970 */
  readonly untilMs: number;
  /** the requested payment was made, and its answer has not been sent to the site yet; absent: nothing left to send */
  readonly paid?: PaidRequest;
}

/** A payment that a site requested, with the data for the answer. */
export interface PaidRequest {
  readonly txid: Txid;
  /** the approval: signature in base64, the address that signed, its public key in hex */
  readonly signed: { readonly signature: string; readonly address: DogeAddress; readonly pubkey: string };
}
