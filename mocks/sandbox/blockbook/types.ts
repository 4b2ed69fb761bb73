/** What goes in and out of the sandbox's Blockbook. */

import type { Sandbox } from '../chain/Sandbox.ts';

/** An HTTP request, whatever carried it. */
export interface BlockbookRequest {
  readonly method: string;
  /** begins with `/api` */
  readonly path: string;
  readonly query: URLSearchParams;
  readonly body: string;
}

/** An HTTP answer. */
export interface BlockbookReply {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** What the world outside the chain says; changed through the control. */
export interface Market {
  /** price of one DOGE in US dollars; null when unknown */
  usdRate: number | null;
  /** koinu per 1000 bytes; null when the node has no estimate */
  feeEstimate: bigint | null;
}

/** Nothing listens where the node was, or it is starting. */
export type LostNodeMode = 'refused' | 'starting';

/** A node that is gone since a block. */
export interface LostNode {
  readonly mode: LostNodeMode;
  /** the newest block that the index has */
  readonly height: number;
  /** whether anybody asked for the state of the server since: until then `getInfo` says what it said before */
  isNoticed: boolean;
}

/** Where answers come from. */
export interface BlockbookSource {
  readonly sandbox: Sandbox;
  readonly market: Market;
  /** calls back whenever prices come in, until the returned function is called */
  readonly listenRates?: (listener: () => void) => () => void;
  /** how long after subscribers the index of addresses has a waiting transaction, milliseconds; at once unless given */
  readonly indexLagMs?: () => number;
  /** the node, once it is gone; it answers unless given */
  readonly lostNode?: () => LostNode | null;
}

/** An error that Blockbook tells its client: HTTP 400 and `{"error": message}`. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
}

/** A failure that Blockbook does not explain: HTTP 500, and an error of no words over the socket. */
export class InternalError extends Error {
  override readonly name = 'InternalError';
}

/** JSON as it is sent: fields that are undefined are left out. */
export type Json =
  | string
  | number
  | boolean
  | null
  | readonly Json[]
  | { readonly [key: string]: Json | undefined };

/** Leaves a number out when it is 0, as Go's `omitempty` does. */
export const unlessZero = (value: number): number | undefined => (value === 0 ? undefined : value);

/** Leaves a flag out when it is false. */
export const ifTrue = (value: boolean): true | undefined => (value ? true : undefined);
