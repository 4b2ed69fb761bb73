/** Reads raw transaction bytes as Blockbook and what stands before it write them. */
import * as v from 'valibot';
import { Fault } from '../../../domain/fault.ts';
import { parseJson } from '../../http/boundedJson.ts';
import { checkShape } from '../../http/parseAnswer.ts';

/** Whole bytes as hex, in either case; at least one. */
export const HEX = /^(?:[0-9a-f]{2})+$/i;

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
