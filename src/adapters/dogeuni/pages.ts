/** Reads long lists page by page, by offset, without believing what a server says of their length. */
import { Fault } from '../../domain/fault.ts';
import type { ListQuery } from '../../ports/TokenIndexer.ts';
import type { Rows } from './client.ts';

/** Asks for rows from an offset on. */
export type ReadRows<Row> = (query: ListQuery) => Promise<Rows<Row>>;

/** The servers give at most so many rows of some lists, whatever is asked for. */
export const PAGE_SIZE = 50;
/** No address holds more, and no server is asked for more: so many pages. */
const MAX_PAGES = 400;

/** A list that is read as far as it is needed. */
export class LongList<Row> {
  readonly #read: ReadRows<Row>;
  readonly #keyOf: (row: Row) => string;
  readonly #from: number;
  readonly #rows: Row[] = [];
  readonly #keys = new Set<string>();
  #given = 0;
  #reported = 0;
  #pages = 0;
  /** all there is from the first offset on is read */
  isWhole = false;

  /** @param keyOf - what tells rows apart */
  constructor(read: ReadRows<Row>, keyOf: (row: Row) => string, from = 0) {
    this.#read = read;
    this.#keyOf = keyOf;
    this.#from = from;
  }

  /** What was read so far. */
  get rows(): readonly Row[] {
    return this.#rows;
  }

  /** How many rows there are, as far as is known: never fewer than were read, and exact once all is read. */
  get total(): number {
    const seen = this.#from + this.#rows.length;
    return this.isWhole ? seen : Math.max(this.#reported, seen);
  }

  /** What the server said last of how many there are. */
  get reported(): number {
    return this.#reported;
  }

  /** The row at a position, counted from the first offset; null past the end. */
  async at(index: number): Promise<Row | null> {
    while (index >= this.#rows.length && !this.isWhole) await this.#more();
    return this.#rows[index] ?? null;
  }

  /**
   * A short page ends a list only when the server says so, too: some give fewer rows than were asked for. A full page
   * never ends it. Only an empty one does so by itself.
   */
  async #more(): Promise<void> {
    this.#pages += 1;
    if (this.#pages > MAX_PAGES) throw new Fault('bad-answer', 'a list without end');
    const offset = this.#from + this.#given;
    const { rows, total } = await this.#read({ offset, limit: PAGE_SIZE });
    this.#add(rows);
    this.#given += rows.length;
    this.#reported = total;
    const isShort = rows.length < PAGE_SIZE && offset + rows.length >= total;
    this.isWhole = rows.length === 0 || isShort;
  }

  /** A row that came before has moved on because another one came: it is left out. A page of nothing else is none. */
  #add(rows: readonly Row[]): void {
    if (rows.length > PAGE_SIZE) throw new Fault('bad-answer', 'more rows than were asked for');
    const keys = new Set(rows.map(this.#keyOf));
    if (keys.size < rows.length) throw new Fault('bad-answer', 'a row is listed twice');
    const fresh = rows.filter((row) => !this.#keys.has(this.#keyOf(row)));
    if (fresh.length === 0 && rows.length > 0) throw new Fault('bad-answer', 'a page twice');
    this.#rows.push(...fresh);
    for (const key of keys) this.#keys.add(key);
  }
}

/** Part of a list. */
export async function readPart<Row>(
  read: ReadRows<Row>,
  keyOf: (row: Row) => string,
  { offset, limit }: ListQuery,
): Promise<Rows<Row>> {
  const list = new LongList(read, keyOf, offset);
  await list.at(limit - 1);
  const rows = list.rows.slice(0, limit);
  return { rows, total: list.total };
}

/**
 * A whole list.
 *
 * @throws {Fault} `bad-answer` when a page lists a row twice, or rows are missing: it may have changed under the reading
 */
export async function readAll<Row>(
  read: ReadRows<Row>,
  keyOf: (row: Row) => string,
): Promise<readonly Row[]> {
  const list = new LongList(read, keyOf);
  for (let index = 0; (await list.at(index)) !== null; index += 1);
  if (list.rows.length < list.reported)
    throw new Fault('bad-answer', `${list.reported} rows told, ${list.rows.length} given`);
  return list.rows;
}
