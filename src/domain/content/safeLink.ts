/** Checks untrusted links: only https, without credentials, and labeled with the host they lead to. */

/** A link that may be opened when pressed. */
export interface SafeLink {
  readonly url: string;
  /** in ASCII, so that it cannot be spoofed: international names are in `xn--` form */
  readonly host: string;
}

/** @param text - untrusted. @returns null when it must not be opened */
export function safeLink(text: string): SafeLink | null {
  if (!URL.canParse(text)) return null;
  const url = new URL(text);
  const isPlain = url.protocol === 'https:' && url.username === '' && url.password === '';
  return isPlain && url.hostname.includes('.') ? { url: url.href, host: url.host } : null;
}
