/** A partially signed transaction that a site serves: what it was announced by, and why it is not opened. */
import { sha256 } from '@noble/hashes/sha2.js';
import type { Fault } from '../fault.ts';
import { base64urlOfBytes } from './base64url.ts';

/** Why it is not opened. Nothing of it was read. */
export type SitePsbtProblem =
  | { readonly kind: 'unreachable'; readonly fault: Fault }
  /** bytes */
  | { readonly kind: 'too-large'; readonly maximum: number }
  /** the site serves other bytes than its request names */
  | { readonly kind: 'other-hash' }
  /** nothing is fetched from sites here */
  | { readonly kind: 'unavailable' };

/** The SHA-256 of bytes as a request names it. */
export const sitePsbtHash = (bytes: Uint8Array): string => base64urlOfBytes(sha256(bytes));
