/** What Dogeuni's index is asked, and how its lists come in pages. */
import type { Json } from '../../blockbook/types.ts';
import type { Row } from './dogeuniRows.ts';

/** A question's fields; what is absent filters nothing. */
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

  /** Whether a value is asked for, or nothing is. */
  wants(name: string, value: string): boolean {
    return this.text(name) === '' || this.text(name) === value;
  }

  wantsEither(name: string, values: readonly string[]): boolean {
    return this.text(name) === '' || values.includes(this.text(name));
  }
}

/** Rows that are sent, and how many there are. */
export interface Found {
  readonly data: Json;
  readonly total: number;
}

/** How a list comes in pages. */
export interface Paging {
  readonly usual?: number;
  readonly most?: number;
  /** what an empty list is sent as: some queries leave a list that was never made */
  readonly empty?: null | readonly [];
}

/** Cuts a page out of a list. */
export function page(all: readonly Row[], question: Question, paging: Paging = {}): Found {
  const { usual = 10, most = Number.POSITIVE_INFINITY, empty = [] } = paging;
  const limit = Math.min(question.number('limit', usual), most);
  const offset = question.number('offset', 0);
  const data = all.slice(offset, offset + limit);
  return { data: data.length === 0 ? empty : data, total: all.length };
}

/** Reads a question; null when it is no JSON object. */
export function readQuestion(body: string): Question | null {
  try {
    const fields: unknown = body.trim() === '' ? {} : JSON.parse(body);
    return typeof fields === 'object' && fields !== null ? new Question({ ...fields }) : null;
  } catch {
    return null;
  }
}
