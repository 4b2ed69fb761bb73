/** A Blockbook request in both forms: a message over the live connection, and an HTTP request. */

import type * as v from 'valibot';
import { checkShape, parseAnswer } from '../../http/parseAnswer.ts';

export interface Message<Value> {
  readonly method: string;
  readonly params: object;
  /** @throws {Fault} `bad-answer` */
  readonly read: (data: unknown) => Value;
}

/** Answers that need a server whose node is in sync: to display them, or to spend the coins they list. */
export type Touch = 'reading' | 'coins';

/** A request. Two with the same path are the same request, unless `as` differs. */
export interface Question<Value> {
  /** begins with a slash */
  readonly path: string;
  /** set if another question with the same path reads something else from the answer */
  readonly as?: 'bytes';
  /** absent if the answer is valid even from a server that lost its node */
  readonly touch?: Touch;
  /** for a status request: whether the index has caught up with the node. A method, so that any value type fits */
  isLevel?(value: Value): boolean;
  /** @throws {Fault} `bad-answer` */
  readonly read: (text: string) => Value;
  /** null if only HTTP supports it */
  readonly message: Message<Value> | null;
}

/** A question whose answer has the same shape either way. */
export function sameOverBoth<Schema extends v.GenericSchema, Value>(
  path: string,
  message: { readonly method: string; readonly params: object } | null,
  schema: Schema,
  map: (raw: v.InferOutput<Schema>) => Value,
): Question<Value> {
  return {
    path,
    read: (text) => map(parseAnswer(schema, text)),
    message: message && { ...message, read: (data) => map(checkShape(schema, data)) },
  };
}

/** Who waits for an answer: a user about to confirm, a user reading, or no one. Served in this order. */
export type Priority = 'review' | 'person' | 'background';

export interface Querier {
  /** @throws {Fault} of any kind; the signal's reason on abort */
  ask<Value>(question: Question<Value>, signal?: AbortSignal, priority?: Priority): Promise<Value>;
}
