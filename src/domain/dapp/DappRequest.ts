import type { DogeAddress } from '../address/DogeAddress.ts';
import type { Network } from '../address/Network.ts';
import type { AddressProblem } from '../address/parseAddress.ts';
import type { Koinu } from '../amount/Koinu.ts';
import type { Likeness, OriginFlaw } from './originProblems.ts';

/** What a site asks for. */
export type DappAction =
  /** to know an address, and that whoever answers has its key */
  | { readonly kind: 'connect' }
  /** a signature under a text, which may have several lines */
  | { readonly kind: 'sign'; readonly text: string }
  /** a payment; `label` is what the recipient calls it, null when it says nothing */
  | {
      readonly kind: 'pay';
      readonly to: DogeAddress;
      readonly amount: Koinu;
      readonly label: string | null;
    }
  /** a look at a partially signed transaction that the site serves */
  | {
      readonly kind: 'psbt';
      /** on the site's origin, without fragment */
      readonly url: string;
      /** SHA-256 of what lies there: 32 bytes in base64url */
      readonly hash: string;
    };

/** What is answered with a signature. */
export type AnsweredAction = Exclude<DappAction, { kind: 'psbt' }>;

/** A request that was read. All of it is written by strangers. */
export interface DappRequest {
  /** `https://…`, without path: the site's only identity */
  readonly origin: string;
  /** what it calls itself: one line, 1 to 40 code points */
  readonly name: string;
  /** 16 to 43 letters of base64url, made by the site */
  readonly nonce: string;
  /** milliseconds since 1970 */
  readonly expiresAtMs: number;
  readonly network: Network;
  /** where the answer goes: an address on that same origin, without fragment */
  readonly callback: string;
  readonly ask: DappAction;
}

/** Why a request is rejected. What stands in `origin` passed all checks of an origin. */
export type RequestProblem =
  /** no base64url, no JSON, or not of the form that its version has */
  | { readonly kind: 'malformed' }
  /** characters given */
  | { readonly kind: 'oversized'; readonly length: number }
  | { readonly kind: 'unsupported-version'; readonly version: number }
  /** one line, at most 24 characters */
  | { readonly kind: 'unknown-method'; readonly method: string }
  /** one line, at most 80 characters */
  | { readonly kind: 'bad-origin'; readonly origin: string; readonly flaw: OriginFlaw }
  /** it is made to be taken for another one */
  | { readonly kind: 'look-alike'; readonly origin: string; readonly likeness: Likeness }
  /** the answer would go elsewhere than to the origin */
  | { readonly kind: 'callback-elsewhere'; readonly origin: string }
  /** the answer would be led on to another site */
  | { readonly kind: 'callback-redirects'; readonly origin: string; readonly callback: string }
  /** the transaction lies elsewhere than on the origin, or its address leads on to another site */
  | { readonly kind: 'psbt-elsewhere'; readonly origin: string }
  | {
      readonly kind: 'wrong-network';
      readonly origin: string;
      readonly wanted: Network;
      readonly ours: Network;
    }
  | { readonly kind: 'bad-receiver'; readonly origin: string; readonly problem: AddressProblem }
  | { readonly kind: 'expired'; readonly origin: string; readonly expiredAtMs: number }
  /** it would be open for longer than an hour */
  | { readonly kind: 'too-far'; readonly origin: string; readonly expiresAtMs: number }
  /** it was answered before */
  | { readonly kind: 'replayed'; readonly origin: string };

/** The version of the protocol that is spoken here. */
export const DAPP_VERSION = 2;

/** Characters that a start parameter may have. */
export const MAX_REQUEST_LENGTH = 512;

/** How far ahead a request may expire, milliseconds: what was answered has to be remembered until then. */
export const MAX_EXPIRY_MS = 60 * 60_000;

/** A chain's name on the wire. */
export const NETWORK_NAMES = {
  mainnet: 'main',
  testnet: 'test',
  regtest: 'regtest',
} as const satisfies Record<Network, string>;

/** The chain of a name; null when there is none. */
export function networkOf(name: unknown): Network | null {
  const networks = ['mainnet', 'testnet', 'regtest'] as const;
  return networks.find((network) => NETWORK_NAMES[network] === name) ?? null;
}
