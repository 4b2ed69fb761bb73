/**
 * Reads a page around the rows that the server itself can't read: anybody may write such a row to anybody, and the whole page
 * that holds it is then refused.
 */
import { Fault } from '../../domain/fault.ts';
import type { ListQuery } from '../../ports/TokenIndexer.ts';
import type { Rows } from './client.ts';

/** Asks for rows from an offset on. */
export type ReadRows<Row> = (query: ListQuery) => Promise<Rows<Row>>;

/** Beyond the last row of any list: a server that works gives an empty page there. */
const BEYOND = 1_000_000_000;
/** Questions for one page. More rows that are refused make the page fail. */
const MAX_QUESTIONS = 200;

/** Stands for a row that the server refuses to give, with its offset. */
const REJECTED = 'rejected';

/** Whether a row that makes no sense is one that the server refuses to give. */
export const isRejectedRow = (row: unknown): boolean =>
  typeof row === 'object' && row !== null && REJECTED in row;

const isRejected = (thrown: unknown): thrown is Fault =>
  thrown instanceof Fault && thrown.kind === 'rejected';

/** A page; one that is refused is asked for in halves until what spoils it stands alone, and is then unreadable. */
export async function readWithout<Row>(read: ReadRows<Row>, query: ListQuery): Promise<Rows<Row>> {
  try {
    return await read(query);
  } catch (thrown) {
    if (!isRejected(thrown)) throw thrown;
    await probe(read, thrown);
    return new Halving(read, thrown).part(query);
  }
}

/** A server that refuses an empty page, too, refuses everything. @throws {Fault} */
async function probe<Row>(read: ReadRows<Row>, fault: Fault): Promise<void> {
  try {
    await read({ offset: BEYOND, limit: 1 });
  } catch (thrown) {
    throw isRejected(thrown) ? fault : thrown;
  }
}

class Halving<Row> {
  readonly #read: ReadRows<Row>;
  readonly #fault: Fault;
  #questions = 0;

  constructor(read: ReadRows<Row>, fault: Fault) {
    this.#read = read;
    this.#fault = fault;
  }

  /** The rows of a page that was refused. */
  async part({ offset, limit }: ListQuery): Promise<Rows<Row>> {
    if (limit === 1) return { rows: [], unreadable: [{ [REJECTED]: offset }], total: 0, text: '' };
    const half = Math.ceil(limit / 2);
    const first = await this.#ask({ offset, limit: half });
    if (first.rows.length + first.unreadable.length < half) return { ...first, text: '' };
    const second = await this.#ask({ offset: offset + half, limit: limit - half });
    return {
      rows: [...first.rows, ...second.rows],
      unreadable: [...first.unreadable, ...second.unreadable],
      total: Math.max(first.total, second.total),
      text: '',
    };
  }

  async #ask(query: ListQuery): Promise<Rows<Row>> {
    this.#questions += 1;
    if (this.#questions > MAX_QUESTIONS) throw this.#fault;
    try {
      return await this.#read(query);
    } catch (thrown) {
      if (!isRejected(thrown)) throw thrown;
      return this.part(query);
    }
  }
}
