/** Parses the JSON of an inscription as the ledger's indexes do, which decode it into typed fields. */
import { err, ok, type Result } from '../../result.ts';
import { type TokenUnits, tokenUnits } from '../TokenUnits.ts';

/** The values of an inscription by lower-case name: names are matched case-insensitively. */
export type InscribedFields = ReadonlyMap<string, unknown>;

/** A field that the indexes would not decode. */
export interface BadField {
  readonly kind: 'bad-field';
  readonly field: string;
}

const DIGITS = /^\d*$/;
const LARGEST_DECIMALS = 255;

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch (thrown) {
    if (thrown instanceof SyntaxError) return undefined;
    throw thrown;
  }
}

const isFields = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * The fields of a JSON object. A null counts as a missing field.
 *
 * Problems: `not-json` · `bad-field` for a name in several spellings, of which the last would count
 *
 * @param text - untrusted
 * @see https://pkg.go.dev/encoding/json#Unmarshal
 */
export function readFields(text: string): Result<InscribedFields, BadField | { readonly kind: 'not-json' }> {
  const value = parsed(text);
  if (!isFields(value)) return err({ kind: 'not-json' });
  const fields = new Map<string, unknown>();
  for (const [name, content] of Object.entries(value)) {
    const field = name.toLowerCase();
    if (fields.has(field)) return err({ kind: 'bad-field', field });
    fields.set(field, content ?? undefined);
  }
  return ok(fields);
}

/** The first of these fields that is present but not a string; null when there is none. */
export function badText(fields: InscribedFields, names: readonly string[]): BadField | null {
  const field = names.find((name) => !['string', 'undefined'].includes(typeof fields.get(name)));
  return field === undefined ? null : { kind: 'bad-field', field };
}

/** A string; empty when the field is missing. */
export function textIn(fields: InscribedFields, name: string): string {
  const value = fields.get(name);
  return typeof value === 'string' ? value : '';
}

/** An amount: digits only, in whole units; a missing or empty one is zero. Null for everything else. */
export function unitsIn(fields: InscribedFields, name: string): TokenUnits | null {
  const text = textIn(fields, name);
  return DIGITS.test(text) ? tokenUnits(BigInt(text)) : null;
}

/** The number of decimals: 8 when zero or missing. Null when it is not an integer from 0 to 255. */
export function decimalsIn(fields: InscribedFields, name: string): number | null {
  const value = fields.get(name) ?? 0;
  if (typeof value !== 'number' || !Number.isInteger(value)) return null;
  if (value < 0 || value > LARGEST_DECIMALS) return null;
  return value === 0 ? 8 : value;
}
