/** Reads where a link says that its bill lies: the parameters `dc` and `h` of DogeConnect, or the path and `h` of its own scheme. */
import { hexOfBytes } from '../bytes.ts';
import { withoutInvisible } from '../text/plainText.ts';

/** Where a link says that its bill lies, and whose signature it must have. */
export interface BillPointer {
  /** `https://…` */
  readonly url: string;
  /** the first 15 bytes of the SHA-256 of the relay's key, hex */
  readonly keyHash: string;
}

/** Bytes of the hash: 20 letters of base64. */
const HASH = /^[A-Za-z0-9+/_-]{20}$/;
const MAX_URL_LENGTH = 1_000;

/** An `https://` address without a password. What follows `#` is nobody's business. @returns null for any other */
export function readHttps(text: string): URL | null {
  if (text.length > MAX_URL_LENGTH || !URL.canParse(text)) return null;
  const url = new URL(text);
  if (url.protocol !== 'https:' || url.username !== '' || url.password !== '' || url.hash !== '') return null;
  return url;
}

/**
 * Reads both. The hash may be in either alphabet of base64: the pages of DogeConnect say base64, its reference writes base64url.
 *
 * @param dc - an address without its `https://`
 * @param h - the first 15 bytes of the SHA-256 of the relay's key
 * @returns null where either is wrong: somebody may have changed the link, and it is not paid at all
 * @see https://github.com/dogeorg/connect/blob/489d5866/src/qr_codes/qr_codes.md
 */
export function readBillPointer(dc: string, h: string): BillPointer | null {
  const [address, hash] = [withoutInvisible(dc), withoutInvisible(h)];
  const url = readHttps(`https://${address}`);
  // no dot: `https://` was not left out, or it leads to this very device
  if (url === null || !url.hostname.includes('.') || !HASH.test(hash)) return null;
  const binary = atob(hash.replaceAll('-', '+').replaceAll('_', '/'));
  return { url: url.href, keyHash: hexOfBytes(Uint8Array.from(binary, (letter) => letter.charCodeAt(0))) };
}
