/** Links of strangers: only https, without a name or password in them, and named by the host that they lead to. */

/** A link that may be opened when it is pressed. */
export interface SafeLink {
  readonly url: string;
  /** as letters that cannot look like others: foreign ones are in `xn--` form */
  readonly host: string;
}

/** @param text - anybody's. @returns null when it is not to be opened */
export function safeLink(text: string): SafeLink | null {
  if (!URL.canParse(text)) return null;
  const url = new URL(text);
  const isPlain = url.protocol === 'https:' && url.username === '' && url.password === '';
  return isPlain && url.hostname.includes('.') ? { url: url.href, host: url.host } : null;
}
