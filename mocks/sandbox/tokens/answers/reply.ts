/** What the token world sends back. */
import type { Json } from '../../blockbook/types.ts';

/** An HTTP answer; contents are bytes. */
export interface TokenReply {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Uint8Array;
}

/** What becomes of a request. */
export type TokenServed =
  | { readonly kind: 'reply'; readonly reply: TokenReply }
  | { readonly kind: 'cut' }
  | { readonly kind: 'silence' };

/** A JSON answer. */
export const jsonReply = (value: Json): TokenReply => ({
  status: 200,
  headers: { 'content-type': 'application/json; charset=utf-8' },
  body: JSON.stringify(value),
});

/** A plain text answer. */
export const textReply = (body: string, status = 200): TokenReply => ({
  status,
  headers: { 'content-type': 'text/plain; charset=utf-8' },
  body,
});
