/** A client's session over Blockbook's WebSocket: its requests and its subscriptions. */

import { Subscriptions } from './Subscriptions.ts';
import { NEEDS_PARAMS, SOCKET_METHODS } from './socketMethods.ts';
import { readRequest, type SocketRequest } from './socketRequest.ts';
import { ApiError, type BlockbookSource, InternalError, type Json } from './types.ts';

/** A message's cause: the response to a request, or a push for a subscription's id. */
export interface MessageOrigin {
  readonly method: string;
  readonly isPush: boolean;
}

/** The session's connection to its client. */
export interface SessionWire {
  send(text: string, about: MessageOrigin): void;
  /** ends the connection from the server's side */
  close(): void;
}

/** A connection. Its owner calls `receive` for each message, and `end` once it is closed. */
export class Session {
  readonly #source: BlockbookSource;
  readonly #wire: SessionWire;
  readonly #subscriptions: Subscriptions;
  readonly #stops: readonly (() => void)[];

  constructor(source: BlockbookSource, wire: SessionWire) {
    this.#source = source;
    this.#wire = wire;
    this.#subscriptions = new Subscriptions(source, ({ id, method, data }) =>
      this.#send(id, data, { method, isPush: true }),
    );
    this.#stops = [
      source.sandbox.listen((event) => this.#subscriptions.notify(event)),
      source.listenRates?.(() => this.#subscriptions.sendRates()) ?? (() => {}),
    ];
  }

  /**
   * Handles a message. An invalid request ends the connection.
   *
   * @returns whether there is a response: an unknown method gets none
   */
  receive(text: string): boolean {
    const request = readRequest(text);
    if (!request) {
      this.#wire.close();
      return false;
    }
    const data = this.#dataFor(request);
    if (data === undefined) return false;
    this.#send(request.id, data, { method: request.method, isPush: false });
    return true;
  }

  /** Removes the client. */
  end(): void {
    for (const stop of this.#stops) stop();
  }

  #dataFor(request: SocketRequest): Json | undefined {
    const { method, params } = request;
    try {
      if (params === null && NEEDS_PARAMS.has(method)) throw new ApiError('unexpected end of JSON input');
      return this.#subscriptions.handle(request) ?? SOCKET_METHODS.get(method)?.(params ?? {}, this.#source);
    } catch (thrown) {
      if (thrown instanceof ApiError) return { error: { message: thrown.message } };
      if (thrown instanceof InternalError) return { error: { message: 'Internal error' } };
      throw thrown;
    }
  }

  #send(id: string, data: Json, about: MessageOrigin): void {
    this.#wire.send(JSON.stringify({ id, data }), about);
  }
}
