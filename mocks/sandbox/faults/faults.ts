/** What can be wrong between clients and the sandbox's Blockbook. */

import type { BlockbookReply, LostNode } from '../blockbook/types.ts';
import { type NoWebSocketStatus, type SocketFault, spendFault } from './socketFaults.ts';
import type { Wrong } from './spoil.ts';

/** How nothing works: connections rejected, HTTP 503 from a proxy, or a Blockbook that starts or stops. */
export type DownMode = 'refused' | 'unavailable' | 'starting' | 'stopping';

/** All modes. */
export const DOWN_MODES: readonly DownMode[] = ['refused', 'unavailable', 'starting', 'stopping'];

/** How the answer to a broadcast gets lost: the connection is cut, or stays open in silence. */
export type LostMode = 'cut' | 'silence';

/** What is wrong now. */
export interface Faults {
  /** how long every answer takes, milliseconds */
  slowMs: number;
  wrong: Wrong | null;
  down: DownMode | null;
  /** the node behind the Blockbook is gone: it answers from its index alone */
  lostNode: LostNode | null;
  /** the node takes the next `left` broadcasts, and their sender never hears of it */
  broadcastLost: { readonly mode: LostMode; readonly left: number } | null;
  socket: SocketFault | null;
  /** a proxy that speaks no WebSocket, and what it answers instead */
  noWebSocket: NoWebSocketStatus | null;
  /** no answer to a request may be read by pages of another origin, as a Blockbook answers by itself; WebSockets know no such rule */
  isClosedToPages: boolean;
}

/** Nothing wrong. */
export const noFaults = (): Faults => ({
  ...{ slowMs: 0, wrong: null, down: null, lostNode: null, broadcastLost: null },
  ...{ socket: null, noWebSocket: null, isClosedToPages: false },
});

/** Whether answers to a question are spoiled. @param endpoint - the path of a request, or what a method stands for */
export const concerns = (wrong: Wrong, endpoint: string): boolean =>
  wrong.only === undefined || endpoint.includes(wrong.only);

/** The answer to one more broadcast is lost. @returns how */
export function loseBroadcast(faults: Faults): LostMode | null {
  const lost = faults.broadcastLost;
  if (!lost) return null;
  faults.broadcastLost = lost.left > 1 ? { ...lost, left: lost.left - 1 } : null;
  return lost.mode;
}

/** What is wrong with the answer to a method; uses it up. */
export function socketFaultFor(faults: Faults, method: string): SocketFault['mode'] | null {
  const fault = faults.socket;
  if (!fault || (fault.only !== undefined && !method.includes(fault.only))) return null;
  faults.socket = spendFault(fault);
  return fault.mode;
}

/** Lets time pass, milliseconds. */
export const pause = (ms: number): Promise<void> => new Promise((resume) => setTimeout(resume, ms));

/** A Blockbook that reads its blocks first. */
export const STARTING: BlockbookReply = {
  status: 500,
  headers: { 'content-type': 'application/json; charset=utf-8' },
  body: '{"error":"Service unavailable"}\n',
};

/** The same to who wants a WebSocket. */
export const NO_SOCKET_YET: BlockbookReply = {
  status: 503,
  headers: { 'content-type': 'text/plain; charset=utf-8' },
  body: 'Service unavailable\n',
};

/** A Blockbook that is about to end, to who wants a WebSocket: its port is closed for requests by then, which takes it ten seconds. */
export const NO_SOCKET_ANY_MORE: BlockbookReply = { ...NO_SOCKET_YET, body: 'Server shutting down\n' };

/** A proxy whose server is gone. */
export const UNAVAILABLE: BlockbookReply = {
  status: 503,
  headers: { 'content-type': 'text/html; charset=utf-8' },
  body: '<!doctype html><title>503 Service Unavailable</title>',
};
