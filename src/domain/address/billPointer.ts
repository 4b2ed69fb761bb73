/** Reads where a link says its bill is: the parameters `dc` and `h` of DogeConnect, or the path and `h` of its own scheme. */
import { hexOfBytes } from '../bytes.ts';
import { withoutInvisible } from '../text/plainText.ts';

/** Where to fetch a bill, and the key that must have signed it. */
export interface BillPointer {
  /** `https://…` */
  readonly url: string;
  /** the first 15 bytes of the SHA-256 of the relay's key, hex */
  readonly keyHash: string;
}

/** 20 base64 characters. */
const HASH = /^[A-Za-z0-9+/_-]{20}$/;
const MAX_URL_LENGTH = 1_000;

/** An `https://` address without credentials or fragment. @returns null for any other */
export function readHttps(text: string): URL | null {
  if (text.length > MAX_URL_LENGTH || !URL.canParse(text)) return null;
  const url = new URL(text);
  if (url.protocol !== 'https:' || url.username !== '' || url.password !== '' || url.hash !== '') return null;
  return url;
}

/**
 * Reads both parameters. The hash may be base64 or base64url: DogeConnect's pages say base64, its reference implementation writes
 * base64url.
 *
 * @param dc - an address without its `https://`
 * @param h - the first 15 bytes of the SHA-256 of the relay's key
 * @returns null when either is invalid: the link may have been tampered with and must not be paid at all
 * @see https://github.com/dogeorg/connect/blob/489d5866/src/qr_codes/qr_codes.md
 */
export function readBillPointer(dc: string, h: string): BillPointer | null {
  const [address, hash] = [withoutInvisible(dc), withoutInvisible(h)];
  const url = readHttps(`https://${address}`);
  // no dot: `https://` was not left out, or the host is local
  if (url === null || !url.hostname.includes('.') || !HASH.test(hash)) return null;
  const binary = atob(hash.replaceAll('-', '+').replaceAll('_', '/'));
  return { url: url.href, keyHash: hexOfBytes(Uint8Array.from(binary, (letter) => letter.charCodeAt(0))) };
}
