/** A partially signed transaction that a site serves: its hash, and why it is not opened. */
import { sha256 } from '@noble/hashes/sha2.js';
import type { Fault } from '../fault.ts';
import { base64urlOfBytes } from './base64url.ts';

/** Why it is not opened. In none of these cases is it parsed. */
export type SitePsbtProblem =
  | { readonly kind: 'unreachable'; readonly fault: Fault }
  /** bytes */
  | { readonly kind: 'too-large'; readonly maximum: number }
  /** the site serves other bytes than the request's hash names */
  | { readonly kind: 'other-hash' }
  /** files of sites cannot be fetched here */
  | { readonly kind: 'unavailable' };

/** The SHA-256 of bytes in the encoding of a request. */
export const sitePsbtHash = (bytes: Uint8Array): string => base64urlOfBytes(sha256(bytes));
