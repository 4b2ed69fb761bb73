/** Says of a signed text whether the key of an address signed it, and if not, what is wrong. */
import type { DogeAddress } from '../address/DogeAddress.ts';
import type { Network } from '../address/Network.ts';
import { type AddressProblem, addressKind, parseAddress } from '../address/parseAddress.ts';
import { verifyMessage } from './messageSignature.ts';

/** Why a text isn't signed: nobody reads that much, or a site could take it for an answer. */
export type SignedTextProblem = 'too-long' | 'site-answer';

/** What is checked, as typed. */
export interface SignedText {
  readonly address: string;
  readonly message: string;
  readonly signature: string;
}

/** What came of checking. */
export type SignatureVerdict =
  | { readonly kind: 'signed'; readonly address: DogeAddress }
  /** a signature by somebody else, or over other words */
  | { readonly kind: 'differs' }
  /** not 65 bytes in base64 */
  | { readonly kind: 'no-signature' }
  | { readonly kind: 'bad-address'; readonly problem: AddressProblem }
  /** an address of a script has no key that could sign */
  | { readonly kind: 'script-address' };

const SIGNATURE = /^[A-Za-z0-9+/]{87}=$/;

/**
 * Checks a signature as Dogecoin Core's `verifymessage` does, and says what is wrong in words of its own.
 *
 * @param text - `message` counts to the letter; space around the address and the signature does not
 */
export function checkSignature(text: SignedText, network: Network): SignatureVerdict {
  const read = parseAddress(text.address.trim(), network);
  if (!read.ok) return { kind: 'bad-address', problem: read.problem };
  if (addressKind(read.value) === 'p2sh') return { kind: 'script-address' };
  const signature = text.signature.replace(/\s/g, '');
  if (!SIGNATURE.test(signature)) return { kind: 'no-signature' };
  const isTrue = verifyMessage(text.message, signature, read.value, network);
  return isTrue ? { kind: 'signed', address: read.value } : { kind: 'differs' };
}
