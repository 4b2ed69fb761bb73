/** Blockbook's rejections over HTTP. */

import type { BlockbookReply } from '../blockbook/types.ts';

/** @param retryAfterS - null when the server sends none @see blockbook server/rest_ui_rate_limiter.go */
export const tooManyRequests = (retryAfterS: number | null): BlockbookReply => ({
  status: 429,
  headers: {
    'content-type': 'application/json; charset=utf-8',
    ...(retryAfterS === null ? {} : { 'retry-after': String(retryAfterS) }),
  },
  body: '{"error":"rate limit exceeded"}\n',
});

/** @see blockbook server/websocket.go (ServeHTTP) */
export const tooManySockets = (): BlockbookReply => ({
  status: 429,
  headers: { 'content-type': 'text/plain; charset=utf-8' },
  body: 'Too many websocket connections\n',
});
