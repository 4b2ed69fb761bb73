/** Reads long lists page by page, by offset, without believing what a server says of their length. */
import { Fault } from '../../domain/fault.ts';
import type { ListQuery } from '../../ports/TokenIndexer.ts';
import type { Rows } from './client.ts';
import { type ReadRows, readWithout } from './readWithout.ts';

/** How the rows of a list are told apart. */
export interface RowRules<Row> {
  readonly keyOf: (row: Row) => string;
  /** which of two with the same key counts; the first, unless given */
  readonly careful?: (one: Row, other: Row) => Row;
}

/** What of a list is read. */
export interface ListRange {
  /** the offset of its first row. @default 0 */
  readonly from?: number;
  /** rows that are asked for at once. @default PAGE_SIZE */
  readonly pageSize?: number;
}

/** The servers give at most so many rows of some lists, whatever is asked for. */
export const PAGE_SIZE = 50;
/** More at once come out of a cache, which may be of another question. */
export const LARGEST_PAGE = 200;
/** No address holds more, and no server is asked for more: so many pages. */
const MAX_PAGES = 400;

/** A list that is read as far as it is needed. */
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
  /** all there is from the first offset on is read */
  isWhole = false;

  constructor(read: ReadRows<Row>, rules: RowRules<Row>, { from = 0, pageSize = PAGE_SIZE }: ListRange = {}) {
    this.#read = read;
    this.#rules = rules;
    this.#from = from;
    this.#pageSize = pageSize;
  }

  /** What was read so far, each row once. */
  get rows(): readonly Row[] {
    return this.#rows;
  }

  /** What makes no sense of what was read so far, by its text: the same row may stand in several lists. */
  get unreadable(): ReadonlyMap<string, unknown> {
    return this.#unreadable;
  }

  /** How many rows came so far, those that came twice or make no sense, too. */
  get given(): number {
    return this.#given;
  }

  /** How many rows there are, as far as is known: never fewer than were read, and exact once all is read. */
  get total(): number {
    const seen = this.#from + this.#rows.length;
    return this.isWhole ? seen : Math.max(this.#reported, seen);
  }

  /** Whether rows are missing, by what the server said last of how many there are. */
  get isShort(): boolean {
    return this.#from + this.#given < this.#reported;
  }

  /** The row at a position, counted from the first offset; null past the end. */
  async at(index: number): Promise<Row | null> {
    while (index >= this.#rows.length && !this.isWhole) await this.#more(this.#pageSize);
    return this.#rows[index] ?? null;
  }

  /** Reads until so many rows came, or the list ends. */
  async readUpTo(count: number): Promise<void> {
    while (this.#given < count && !this.isWhole)
      await this.#more(Math.min(this.#pageSize, count - this.#given));
  }

  /**
   * A short page ends a list only when the server says so, too: some give fewer rows than were asked for. A full page
   * never ends it, and one with more rows than were asked for always: then the server knows no pages, and gave all.
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

  /** A row that came before may have moved on because another one came, or is listed for each thing that holds it. */
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

/** Rows of a part of a list. */
export interface ReadPart<Row> {
  readonly rows: readonly Row[];
  readonly total: number;
  /** rows that make no sense */
  readonly leftOut: number;
  /** rows that came, whatever became of them */
  readonly given: number;
}

/** Part of a list: those of so many rows from an offset on that make sense. */
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
 * @throws {Fault} `bad-answer` when rows are missing: it may have changed under the reading
 */
export async function readAll<Row>(read: ReadRows<Row>, rules: RowRules<Row>): Promise<LongList<Row>> {
  const list = new LongList(read, rules);
  await list.readUpTo(Number.POSITIVE_INFINITY);
  if (list.isShort) throw new Fault('bad-answer', `fewer rows given than the list has: ${list.given}`);
  return list;
}
