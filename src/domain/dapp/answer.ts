/** Builds and reads the wallet's answers. They travel in the fragment of the callback, which is neither sent to a server nor logged. */
import type { DogeAddress } from '../address/DogeAddress.ts';
import { decodeBase64url, encodeBase64url } from './base64url.ts';
import { DAPP_VERSION, type DappRequest } from './DappRequest.ts';

/** Why a request was declined. `not-sent`: the payment was approved, but can never go through. */
export type DeclineReason = 'person' | 'not-sent';

export interface ApprovedAnswer {
  readonly address: DogeAddress;
  /** hex */
  readonly pubkey: string;
  /** base64, over `answerText` */
  readonly signature: string;
  /** of the payment; null for the other methods */
  readonly txid: string | null;
}

/** An answer as a site parses it. */
export type DappAnswer =
  | ({ readonly status: 'approved'; readonly nonce: string } & Omit<ApprovedAnswer, 'address'> & {
        readonly address: string;
      })
  | { readonly status: 'declined'; readonly nonce: string; readonly reason: string };

const MARK = '#kennel=';

const urlWith = ({ callback }: DappRequest, answer: object): string =>
  `${callback}${MARK}${encodeBase64url(JSON.stringify(answer))}`;

/** The URL to open for an approval. */
export function approvedUrl(request: DappRequest, answer: ApprovedAnswer): string {
  const { address, pubkey, signature, txid } = answer;
  const said = { v: DAPP_VERSION, status: 'approved', nonce: request.nonce, address, pubkey, signature };
  return urlWith(request, txid === null ? said : { ...said, txid });
}

/** The URL to open for a decline: it reveals nothing about the wallet. */
export const declinedUrl = (request: DappRequest, reason: DeclineReason): string =>
  urlWith(request, { v: DAPP_VERSION, status: 'declined', nonce: request.nonce, reason });

function recordIn(fragment: string): Readonly<Record<string, unknown>> | null {
  if (!fragment.startsWith(MARK)) return null;
  const json = decodeBase64url(fragment.slice(MARK.length));
  if (json === null) return null;
  try {
    const parsed: unknown = JSON.parse(json);
    return typeof parsed === 'object' && parsed !== null ? Object.fromEntries(Object.entries(parsed)) : null;
  } catch {
    return null;
  }
}

/** Parses an answer as a site does. @param fragment - of the URL, with its `#`. @returns null when it is not an answer */
export function readAnswer(fragment: string): DappAnswer | null {
  const { v, status, nonce, reason, address, pubkey, signature, txid = null } = recordIn(fragment) ?? {};
  if (v !== DAPP_VERSION || typeof nonce !== 'string') return null;
  if (status === 'declined') return typeof reason === 'string' ? { status, nonce, reason } : null;
  if (status !== 'approved' || typeof address !== 'string') return null;
  if (typeof pubkey !== 'string' || typeof signature !== 'string') return null;
  return txid === null || typeof txid === 'string'
    ? { status, nonce, address, pubkey, signature, txid }
    : null;
}
