import type { DogeAddress } from '../address/DogeAddress.ts';
import type { Network } from '../address/Network.ts';
import type { AddressProblem } from '../address/parseAddress.ts';
import type { Koinu } from '../amount/Koinu.ts';
import type { Likeness, OriginFlaw } from './originProblems.ts';

/** An action that a site requests. */
export type DappAction =
  /** share an address, with proof of its key */
  | { readonly kind: 'connect' }
  /** sign a text, which may have several lines */
  | { readonly kind: 'sign'; readonly text: string }
  /** pay; `label` is the recipient's own name for itself, null when absent */
  | {
      readonly kind: 'pay';
      readonly to: DogeAddress;
      readonly amount: Koinu;
      readonly label: string | null;
    }
  /** review a partially signed transaction that the site serves */
  | {
      readonly kind: 'psbt';
      /** on the site's origin, without fragment */
      readonly url: string;
      /** SHA-256 of that file: 32 bytes in base64url */
      readonly hash: string;
    };

/** Actions answered with a signature. */
export type AnsweredAction = Exclude<DappAction, { kind: 'psbt' }>;

/** A parsed request. All of it is written by strangers. */
export interface DappRequest {
  /** `https://…`, without path: the site's only identity */
  readonly origin: string;
  /** the name that it gave itself: one line, 1 to 40 code points */
  readonly name: string;
  /** 16 to 43 base64url characters, made by the site */
  readonly nonce: string;
  /** milliseconds since 1970 */
  readonly expiresAtMs: number;
  readonly network: Network;
  /** URL for the answer, on that same origin, without fragment */
  readonly callback: string;
  readonly ask: DappAction;
}

/** Why a request is rejected. `origin` has passed all checks of an origin. */
export type RequestProblem =
  /** not base64url, not JSON, or not of its version's form */
  | { readonly kind: 'malformed' }
  /** number of characters */
  | { readonly kind: 'oversized'; readonly length: number }
  | { readonly kind: 'unsupported-version'; readonly version: number }
  /** one line, at most 24 characters */
  | { readonly kind: 'unknown-method'; readonly method: string }
  /** one line, at most 80 characters */
  | { readonly kind: 'bad-origin'; readonly origin: string; readonly flaw: OriginFlaw }
  /** made to be mistaken for another origin */
  | { readonly kind: 'look-alike'; readonly origin: string; readonly likeness: Likeness }
  /** the callback is not on the origin */
  | { readonly kind: 'callback-elsewhere'; readonly origin: string }
  /** the callback redirects to another site */
  | { readonly kind: 'callback-redirects'; readonly origin: string; readonly callback: string }
  /** the transaction is not on the origin, or its URL redirects to another site */
  | { readonly kind: 'psbt-elsewhere'; readonly origin: string }
  | {
      readonly kind: 'wrong-network';
      readonly origin: string;
      readonly wanted: Network;
      readonly ours: Network;
    }
  | { readonly kind: 'bad-receiver'; readonly origin: string; readonly problem: AddressProblem }
  | { readonly kind: 'expired'; readonly origin: string; readonly expiredAtMs: number }
  /** expires more than an hour ahead */
  | { readonly kind: 'too-far'; readonly origin: string; readonly expiresAtMs: number }
  /** was answered before */
  | { readonly kind: 'replayed'; readonly origin: string };

export const DAPP_VERSION = 2;

/** Maximum length of a start parameter, characters. */
export const MAX_REQUEST_LENGTH = 512;

/** How far ahead a request may expire, milliseconds: answered requests have to be remembered until then. */
export const MAX_EXPIRY_MS = 60 * 60_000;

/** A chain's name in the protocol. */
export const NETWORK_NAMES = {
  mainnet: 'main',
  testnet: 'test',
  regtest: 'regtest',
} as const satisfies Record<Network, string>;

/** The chain of a name; null when unknown. */
export function networkOf(name: unknown): Network | null {
  const networks = ['mainnet', 'testnet', 'regtest'] as const;
  return networks.find((network) => NETWORK_NAMES[network] === name) ?? null;
}
