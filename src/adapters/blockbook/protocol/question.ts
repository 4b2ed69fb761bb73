/** A question to Blockbook in both its forms: as a message over the live connection, and as an HTTP request. */

import type * as v from 'valibot';
import { checkShape, parseAnswer } from '../../http/parseAnswer.ts';

/** How a question is put over the live connection. */
export interface Message<Value> {
  readonly method: string;
  readonly params: object;
  /** @throws {Fault} `bad-answer` */
  readonly read: (data: unknown) => Value;
}

/** What an answer is for that counts only from a server in touch with its chain: to be looked at, or to spend what it lists. */
export type Touch = 'reading' | 'coins';

/** A question. Two with the same path are the same question, unless something else is made of the answer. */
export interface Question<Value> {
  /** begins with a slash */
  readonly path: string;
  /** what is made of the answer, where another question of the same path makes something else of it */
  readonly as?: 'bytes';
  /** absent where the answer is true whether or not its server is in touch with its chain */
  readonly touch?: Touch;
  /** of a question that asks by HTTP whether its server is in touch: whether the index has all that the node has. A method: any value fits */
  isLevel?(value: Value): boolean;
  /** @throws {Fault} `bad-answer` */
  readonly read: (text: string) => Value;
  /** null where only HTTP has it */
  readonly message: Message<Value> | null;
}

/** A question that is answered in the same shape either way. */
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

/** Who waits for an answer: a person before a press, a person who reads, or nobody. In this order they go. */
export type Priority = 'review' | 'person' | 'background';

/** Puts questions. */
export interface Querier {
  /** @throws {Fault} of any kind; the signal's reason when the caller gave up */
  ask<Value>(question: Question<Value>, signal?: AbortSignal, priority?: Priority): Promise<Value>;
}
