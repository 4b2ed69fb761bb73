/**
 * Reads a page around rows that the server itself can't read: anyone can write such a row to anyone, and the server then rejects
 * the whole page.
 */
import { Fault } from '../../domain/fault.ts';
import type { ListQuery } from '../../ports/TokenIndexer.ts';
import type { Rows } from './client.ts';

/** Reads rows from an offset. */
export type ReadRows<Row> = (query: ListQuery) => Promise<Rows<Row>>;

/** Beyond the last row of any list: a working server returns an empty page there. */
const BEYOND = 1_000_000_000;
/** Maximum of requests for one page. With more rejected rows the page fails. */
const MAX_QUESTIONS = 200;

/** Marks a row that the server rejects, with its offset. */
const REJECTED = 'rejected';

/** Whether an invalid row stands for one that the server rejects. */
export const isRejectedRow = (row: unknown): boolean =>
  typeof row === 'object' && row !== null && REJECTED in row;

const isRejected = (thrown: unknown): thrown is Fault =>
  thrown instanceof Fault && thrown.kind === 'rejected';

/** Reads a page; a rejected one is halved until the bad row is isolated, which is then invalid. */
export async function readWithout<Row>(read: ReadRows<Row>, query: ListQuery): Promise<Rows<Row>> {
  try {
    return await read(query);
  } catch (thrown) {
    if (!isRejected(thrown)) throw thrown;
    await probe(read, thrown);
    return new Halving(read, thrown).part(query);
  }
}

/** A server that rejects even an empty page rejects everything. @throws {Fault} */
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

  /** The rows of a rejected page. */
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
