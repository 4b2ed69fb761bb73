/** A Blockbook's limits per client, and its reasons for rejections. */

/** Times are milliseconds. */
export interface Limits {
  /** HTTP requests, shared by all clients behind one address */
  readonly rest: {
    /** refilled evenly over `windowMs` */
    readonly requests: number;
    readonly windowMs: number;
    readonly burst: number;
    readonly atOnce: number;
  };
  readonly socket: {
    /** messages of one connection in a sliding window; one more closes it and blocks the address */
    readonly messages: number;
    readonly windowMs: number;
    readonly blockMs: number;
    /** unanswered requests of one connection; one more closes it */
    readonly pending: number;
    /** different addresses in `getAccountInfo` requests of one connection's lifetime; one more closes it */
    readonly accounts: number;
    /** simultaneous connections of one address */
    readonly connections: number;
    /** connections opened by one address in `attemptWindowMs` */
    readonly attempts: number;
    readonly attemptWindowMs: number;
  };
}

export type LimitsName = 'blockbook';

const MINUTE_MS = 60_000;

/** Of one socket message, bytes: a longer one closes the connection, whatever the limits. */
export const MAX_MESSAGE_BYTES = 4 * 1024 * 1024;

/**
 * A default server's limits.
 *
 * Its docs call the 42 "requests per connection"; its code counts different addresses, and never forgets one.
 *
 * @see https://github.com/trezor/blockbook/blob/master/docs/env.md, server/rest_ui_rate_limiter.go,
 * server/websocket_rate_limiter.go, server/websocket.go (maxWebsocketMessageBytes, defaultWsPendingRequestsLimit)
 */
export const LIMITS: Readonly<Record<LimitsName, Limits>> = {
  blockbook: {
    rest: { requests: 20, windowMs: MINUTE_MS, burst: 20, atOnce: 12 },
    socket: {
      messages: 2500,
      windowMs: 10 * MINUTE_MS,
      blockMs: 12 * 60 * MINUTE_MS,
      pending: 48,
      accounts: 42,
      connections: 128,
      attempts: 64,
      attemptWindowMs: MINUTE_MS,
    },
  },
};

/** Why a client was rejected. The first row's reasons reject an HTTP request, the second row's close an open connection. */
export type RejectionReason =
  | ('request-rate' | 'concurrent-requests' | 'blocked' | 'connections' | 'connection-attempts')
  | ('message-rate' | 'pending-questions' | 'accounts' | 'message-size');

/** A monotonic clock, milliseconds. */
export interface LimitsClock {
  nowMs(): number;
}
