/** Verifies that a text was signed with an address's key, and if not, determines why. */
import type { DogeAddress } from '../address/DogeAddress.ts';
import type { Network } from '../address/Network.ts';
import { type AddressProblem, addressKind, parseAddress } from '../address/parseAddress.ts';
import { isSignatureText, verifyMessage } from './messageSignature.ts';

/** Why a text isn't signed: longer than anyone would read, or a site could mistake it for an answer. */
export type SignedTextProblem = 'too-long' | 'site-answer';

/** The input as typed. */
export interface SignedText {
  readonly address: string;
  readonly message: string;
  readonly signature: string;
}

export type SignatureVerdict =
  | { readonly kind: 'signed'; readonly address: DogeAddress }
  /** valid with other line endings than typed: the same lines, but other bytes */
  | { readonly kind: 'line-endings'; readonly address: DogeAddress }
  /** signed with another key, or over another text */
  | { readonly kind: 'differs' }
  /** not 65 bytes in base64 */
  | { readonly kind: 'no-signature' }
  | { readonly kind: 'bad-address'; readonly problem: AddressProblem }
  /** a script address has no key that could sign */
  | { readonly kind: 'script-address' };

/** Text fields and files of other systems use other line endings. */
const LINE_ENDINGS = ['\n', '\r\n', '\r'] as const;

/**
 * Verifies a signature as Dogecoin Core's `verifymessage` does, with more precise results.
 *
 * @param text - `message` must match exactly, and differing line endings are reported; whitespace in address and signature is ignored
 */
export function checkSignature(text: SignedText, network: Network): SignatureVerdict {
  const read = parseAddress(text.address.trim(), network);
  if (!read.ok) return { kind: 'bad-address', problem: read.problem };
  if (addressKind(read.value) === 'p2sh') return { kind: 'script-address' };
  const signature = text.signature.replace(/\s/g, '');
  if (!isSignatureText(signature)) return { kind: 'no-signature' };
  const isTrue = (message: string) => verifyMessage(message, signature, read.value, network);
  if (isTrue(text.message)) return { kind: 'signed', address: read.value };
  const others = LINE_ENDINGS.map((end) => text.message.replace(/\r\n|\r|\n/g, end));
  const isOther = others.some((message) => message !== text.message && isTrue(message));
  return isOther ? { kind: 'line-endings', address: read.value } : { kind: 'differs' };
}
