/** Requests, responses and sources of the sandbox's Blockbook. */

import type { Sandbox } from '../chain/Sandbox.ts';

/** An HTTP request, independent of its transport. */
export interface BlockbookRequest {
  readonly method: string;
  /** begins with `/api` */
  readonly path: string;
  readonly query: URLSearchParams;
  readonly body: string;
}

export interface BlockbookReply {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** External data; changed through the control. */
export interface Market {
  /** price of one DOGE in US dollars; null when unknown */
  usdRate: number | null;
  /** koinu per 1000 bytes; null when the node has no estimate */
  feeEstimate: bigint | null;
}

/** Connections to the node are refused, or it is starting. */
export type LostNodeMode = 'refused' | 'starting';

/** A node lost since a block. */
export interface LostNode {
  readonly mode: LostNodeMode;
  /** the index's newest block */
  readonly height: number;
  /** whether the status was requested since: until then `getInfo` is unchanged */
  isNoticed: boolean;
}

/** The data that responses are built from. */
export interface BlockbookSource {
  readonly sandbox: Sandbox;
  readonly market: Market;
  /** calls back on new prices until the returned function is called */
  readonly listenRates?: (listener: () => void) => () => void;
  /** delay after the subscribers' notification until the address index has an unconfirmed transaction, milliseconds; 0 by default */
  readonly indexLagMs?: () => number;
  /** the node when it is lost; null by default */
  readonly lostNode?: () => LostNode | null;
}

/** An error that Blockbook explains to its client: HTTP 400 and `{"error": message}`. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
}

/** An error that Blockbook does not explain: HTTP 500, and an empty error over the socket. */
export class InternalError extends Error {
  override readonly name = 'InternalError';
}

/** JSON as sent: undefined fields are omitted. */
export type Json =
  | string
  | number
  | boolean
  | null
  | readonly Json[]
  | { readonly [key: string]: Json | undefined };

/** Omits a number when it is 0, like Go's `omitempty`. */
export const unlessZero = (value: number): number | undefined => (value === 0 ? undefined : value);

/** Omits a flag when it is false. */
export const ifTrue = (value: boolean): true | undefined => (value ? true : undefined);
