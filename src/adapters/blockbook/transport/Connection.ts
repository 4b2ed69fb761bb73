/** One WebSocket to one Blockbook: requests and answers, subscriptions and pushes, and keep-alive pings. */

import { Fault } from '../../../domain/fault.ts';
import type { Clock } from '../../../ports/Clock.ts';
import { parseJson } from '../../http/boundedJson.ts';
import { checkShape } from '../../http/parseAnswer.ts';
import { isSubscribed } from '../protocol/judgeMessage.ts';
import { socketFrame } from '../protocol/schema.ts';

/** The part of WebSocket in use; browsers and the package `ws` both have it. */
export interface SocketLike {
  send(text: string): void;
  close(): void;
  addEventListener(
    type: 'open' | 'message' | 'close' | 'error',
    listener: (event: { readonly type: string; readonly data?: unknown }) => void,
  ): void;
}

export type SocketConstructor = new (url: string) => SocketLike;

/** Timeout of each request, and of opening the connection. */
export const SOCKET_TIMEOUT_MS = 10_000;

/** After this long without data a ping is sent: a server may close a connection that is idle for a minute. */
export const SILENCE_MS = 50_000;

/** Characters per minute that may arrive unrequested, pushes included: a busy address takes a tenth of that. More is a flood. */
export const MAX_UNASKED = 4_000_000;

const MINUTE_MS = 60_000;

export interface ConnectionOptions {
  readonly url: string;
  readonly WebSocket: SocketConstructor;
  readonly clock: Clock;
  /** counts messages sent, bytes received, and the flood that ends the connection */
  readonly count: (what: 'messages' | 'bytes' | 'floods', amount: number) => void;
  readonly onOpen: () => void;
  /** the connection is closed for good, for any reason; called once, and not after `close` */
  readonly onEnd: () => void;
}

interface Waiting {
  readonly isQuestion: boolean;
  readonly resolve: (data: unknown) => void;
  readonly reject: (reason: unknown) => void;
  readonly sentAtMs: number;
  readonly cancelTimer: () => void;
}

/** Thrown for requests under way when the connection ended: it is unknown whether they arrived. */
export class ConnectionLost extends Fault {
  constructor() {
    super('offline', 'the connection was lost');
  }
}

