/** Reads long lists page by page, by offset, without trusting the server's total. */
import { Fault } from '../../domain/fault.ts';
import type { ListQuery } from '../../ports/TokenIndexer.ts';
import type { Rows } from './client.ts';
import { type ReadRows, readWithout } from './readWithout.ts';

/** How to identify the rows of a list. */
export interface RowRules<Row> {
  readonly keyOf: (row: Row) => string;
  /** which of two with the same key wins; defaults to the first */
  readonly careful?: (one: Row, other: Row) => Row;
}

export interface ListRange {
  /** the offset of its first row. @default 0 */
  readonly from?: number;
  /** rows requested at once. @default PAGE_SIZE */
  readonly pageSize?: number;
}

/** The servers return at most this many rows of some lists, whatever the limit. */
export const PAGE_SIZE = 50;
/** Larger pages come from a cache, which may hold another request's answer. */
export const LARGEST_PAGE = 200;
/** Upper bound on the pages of a list. */
const MAX_PAGES = 400;

/** A list that is read as far as needed. */
export class LongList<Row> {
  readonly #read: ReadRows<Row>;
  readonly #rules: RowRules<Row>;
  readonly #from: number;
  readonly #pageSize: number;
  readonly #rows: Row[] = [];
  readonly #positions = new Map<string, number>();
  readonly #unreadable = new Map<string, unknown>();
  #given = 0;
  #reported = 0;
  #pages = 0;
  #lastText = '';
  /** everything from the first offset on was read */
  isWhole = false;

  constructor(read: ReadRows<Row>, rules: RowRules<Row>, { from = 0, pageSize = PAGE_SIZE }: ListRange = {}) {
    this.#read = read;
    this.#rules = rules;
    this.#from = from;
    this.#pageSize = pageSize;
  }

  /** The rows read so far, without duplicates. */
  get rows(): readonly Row[] {
    return this.#rows;
  }

  /** Invalid rows read so far, by their text: the same row may be in several lists. */
  get unreadable(): ReadonlyMap<string, unknown> {
    return this.#unreadable;
  }

  /** Rows received so far, including duplicates and invalid ones. */
  get given(): number {
    return this.#given;
  }

  /** Number of rows, as far as known: never fewer than were read, and exact once all are read. */
  get total(): number {
    const seen = this.#from + this.#rows.length;
    return this.isWhole ? seen : Math.max(this.#reported, seen);
  }

  /** Whether rows are missing, by the server's last total. */
  get isShort(): boolean {
    return this.#from + this.#given < this.#reported;
  }

  /** The row at a position from the first offset; null past the end. */
  async at(index: number): Promise<Row | null> {
    while (index >= this.#rows.length && !this.isWhole) await this.#more(this.#pageSize);
    return this.#rows[index] ?? null;
  }

  /** Reads until this many rows were received, or the list ends. */
  async readUpTo(count: number): Promise<void> {
    while (this.#given < count && !this.isWhole)
      await this.#more(Math.min(this.#pageSize, count - this.#given));
  }

  /**
   * A short page ends a list only if the server's total agrees: some return fewer rows than requested. A full page never ends it,
   * and one with more rows than requested always does: that server has no pages, and returned everything.
   */
  async #more(limit: number): Promise<void> {
    this.#pages += 1;
    if (this.#pages > MAX_PAGES) throw new Fault('bad-answer', 'a list without end');
    const offset = this.#from + this.#given;
    const page = await readWithout(this.#read, { offset, limit });
    const count = page.rows.length + page.unreadable.length;
    if (count > 0 && page.text !== '' && page.text === this.#lastText)
      throw new Fault('bad-answer', 'a page twice');
    this.#lastText = page.text;
    this.#add(page);
    this.#given += count;
    this.#reported = page.total;
    this.isWhole = count === 0 || count > limit || (count < limit && offset + count >= page.total);
  }

  /** A row may repeat because a new one shifted it, or because it is listed once per collection. */
  #add({ rows, unreadable }: Rows<Row>): void {
    for (const row of rows) {
      const key = this.#rules.keyOf(row);
      const position = this.#positions.get(key);
      const known = position === undefined ? undefined : this.#rows[position];
      if (position === undefined || known === undefined) {
        this.#positions.set(key, this.#rows.length);
        this.#rows.push(row);
      } else if (this.#rules.careful) this.#rows[position] = this.#rules.careful(known, row);
    }
    for (const row of unreadable) this.#unreadable.set(JSON.stringify(row), row);
  }
}

export interface ReadPart<Row> {
  readonly rows: readonly Row[];
  readonly total: number;
  /** invalid rows */
  readonly leftOut: number;
  /** all rows received */
  readonly given: number;
}

/** A range of a list: its valid rows. */
export async function readPart<Row>(
  read: ReadRows<Row>,
  rules: RowRules<Row>,
  { offset, limit }: ListQuery,
): Promise<ReadPart<Row>> {
  const list = new LongList(read, rules, { from: offset });
  await list.readUpTo(limit);
  return { rows: list.rows, total: list.total, leftOut: list.unreadable.size, given: list.given };
}

/**
 * A whole list.
 *
 * @throws {Fault} `bad-answer` when rows are missing: it may have changed meanwhile
 */
export async function readAll<Row>(read: ReadRows<Row>, rules: RowRules<Row>): Promise<LongList<Row>> {
  const list = new LongList(read, rules);
  await list.readUpTo(Number.POSITIVE_INFINITY);
  if (list.isShort) throw new Fault('bad-answer', `fewer rows given than the list has: ${list.given}`);
  return list;
}
