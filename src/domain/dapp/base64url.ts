/** Encodes text for start parameters and links: UTF-8 in base64url without padding (RFC 4648, section 5). */

const LETTERS = /^[A-Za-z0-9_-]*$/;

export function base64urlOfBytes(bytes: Uint8Array): string {
  let binary = '';
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

/** Encodes a text. Lone surrogates become U+FFFD. */
export const encodeBase64url = (text: string): string => base64urlOfBytes(new TextEncoder().encode(text));

/** Decodes a text; null when it is not base64url, not UTF-8, or not the encoding that `encodeBase64url` writes. */
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
