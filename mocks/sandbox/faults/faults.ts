/** Faults between clients and the sandbox's Blockbook. */

import type { BlockbookReply, LostNode } from '../blockbook/types.ts';
import { type NoWebSocketStatus, type SocketFault, spendFault } from './socketFaults.ts';
import type { Wrong } from './spoil.ts';

/** Refused connections, HTTP 503 from a proxy, or a Blockbook that is starting or stopping. */
export type DownMode = 'refused' | 'unavailable' | 'starting' | 'stopping';

export const DOWN_MODES: readonly DownMode[] = ['refused', 'unavailable', 'starting', 'stopping'];

/** How a broadcast's response is lost: the connection is cut, or stays open without one. */
export type LostMode = 'cut' | 'silence';

/** The current faults. */
export interface Faults {
  /** delay of every response, milliseconds */
  slowMs: number;
  wrong: Wrong | null;
  down: DownMode | null;
  /** the Blockbook's node is lost: it answers from its index only */
  lostNode: LostNode | null;
  /** the node accepts the next `left` broadcasts, and the sender gets no response */
  broadcastLost: { readonly mode: LostMode; readonly left: number } | null;
  socket: SocketFault | null;
  /** a proxy without WebSockets, and its status instead */
  noWebSocket: NoWebSocketStatus | null;
  /** pages of other origins may not read responses, as with a Blockbook's default; WebSockets are not affected */
  isClosedToPages: boolean;
}

export const noFaults = (): Faults => ({
  slowMs: 0,
  wrong: null,
  down: null,
  lostNode: null,
  broadcastLost: null,
  socket: null,
  noWebSocket: null,
  isClosedToPages: false,
});

/** Whether a fault affects a request. @param endpoint - a request's path, or a method's equivalent */
export const concerns = (wrong: Wrong, endpoint: string): boolean =>
  wrong.only === undefined || endpoint.includes(wrong.only);

/** Uses up one lost response. @returns its mode */
export function loseBroadcast(faults: Faults): LostMode | null {
  const lost = faults.broadcastLost;
  if (!lost) return null;
  faults.broadcastLost = lost.left > 1 ? { ...lost, left: lost.left - 1 } : null;
  return lost.mode;
}

/** Uses up the fault of a method's response. */
export function socketFaultFor(faults: Faults, method: string): SocketFault['mode'] | null {
  const fault = faults.socket;
  if (!fault || (fault.only !== undefined && !method.includes(fault.only))) return null;
  faults.socket = spendFault(fault);
  return fault.mode;
}

export const pause = (ms: number): Promise<void> => new Promise((resume) => setTimeout(resume, ms));

/** A Blockbook that is still loading its blocks. */
export const STARTING: BlockbookReply = {
  status: 500,
  headers: { 'content-type': 'application/json; charset=utf-8' },
  body: '{"error":"Service unavailable"}\n',
};

/** The same for a WebSocket request. */
export const NO_SOCKET_YET: BlockbookReply = {
  status: 503,
  headers: { 'content-type': 'text/plain; charset=utf-8' },
  body: 'Service unavailable\n',
};

/** For a WebSocket request to a Blockbook that is stopping: its port refuses connections for requests meanwhile, for ten seconds. */
export const NO_SOCKET_ANY_MORE: BlockbookReply = { ...NO_SOCKET_YET, body: 'Server shutting down\n' };

/** A proxy whose server is down. */
export const UNAVAILABLE: BlockbookReply = {
  status: 503,
  headers: { 'content-type': 'text/html; charset=utf-8' },
  body: '<!doctype html><title>503 Service Unavailable</title>',
};
