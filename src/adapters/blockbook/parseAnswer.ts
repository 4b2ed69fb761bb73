/** Reads an answer's text by its schema; what does not fit is a fault, never a guess. */

import * as v from 'valibot';
import { Fault } from '../../domain/fault.ts';

const LONGEST_DETAIL = 200;

/**
 * Parses JSON text and checks it.
 *
 * @throws {Fault} `bad-answer` when it is not JSON or not of that shape
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
  const place = v.getDotPath(issue) ?? 'answer';
  throw new Fault('bad-answer', `${place}: ${issue.message}`.slice(0, LONGEST_DETAIL));
}

/** Parses JSON text. @throws {Fault} `bad-answer` */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new Fault('bad-answer', `not JSON (${text.length} characters)`, { cause });
  }
}

const HEX = /^(?:[0-9a-f]{2})+$/;

/**
 * Reads raw transaction bytes: a JSON string as Blockbook writes it, plain text, or an object with `hex` or `result`.
 *
 * @returns lower-case hex
 * @throws {Fault} `bad-answer`
 * @see https://github.com/trezor/blockbook/blob/04f0de2787d8832e7630decdbe85340f21f1c8b4/openapi.yaml (/api/rawtx)
 */
export function parseRawHex(text: string): string {
  const trimmed = text.trim();
  const hex = (/^["{]/.test(trimmed) ? hexInside(parseJson(trimmed)) : trimmed).toLowerCase();
  if (!HEX.test(hex)) throw new Fault('bad-answer', `not hex (${text.length} characters)`);
  return hex;
}

const hexHolder = v.union([
  v.string(),
  v.pipe(
    v.object({ hex: v.string() }),
    v.transform((holder) => holder.hex),
  ),
  v.pipe(
    v.object({ result: v.string() }),
    v.transform((holder) => holder.result),
  ),
]);

const hexInside = (value: unknown): string => checkShape(hexHolder, value);
