import type { DogeAddress } from '../address/DogeAddress.ts';
import type { Txid } from '../tx/Txid.ts';

/** What a connected site may do. It asks each time; nothing happens without the person's yes. */
export type AppRight = 'see-address' | 'ask-signature' | 'ask-payment';

/** A site that a person connected. */
export interface ConnectedApp {
  /** `https://…`: the site's only identity */
  readonly origin: string;
  /** what it calls itself: one line, anybody can write anything there */
  readonly name: string;
  /** the address that it was shown last */
  readonly address: DogeAddress;
  readonly connectedAtMs: number;
  readonly lastUsedAtMs: number;
  readonly may: readonly AppRight[];
}

/** A request that was answered: it is rejected until it would have expired anyway. */
export interface UsedNonce {
  readonly origin: string;
  readonly nonce: string;
  /** the request's expiry, milliseconds since 1970 */
  readonly untilMs: number;
  /** the payment that it asked for was made, and the site was not told yet; absent: nothing is left to tell */
  readonly paid?: PaidRequest;
}

/** A payment that a site asked for, with what the site is told of it. */
export interface PaidRequest {
  readonly txid: Txid;
  /** the agreement: signature in base64, the address that made it, its public key in hex */
  readonly signed: { readonly signature: string; readonly address: DogeAddress; readonly pubkey: string };
}
