/** What a Blockbook allows each client, and what it rejects. */

/** The limits of a server. Times are milliseconds. */
export interface Limits {
  /** HTTP requests, of all clients behind one address together */
  readonly rest: {
    /** refilled evenly over `windowMs` */
    readonly requests: number;
    readonly windowMs: number;
    readonly burst: number;
    readonly atOnce: number;
  };
  readonly socket: {
    /** messages of one connection in a trailing window; one more ends it and blocks the address */
    readonly messages: number;
    readonly windowMs: number;
    readonly blockMs: number;
    /** questions of one connection that wait for their answer; one more ends it */
    readonly pending: number;
    /** different addresses that one connection asks `getAccountInfo` for in all its life; one more ends it */
    readonly accounts: number;
    /** connections of one address at once */
    readonly connections: number;
    /** connections that one address opens in `attemptWindowMs` */
    readonly attempts: number;
    readonly attemptWindowMs: number;
  };
}

/** A set of limits by name. */
export type LimitsName = 'blockbook';

const MINUTE_MS = 60_000;

/** Of one message over a socket: a longer one ends the connection, whatever the limits. */
export const MAX_MESSAGE_BYTES = 4 * 1024 * 1024;

/**
 * What a server allows that was set up today and left as it is.
 *
 * Its own notes call the 42 "requests per connection"; its code counts different addresses, and never forgets one.
 *
 * @see https://github.com/trezor/blockbook/blob/master/docs/env.md, server/rest_ui_rate_limiter.go,
 *   server/websocket_rate_limiter.go, server/websocket.go (maxWebsocketMessageBytes, defaultWsPendingRequestsLimit)
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

/** Why a client was rejected. Reasons of the first row cost an HTTP request, of the second a connection that was there. */
export type RejectionReason =
  | ('request-rate' | 'concurrent-requests' | 'blocked' | 'connections' | 'connection-attempts')
  | ('message-rate' | 'pending-questions' | 'accounts' | 'message-size');

/** A clock that only moves forward, milliseconds. */
export interface LimitsClock {
  nowMs(): number;
}