/** Reads the id of an answer that can't be parsed. */
const ID_OF_BROKEN = /^\s*\{\s*"id"\s*:\s*"(\d{1,15})"/;

/** A connection, from the moment it is created. An unreadable frame, silence, or a flood of unrequested data ends it. */
export class Connection {
  readonly #options: ConnectionOptions;
  readonly #socket: SocketLike;
  readonly #waiting = new Map<string, Waiting>();
  readonly #pushes = new Map<string, (data: unknown) => void>();
  readonly #answered = new Set<string>();
  #lastId = 0;
  #isOpen = false;
  #isOver = false;
  #heardAtMs: number;
  #unasked = { sinceMs: Number.NEGATIVE_INFINITY, length: 0 };
  #cancelTimer: () => void;

  /** @throws when no socket can be opened to the URL */
  constructor(options: ConnectionOptions) {
    this.#options = options;
    this.#socket = new options.WebSocket(options.url);
    this.#heardAtMs = options.clock.nowMs();
    this.#cancelTimer = options.clock.after(SOCKET_TIMEOUT_MS, () => this.#end());
    this.#socket.addEventListener('open', () => this.#begin());
    this.#socket.addEventListener('message', ({ data }) => this.#hear(data));
    this.#socket.addEventListener('close', () => this.#end());
    this.#socket.addEventListener('error', () => this.#end());
  }

  /** Whether requests can be sent. */
  get isOpen(): boolean {
    return this.#isOpen && !this.#isOver;
  }

  /** Requests without an answer yet, not counting subscriptions and pings. */
  get underWay(): number {
    return [...this.#waiting.values()].filter(({ isQuestion }) => isQuestion).length;
  }

  /** Whether a request of this method was ever answered. */
  hasAnswered(method: string): boolean {
    return this.#answered.has(method);
  }

  /**
   * Sends a request.
   *
   * @returns the answer, unchecked; also a server's error
   * @throws {Fault} `timeout` when this one isn't answered, `bad-answer` when the answer can't be parsed; ConnectionLost; the
   * signal's reason
   */
  ask(method: string, params: object, signal?: AbortSignal): Promise<unknown> {
    return this.#put(method, params, signal).answer;
  }

  /**
   * Subscribes. Pushes that arrive before the answer are handled too.
   *
   * @returns stops handling pushes; the server isn't notified
   * @throws {Fault} as `ask`, and `rejected`
   */
  async subscribe(method: string, params: object, onPush: (data: unknown) => void): Promise<() => void> {
    const { id, answer } = this.#put(method, params);
    this.#pushes.set(id, onPush);
    if (!isSubscribed(await answer)) throw new Fault('rejected', `${method} was refused`);
    return () => void this.#pushes.delete(id);
  }

  /** Closes the connection without calling `onEnd`. Requests under way fail. */
  close(): void {
    if (this.#isOver) return;
    this.#isOver = true;
    this.#cancelTimer();
    this.#socket.close();
    const waiting = [...this.#waiting.values()];
    this.#waiting.clear();
    for (const { reject, cancelTimer } of waiting) {
      cancelTimer();
      reject(new ConnectionLost());
    }
  }

  #end(): void {
    if (this.#isOver) return;
    this.close();
    this.#options.onEnd();
  }

  #begin(): void {
    if (this.#isOver) return;
    this.#isOpen = true;
    this.#heardAtMs = this.#options.clock.nowMs();
    this.#listenForSilence(SILENCE_MS);
    this.#options.onOpen();
  }

  #put(method: string, params: object, signal?: AbortSignal): { id: string; answer: Promise<unknown> } {
    this.#lastId += 1;
    const id = String(this.#lastId);
    const answer = new Promise<unknown>((resolve, reject) => {
      signal?.throwIfAborted();
      if (!this.isOpen) throw new ConnectionLost();
      const settle = (): void => {
        this.#waiting.delete(id);
        cancelTimer();
        signal?.removeEventListener('abort', giveUp);
      };
      const giveUp = (): void => {
        settle();
        reject(signal?.reason);
      };
      const cancelTimer = this.#options.clock.after(SOCKET_TIMEOUT_MS, () => this.#tooLate(id));
      signal?.addEventListener('abort', giveUp, { once: true });
      this.#waiting.set(id, {
        isQuestion: !/^(?:subscribe|ping)/.test(method),
        sentAtMs: this.#options.clock.nowMs(),
        cancelTimer,
        resolve: (data) => {
          settle();
          this.#answered.add(method);
          resolve(data);
        },
        reject: (reason) => {
          settle();
          reject(reason);
        },
      });
      this.#send(JSON.stringify({ id, method, params }));
    });
    return { id, answer };
  }

  #send(text: string): void {
    try {
      this.#options.count('messages', 1);
      this.#socket.send(text);
    } catch {
      this.#end();
    }
  }

  /** Only this request went unanswered, or the whole connection is silent. */
  #tooLate(id: string): void {
    const waiting = this.#waiting.get(id);
    if (!waiting) return;
    if (this.#heardAtMs <= waiting.sentAtMs) this.#end();
    else waiting.reject(new Fault('timeout', `no answer in ${SOCKET_TIMEOUT_MS} ms`));
  }

  #hear(data: unknown): void {
    if (this.#isOver) return;
    this.#heardAtMs = this.#options.clock.nowMs();
    if (typeof data === 'string') this.#options.count('bytes', data.length);
    try {
      this.#receive(data);
    } catch (thrown) {
      const broken = typeof data === 'string' ? ID_OF_BROKEN.exec(data.slice(0, 100))?.[1] : undefined;
      const waiting = broken === undefined ? undefined : this.#waiting.get(broken);
      if (waiting) waiting.reject(thrown);
      else this.#end();
    }
  }

  #receive(data: unknown): void {
    if (typeof data !== 'string') throw new Fault('bad-answer', 'not text');
    const frame = checkShape(socketFrame, parseJson(data));
    const waiting = this.#waiting.get(frame.id);
    if (waiting) {
      waiting.resolve(frame.data);
      return;
    }
    this.#countUnasked(data.length);
    if (!isSubscribed(frame.data)) this.#pushes.get(frame.id)?.(frame.data);
  }

  /** Counts unrequested data. @throws {Fault} `bad-answer` above the limit per minute */
  #countUnasked(length: number): void {
    const nowMs = this.#options.clock.nowMs();
    const isNew = nowMs - this.#unasked.sinceMs >= MINUTE_MS;
    this.#unasked = isNew
      ? { sinceMs: nowMs, length }
      : { ...this.#unasked, length: this.#unasked.length + length };
    if (this.#unasked.length <= MAX_UNASKED) return;
    this.#options.count('floods', 1);
    throw new Fault('bad-answer', 'more than anybody asked for');
  }

  #listenForSilence(inMs: number): void {
    this.#cancelTimer();
    this.#cancelTimer = this.#options.clock.after(inMs, () => {
      const leftMs = this.#heardAtMs + SILENCE_MS - this.#options.clock.nowMs();
      if (leftMs <= 0) void this.ask('ping', {}).catch(() => undefined);
      this.#listenForSilence(leftMs > 0 ? leftMs : SILENCE_MS);
    });
  }
}
