/** What can be wrong with an open WebSocket, or with the way to one. */

import type { BlockbookReply } from '../blockbook/types.ts';

/**
 * How a socket is wrong.
 *
 * - `cut`: the connection ends in the middle of an answer · `silence`: questions get no answer, and nothing is pushed
 * - `out-of-order`: of two answers the later comes first · `twice`: each answer comes twice
 * - `unasked`: before each answer comes one to a question that nobody asked
 * - `huge`: 5 MB of spaces before each answer · `error`: an error in place of an answer
 * - `too-many`: the connection ends at the next message, and the address is rejected, as after too many messages
 */
export type SocketFaultMode =
  | ('cut' | 'silence' | 'out-of-order' | 'twice')
  | ('unasked' | 'huge' | 'error' | 'too-many');

/** All modes. */
export const SOCKET_FAULTS: readonly SocketFaultMode[] = [
  ...(['cut', 'silence', 'out-of-order', 'twice', 'unasked', 'huge', 'error', 'too-many'] as const),
];

/** A way of being wrong, and where. */
export interface SocketFault {
  readonly mode: SocketFaultMode;
  /** only answers to methods that contain this; all when absent */
  readonly only?: string;
  /** so many answers more; all when absent */
  readonly left?: number;
}

/** What a proxy that speaks no WebSocket answers to whoever wants one. */
export type NoWebSocketStatus = 200 | 400 | 404;

export const NO_WEB_SOCKET: readonly NoWebSocketStatus[] = [200, 400, 404];

const PAGES: Readonly<Record<NoWebSocketStatus, string>> = {
  200: '<!doctype html><title>Welcome</title>',
  400: '<!doctype html><title>400 Bad Request</title>',
  404: '<!doctype html><title>404 Not Found</title>',
};

export const withoutWebSocket = (status: NoWebSocketStatus): BlockbookReply => ({
  status,
  headers: { 'content-type': 'text/html; charset=utf-8' },
  body: PAGES[status],
});

/** Spends one use of a fault. @returns what is left of it */
export function spendFault(fault: SocketFault): SocketFault | null {
  if (fault.left === undefined) return fault;
  return fault.left > 1 ? { ...fault, left: fault.left - 1 } : null;
}

const HUGE_BYTES = 5 * 1024 * 1024;
/** How long an answer waits for another to overtake it. */
const OVERTAKE_MS = 30;

/** What carries messages to a client. */
export interface SocketWire {
  send(text: string): void;
  /** sends the first part of a text and ends the connection; only ends it where messages can't be sent in parts */
  cut?(part: string): void;
  /** ends the connection from the server's side */
  close(): void;
}

/** Sends answers as faults have it. */
export class AnswerSpoiler {
  readonly #wire: SocketWire;
  #held: (() => void)[] = [];

  constructor(wire: SocketWire) {
    this.#wire = wire;
  }

  /** Sends one answer. @param send - how it is sent when nothing is wrong */
  deliver(text: string, mode: SocketFaultMode, send: (text: string) => void): void {
    if (mode === 'out-of-order') this.#hold(() => send(text));
    else if (mode === 'huge') send(' '.repeat(HUGE_BYTES) + text);
    else if (mode === 'error') send(errorFor(text));
    else if (mode === 'cut') this.#cut(text);
    else if (mode === 'twice' || mode === 'unasked') {
      this.#wire.send(mode === 'twice' ? text : unaskedLike(text));
      send(text);
    }
  }

  #cut(text: string): void {
    if (this.#wire.cut) this.#wire.cut(text.slice(0, Math.ceil(text.length / 2)));
    else this.#wire.close();
  }

  #hold(send: () => void): void {
    this.#held.push(send);
    if (this.#held.length > 1) this.#release();
    else setTimeout(() => this.#release(), OVERTAKE_MS);
  }

  #release(): void {
    for (const send of this.#held.splice(0).reverse()) send();
  }
}

const idOf = (text: string): string => String((JSON.parse(text) as { id: unknown }).id);

const errorFor = (text: string): string =>
  JSON.stringify({ id: idOf(text), data: { error: { message: 'Internal error' } } });

const unaskedLike = (text: string): string =>
  JSON.stringify({ ...(JSON.parse(text) as object), id: `${idOf(text)} of nobody` });
