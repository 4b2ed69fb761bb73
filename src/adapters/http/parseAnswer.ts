/** Parses an answer's text by a schema; a mismatch is a fault, never a guess. */

import * as v from 'valibot';
import { Fault } from '../../domain/fault.ts';
import { parseJson } from './boundedJson.ts';

const MAX_DETAIL_LENGTH = 200;

/**
 * Parses JSON text and checks it.
 *
 * @throws {Fault} `bad-answer` when it is not JSON, too long or too deep, or its shape is wrong
 */
export function parseAnswer<Schema extends v.GenericSchema>(
  schema: Schema,
  text: string,
): v.InferOutput<Schema> {
  return checkShape(schema, parseJson(text));
}

/** Checks a parsed value. @throws {Fault} `bad-answer` */
export function checkShape<Schema extends v.GenericSchema>(
  schema: Schema,
  value: unknown,
): v.InferOutput<Schema> {
  const outcome = v.safeParse(schema, value, { abortEarly: true });
  if (outcome.success) return outcome.output;
  const [issue] = outcome.issues;
  const path = v.getDotPath(issue) ?? 'answer';
  throw new Fault('bad-answer', `${path}: ${issue.message}`.slice(0, MAX_DETAIL_LENGTH));
}
