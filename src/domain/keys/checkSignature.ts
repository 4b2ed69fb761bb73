/** Says of a signed text whether the key of an address signed it, and if not, what is wrong. */
import type { DogeAddress } from '../address/DogeAddress.ts';
import type { Network } from '../address/Network.ts';
import { type AddressProblem, addressKind, parseAddress } from '../address/parseAddress.ts';
import { isSignatureText, verifyMessage } from './messageSignature.ts';

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
  /** signed with other line endings than were typed: of the same lines, and other bytes */
  | { readonly kind: 'line-endings'; readonly address: DogeAddress }
  /** a signature by somebody else, or over other words */
  | { readonly kind: 'differs' }
  /** not 65 bytes in base64 */
  | { readonly kind: 'no-signature' }
  | { readonly kind: 'bad-address'; readonly problem: AddressProblem }
  /** an address of a script has no key that could sign */
  | { readonly kind: 'script-address' };

/** Fields and files of other systems end their lines in other ways. */
const LINE_ENDINGS = ['\n', '\r\n', '\r'] as const;

/**
 * Checks a signature as Dogecoin Core's `verifymessage` does, and says what is wrong in words of its own.
 *
 * @param text - `message` counts to the letter, and line endings are said to differ; space around the address and the signature does not
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
