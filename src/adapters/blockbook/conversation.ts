/** Questions and answers over one socket: each answer finds its question by id, and pushes find their subscription. */

import type { GenericSchema, InferOutput } from 'valibot';
import { Fault } from '../../domain/fault.ts';
import type { Clock } from '../../ports/Clock.ts';
import { checkShape, parseAnswer } from '../http/parseAnswer.ts';
import { socketFrame } from './schema.ts';

type Receiver = (data: unknown) => void;

/** For any question over a socket, and for the connection itself. */
export const SOCKET_TIMEOUT_MS = 10_000;

/** What a conversation needs. */
export interface ConversationOptions {
  readonly clock: Clock;
  send(text: string): void;
  /** called when something asked stays without an answer */
  onSilence(): void;
}

/** The correlation of frames on one socket. A frame that makes no sense throws. */
export class Conversation {
  readonly #options: ConversationOptions;
  readonly #waiting = new Map<string, Receiver>();
  readonly #pushes = new Map<string, Receiver>();
  #lastId = 0;
  #stopDeadline: () => void;

  /** Waits for the first word from now on. */
  constructor(options: ConversationOptions) {
    this.#options = options;
    this.#stopDeadline = options.clock.after(SOCKET_TIMEOUT_MS, options.onSilence);
  }

  /** Asks; `then` gets the checked answer and the question's id. */
  ask<Schema extends GenericSchema>(
    method: string,
    params: object,
    schema: Schema,
    then: (answer: InferOutput<Schema>, id: string) => void,
  ): void {
    this.#lastId += 1;
    const id = String(this.#lastId);
    this.#waiting.set(id, (data) => then(checkShape(schema, data), id));
    this.#stopDeadline();
    this.#stopDeadline = this.#options.clock.after(SOCKET_TIMEOUT_MS, this.#options.onSilence);
    this.#options.send(JSON.stringify({ id, method, params }));
  }

  /** From now on gets what is pushed under the id of a subscription; the returned function stops it. */
  hear<Schema extends GenericSchema>(
    id: string,
    schema: Schema,
    then: (push: InferOutput<Schema>) => void,
  ): () => void {
    this.#pushes.set(id, (data) => then(checkShape(schema, data)));
    return () => void this.#pushes.delete(id);
  }

  /** Takes a frame from the socket. @throws {Fault} `bad-answer` */
  receive(data: unknown): void {
    if (typeof data !== 'string') throw new Fault('bad-answer', 'not text');
    const frame = parseAnswer(socketFrame, data);
    const answer = this.#waiting.get(frame.id);
    if (!answer) {
      this.#pushes.get(frame.id)?.(frame.data);
      return;
    }
    this.#waiting.delete(frame.id);
    if (this.#waiting.size === 0) this.#stopDeadline();
    answer(frame.data);
  }

  /** Stops waiting for anything. */
  stop(): void {
    this.#stopDeadline();
  }
}
