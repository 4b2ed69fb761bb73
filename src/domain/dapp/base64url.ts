/** Text as letters that a start parameter and a link may carry: UTF-8 in base64url without padding (RFC 4648, section 5). */

const LETTERS = /^[A-Za-z0-9_-]*$/;

/** Writes bytes. */
export function base64urlOfBytes(bytes: Uint8Array): string {
  let binary = '';
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

/** Writes a text. Half characters of UTF-16 become U+FFFD. */
export const encodeBase64url = (text: string): string => base64urlOfBytes(new TextEncoder().encode(text));

/** Reads a text; null when it is no base64url, no UTF-8, or not what `encodeBase64url` would have written. */
export function decodeBase64url(encoded: string): string | null {
  if (!LETTERS.test(encoded)) return null;
  try {
    const binary = atob(encoded.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(binary, (letter) => letter.charCodeAt(0));
    const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
    return encodeBase64url(text) === encoded ? text : null;
  } catch {
    return null;
  }
}
