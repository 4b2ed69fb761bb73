/** The way between clients and the sandbox's Blockbook, where things go wrong on demand. */

import { answer } from '../blockbook/answer.ts';
import { Session, type SessionWire } from '../blockbook/Session.ts';
import type { BlockbookReply, BlockbookRequest, BlockbookSource } from '../blockbook/types.ts';
import { spoilText, type Wrong } from './spoil.ts';

/** How nothing works: connections refused, or HTTP 503 from a proxy. */
export type DownMode = 'refused' | 'unavailable';

/** How the answer to a broadcast gets lost: the connection is cut, or stays open in silence. */
export type LostMode = 'cut' | 'silence';

/** What is wrong now. */
export interface Faults {
  /** how long every answer takes, milliseconds */
  slowMs: number;
  wrong: Wrong | null;
  down: DownMode | null;
  /** the node takes the next `left` broadcasts, and their sender never hears of it */
  broadcastLost: { readonly mode: LostMode; readonly left: number } | null;
}

/** Nothing wrong. */
export const noFaults = (): Faults => ({ slowMs: 0, wrong: null, down: null, broadcastLost: null });

/** What becomes of a request: an answer, a connection cut, or one that stays open without an answer. */
export type Served =
  | { readonly kind: 'reply'; readonly reply: BlockbookReply }
  | { readonly kind: 'cut' }
  | { readonly kind: 'silence' };

/** The server's end of an open WebSocket. */
export interface SocketEnd {
  receive(text: string): void;
  end(): void;
}

const UNAVAILABLE: BlockbookReply = {
  status: 503,
  headers: { 'content-type': 'text/html; charset=utf-8' },
  body: '<!doctype html><title>503 Service Unavailable</title>',
};

const pause = (ms: number): Promise<void> => new Promise((resume) => setTimeout(resume, ms));

const concerns = (wrong: Wrong, place: string): boolean =>
  wrong.only === undefined || place.includes(wrong.only);

const isBroadcast = ({ method, path }: BlockbookRequest): boolean =>
  path.includes('/sendtx/') && (method === 'POST' || !path.endsWith('/sendtx/'));

const tellsAcceptance = (text: string): boolean => text.includes('"data":{"result":');

function methodOf(text: string): string {
  return /"method"\s*:\s*"(\w+)"/.exec(text)?.[1] ?? '';
}

/** Serves HTTP requests and WebSockets from a sandbox, with faults. */
export class Gateway {
  readonly faults: Faults = noFaults();
  readonly #source: BlockbookSource;
  readonly #sessions = new Map<Session, SessionWire>();

  constructor(source: BlockbookSource) {
    this.#source = source;
  }

  /** Answers a request, or lets it fail. */
  async serve(request: BlockbookRequest): Promise<Served> {
    if (this.faults.slowMs > 0) await pause(this.faults.slowMs);
    if (this.faults.down === 'refused') return { kind: 'cut' };
    if (this.faults.down === 'unavailable') return { kind: 'reply', reply: UNAVAILABLE };
    const reply = answer(request, this.#source);
    if (isBroadcast(request) && reply.status === 200 && this.faults.broadcastLost) {
      return { kind: this.#loseBroadcast(this.faults.broadcastLost) };
    }
    return { kind: 'reply', reply: this.#spoil(reply, request.path) };
  }

  /** Takes a new WebSocket; null when the server is down. */
  open(wire: SessionWire): SocketEnd | null {
    if (this.faults.down) return null;
    let asked = '';
    const faulty: SessionWire = {
      send: (text) => void this.#send(wire, text, asked),
      close: () => wire.close(),
    };
    const session = new Session(this.#source, faulty);
    this.#sessions.set(session, wire);
    return {
      receive: (text) => {
        asked = methodOf(text);
        session.receive(text);
      },
      end: () => this.#forget(session),
    };
  }

  /** Ends all WebSockets; new ones are taken again. */
  dropSockets(): void {
    for (const [session, wire] of this.#sessions) {
      this.#forget(session);
      wire.close();
    }
  }

  /** WebSockets that are open. */
  get openSockets(): number {
    return this.#sessions.size;
  }

  #forget(session: Session): void {
    session.end();
    this.#sessions.delete(session);
  }

  #loseBroadcast({ mode, left }: { readonly mode: LostMode; readonly left: number }): LostMode {
    this.faults.broadcastLost = left > 1 ? { mode, left: left - 1 } : null;
    return mode;
  }

  #spoil(reply: BlockbookReply, place: string): BlockbookReply {
    const { wrong } = this.faults;
    if (!wrong || reply.status !== 200 || !concerns(wrong, place)) return reply;
    const headers = wrong.mode === 'html' ? UNAVAILABLE.headers : reply.headers;
    return { ...reply, headers, body: spoilText(reply.body, wrong) };
  }

  async #send(wire: SessionWire, text: string, method: string): Promise<void> {
    const { slowMs, wrong, broadcastLost } = this.faults;
    if (broadcastLost && method === 'sendTransaction' && tellsAcceptance(text)) {
      if (this.#loseBroadcast(broadcastLost) === 'cut') this.dropSockets();
      return;
    }
    if (slowMs > 0) await pause(slowMs);
    wire.send(wrong && concerns(wrong, method) ? spoilText(text, wrong) : text);
  }
}
