/** Faults of an open WebSocket, or of opening one. */

import type { BlockbookReply } from '../blockbook/types.ts';

/**
 * A socket's fault.
 *
 * - `cut`: the connection ends within a response · `silence`: no responses and no pushes
 * - `out-of-order`: of two responses the later comes first · `twice`: each response comes twice
 * - `unasked`: before each response comes one that matches no request
 * - `huge`: 5 MB of spaces before each response · `error`: an error in place of a response
 * - `too-many`: the connection ends at the next message, and the address is blocked, as after too many messages
 */
export type SocketFaultMode =
  | ('cut' | 'silence' | 'out-of-order' | 'twice')
  | ('unasked' | 'huge' | 'error' | 'too-many');

export const SOCKET_FAULTS: readonly SocketFaultMode[] = [
  ...(['cut', 'silence', 'out-of-order', 'twice', 'unasked', 'huge', 'error', 'too-many'] as const),
];

/** A fault, and the responses it affects. */
export interface SocketFault {
  readonly mode: SocketFaultMode;
  /** only responses to methods that contain this; all when absent */
  readonly only?: string;
  /** remaining number of responses; all when absent */
  readonly left?: number;
}

/** The status of a proxy without WebSockets. */
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

/** Uses a fault once. @returns the rest of it */
export function spendFault(fault: SocketFault): SocketFault | null {
  if (fault.left === undefined) return fault;
  return fault.left > 1 ? { ...fault, left: fault.left - 1 } : null;
}

const HUGE_BYTES = 5 * 1024 * 1024;
/** How long a response waits to be overtaken, milliseconds. */
const OVERTAKE_MS = 30;

/** Carries messages to a client. */
export interface SocketWire {
  send(text: string): void;
  /** sends the first part of a text and closes the connection; only closes it where partial messages can't be sent */
  cut?(part: string): void;
  /** closes the connection from the server's side */
  close(): void;
}

/** Sends responses with faults. */
export class AnswerSpoiler {
  readonly #wire: SocketWire;
  #held: (() => void)[] = [];

  constructor(wire: SocketWire) {
    this.#wire = wire;
  }

  /** Sends one response. @param send - sends it without a fault */
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
