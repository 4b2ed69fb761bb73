/** WebSockets without a network: a test controls the server's end of each. */

import type { SocketConstructor, SocketLike } from '../../src/adapters/blockbook/transport/Connection.ts';

type Listener = Parameters<SocketLike['addEventListener']>[1];
type EventName = Parameters<SocketLike['addEventListener']>[0];

/** A request sent over a socket. */
export interface SocketRequest {
  readonly id: string;
  readonly method: string;
  readonly params: Readonly<Record<string, unknown>>;
}

/** The server's end of one socket. */
export class FakeSocket implements SocketLike {
  readonly url: string;
  readonly requests: SocketRequest[] = [];
  isClosed = false;
  readonly #listeners: [EventName, Listener][] = [];

  constructor(url: string) {
    this.url = url;
  }

  send(text: string): void {
    if (this.isClosed) throw new Error('closed');
    const request = JSON.parse(text) as SocketRequest;
    if (!this.answersItself(request)) this.requests.push(request);
  }

  /** Whether a request is answered by itself, and not recorded. */
  protected answersItself(_request: SocketRequest): boolean {
    return false;
  }

  close(): void {
    this.isClosed = true;
  }

  addEventListener(type: EventName, listener: Listener): void {
    this.#listeners.push([type, listener]);
  }

  /** Reports the connection as open to the client. */
  open(): void {
    this.#emit('open');
  }

  /** Closes the connection from the server's side. */
  drop(): void {
    this.isClosed = true;
    this.#emit('error');
    this.#emit('close');
  }

  /** Sends a frame unchanged. */
  pushText(data: unknown): void {
    this.#emit('message', data);
  }

  /** Sends a response, or a push under a subscription's id. */
  push(id: string, data: unknown): void {
    this.pushText(JSON.stringify({ id, data }));
  }

  /** The requests of one method, oldest first. */
  asked(method: string): readonly SocketRequest[] {
    return this.requests.filter((request) => request.method === method);
  }

  /** The newest request of a method. @throws {TypeError} when there is none */
  last(method: string): SocketRequest {
    const request = this.asked(method).at(-1);
    if (!request) throw new TypeError(`no ${method} was asked`);
    return request;
  }

  #emit(type: EventName, data?: unknown): void {
    for (const [wanted, listener] of this.#listeners) if (wanted === type) listener({ type, data });
  }
}

/**
 * Makes a constructor of fake sockets, and the list of its sockets.
 *
 * @param ownAnswer - answers requests by itself; undefined leaves a request to the test
 */
export function createFakeSockets(ownAnswer: (request: SocketRequest) => unknown = () => undefined): {
  readonly WebSocket: SocketConstructor;
  readonly made: FakeSocket[];
} {
  const made: FakeSocket[] = [];
  class Recorded extends FakeSocket {
    constructor(url: string) {
      super(url);
      made.push(this);
    }

    protected override answersItself(request: SocketRequest): boolean {
      const data = ownAnswer(request);
      if (data !== undefined) queueMicrotask(() => this.push(request.id, data));
      return data !== undefined;
    }
  }
  return { WebSocket: Recorded, made };
}
