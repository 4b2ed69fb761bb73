/** Requests to Dogeuni's index, and the paging of its lists. */
import type { Json } from '../../blockbook/types.ts';
import type { Row } from './dogeuniRows.ts';

/** A request's fields; absent ones don't filter. */
export class Question {
  readonly #fields: Readonly<Record<string, unknown>>;

  constructor(fields: Readonly<Record<string, unknown>>) {
    this.#fields = fields;
  }

  text(name: string): string {
    const value = this.#fields[name];
    return typeof value === 'string' ? value : '';
  }

  number(name: string, fallback: number): number {
    const value = this.#fields[name];
    return typeof value === 'number' ? value : fallback;
  }

  /** Whether a field equals a value, or is absent. */
  wants(name: string, value: string): boolean {
    return this.text(name) === '' || this.text(name) === value;
  }

  wantsEither(name: string, values: readonly string[]): boolean {
    return this.text(name) === '' || values.includes(this.text(name));
  }
}

/** The page's rows, and the total count. */
export interface Found {
  readonly data: Json;
  readonly total: number;
}

export interface Paging {
  readonly usual?: number;
}

/** A page of a list; a limit of -1 is none. */
export function page(all: readonly Row[], question: Question, { usual = 10 }: Paging = {}): Found {
  const limit = question.number('limit', usual);
  const offset = question.number('offset', 0);
  return { data: all.slice(offset, limit < 0 ? undefined : offset + limit), total: all.length };
}

/** A request, or its error in Go's words; `crash`: the server crashes on it. */
export type ReadQuestion =
  | { readonly kind: 'question'; readonly question: Question }
  | { readonly kind: 'wrong'; readonly words: string }
  | { readonly kind: 'crash' };

/** Fields that are parsed; others may be anything. */
const NUMBERS: readonly string[] = ['limit', 'offset', 'block_number'];
const TEXTS: readonly string[] = [
  ...['holder_address', 'to_address', 'address', 'tick', 'tick_id', 'file_id'],
  ...['op', 'order_id', 'tx_hash', 'search_key'],
];

const wrong = (words: string): ReadQuestion => ({ kind: 'wrong', words });

/** A field's type error; null for none. */
function wrongField([name, value]: readonly [string, unknown]): string | null {
  if (![...NUMBERS, ...TEXTS].includes(name)) return null;
  const expected = NUMBERS.includes(name) ? 'number' : 'string';
  if (value === null || typeof value === expected || !['number', 'string'].includes(typeof value))
    return null;
  const goKind = name === 'block_number' ? 'int64' : expected === 'number' ? 'int' : 'string';
  return `json: cannot unmarshal ${typeof value} into Go struct field .${name} of type ${goKind}`;
}

export function readQuestion(body: string): ReadQuestion {
  if (body.trim() === '') return wrong('EOF');
  let fields: unknown;
  try {
    fields = JSON.parse(body);
  } catch {
    const found = body.trim().charAt(1);
    return wrong(`invalid character '${found}' looking for beginning of object key string`);
  }
  if (fields === null) return { kind: 'crash' };
  if (Array.isArray(fields)) return wrong('json: cannot unmarshal array into Go value of type struct');
  if (typeof fields !== 'object')
    return wrong(`json: cannot unmarshal ${typeof fields} into Go value of type struct`);
  const words = Object.entries(fields).flatMap((field) => wrongField(field) ?? [])[0];
  return words === undefined ? { kind: 'question', question: new Question({ ...fields }) } : wrong(words);
}
