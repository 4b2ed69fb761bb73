/** Reads the JSON of an inscription as the ledger's indexes do, which decode it into fields of fixed kinds. */
import { err, ok, type Result } from '../../result.ts';
import { type TokenUnits, tokenUnits } from '../TokenUnits.ts';

/** The values of an inscription by their names in lower case: names are found in any case. */
export type InscribedFields = ReadonlyMap<string, unknown>;

/** A field that is nothing that the indexes take. */
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
 * The fields of a JSON object. A null says nothing, as if the name were not there.
 *
 * Problems: `not-json` · `bad-field` for a name in several spellings, of which the last would count
 *
 * @param text - of any origin
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

/** The first of these fields that is there and is no text; null when all are good. */
export function badText(fields: InscribedFields, names: readonly string[]): BadField | null {
  const field = names.find((name) => !['string', 'undefined'].includes(typeof fields.get(name)));
  return field === undefined ? null : { kind: 'bad-field', field };
}

/** A text; empty when it is not there. */
export function textIn(fields: InscribedFields, name: string): string {
  const value = fields.get(name);
  return typeof value === 'string' ? value : '';
}

/** An amount: digits alone, in whole units; nothing counts as zero. Null for everything else. */
export function unitsIn(fields: InscribedFields, name: string): TokenUnits | null {
  const text = textIn(fields, name);
  return DIGITS.test(text) ? tokenUnits(BigInt(text)) : null;
}

/** A number of decimals: 8 when it is zero or not there. Null for everything else than a whole number. */
export function decimalsIn(fields: InscribedFields, name: string): number | null {
  const value = fields.get(name) ?? 0;
  if (typeof value !== 'number' || !Number.isInteger(value)) return null;
  if (value < 0 || value > LARGEST_DECIMALS) return null;
  return value === 0 ? 8 : value;
}
