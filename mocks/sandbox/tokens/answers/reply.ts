/** Responses of the token servers. */
import type { Json } from '../../blockbook/types.ts';

/** An HTTP response; contents are bytes. */
export interface TokenReply {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Uint8Array;
}

/** A request's result. */
export type TokenServed =
  | { readonly kind: 'reply'; readonly reply: TokenReply }
  | { readonly kind: 'cut' }
  | { readonly kind: 'silence' };

export const jsonReply = (value: Json): TokenReply => ({
  status: 200,
  headers: { 'content-type': 'application/json; charset=utf-8' },
  body: JSON.stringify(value),
});

export const textReply = (body: string, status = 200): TokenReply => ({
  status,
  headers: { 'content-type': 'text/plain; charset=utf-8' },
  body,
});
