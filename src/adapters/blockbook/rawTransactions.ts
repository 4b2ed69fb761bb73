/**
 * Fetches many raw transactions: one message each over the live connection, or whole pages of a history by HTTP where that saves
 * requests.
 */

import type { DogeAddress } from '../../domain/address/DogeAddress.ts';
import { Fault } from '../../domain/fault.ts';
import { type Txid, txid } from '../../domain/tx/Txid.ts';
import type { RawOptions } from '../../ports/ChainIndexer.ts';
import { HEX } from './protocol/hex.ts';
import type { Priority } from './protocol/question.ts';
import { rawPageQuestion, rawQuestion } from './protocol/questions.ts';
import { MAX_IN_FLIGHT } from './transport/Lanes.ts';
import type { Transport } from './transport/Transport.ts';

/** Rows of a page read for raw bytes; halved when an answer is too long. */
const LARGEST_PAGE = 50;
/** With fewer transactions left, or fewer hits on a page, each is requested alone. */
const WORTH_A_PAGE = 3;

class RawSearch {
  readonly found = new Map<Txid, string>();
  readonly #transport: Transport;
  readonly #options: RawOptions;
  readonly #left: Set<Txid>;
  readonly #stop = new AbortController();
  readonly #total: number;
  #pages: HistoryPages | null;
  #page: Promise<void> | null = null;
  #done = 0;

  constructor(transport: Transport, ids: readonly Txid[], options: RawOptions) {
    this.#transport = transport;
    this.#options = options;
    this.#left = new Set(ids.map(txid));
    this.#total = this.#left.size;
    const { address, priority = 'review' } = options;
    const { signal } = this.#stop;
    this.#pages = address === undefined ? null : new HistoryPages(transport, address, signal, priority);
  }

  /** Runs until nothing is left, or one request fails. */
  async run(): Promise<void> {
    const { signal } = this.#options;
    signal?.throwIfAborted();
    const giveUp = (): void => this.#stop.abort(signal?.reason);
    signal?.addEventListener('abort', giveUp, { once: true });
    try {
      await Promise.all(Array.from({ length: MAX_IN_FLIGHT }, () => this.#gather()));
    } catch (thrown) {
      this.#stop.abort(thrown);
      throw thrown;
    } finally {
      signal?.removeEventListener('abort', giveUp);
    }
  }

  async #gather(): Promise<void> {
    const { signal } = this.#stop;
    while (this.#left.size > 0) {
      if (this.#pages !== null && this.#left.size >= WORTH_A_PAGE) {
        if (!(await this.#transport.isLive('getTransaction', signal))) {
          this.#page ??= this.#readPage(this.#pages).finally(() => {
            this.#page = null;
          });
          await this.#page;
          continue;
        }
      }
      await this.#readOne();
    }
  }

  async #readOne(): Promise<void> {
    const [id] = this.#left;
    if (id === undefined) return;
    this.#left.delete(id);
    const { priority = 'review' } = this.#options;
    const rawHex = await this.#transport
      .ask(rawQuestion(id), this.#stop.signal, priority)
      .catch(nullIfUnknown);
    this.#take(id, rawHex);
  }

  async #readPage(pages: HistoryPages): Promise<void> {
    const rows = await pages.next();
    let taken = 0;
    for (const [id, rawHex] of rows ?? []) {
      if (!this.#left.delete(id)) continue;
      this.#take(id, rawHex);
      taken += 1;
    }
    const isWorth = taken >= WORTH_A_PAGE || pages.left <= this.#left.size / WORTH_A_PAGE;
    if (rows === null || !isWorth) this.#pages = null;
  }

  #take(id: Txid, rawHex: string | null): void {
    if (rawHex !== null) {
      this.found.set(id, rawHex);
      this.#options.onRaw?.(id, rawHex);
    }
    this.#done += 1;
    this.#options.onProgress?.(this.#done, this.#total);
  }
}

/** An address's history, page by page, newest first; a page that is too long is requested in smaller parts. */
class HistoryPages {
  readonly #transport: Transport;
  readonly #address: DogeAddress;
  readonly #signal: AbortSignal;
  readonly #priority: Priority | undefined;
  #size = LARGEST_PAGE;
  #page = 1;
  #pages = 1;

  constructor(
    transport: Transport,
    address: DogeAddress,
    signal: AbortSignal,
    priority: Priority | undefined,
  ) {
    this.#transport = transport;
    this.#address = address;
    this.#signal = signal;
    this.#priority = priority;
  }

  /** Pages not read yet. */
  get left(): number {
    return this.#pages - this.#page + 1;
  }

  /** The next page's raw bytes by txid; null after the last page, and when pages have become too small. @throws {Fault} */
  async next(): Promise<readonly (readonly [Txid, string])[] | null> {
    while (this.left > 0 && this.#size >= WORTH_A_PAGE) {
      const question = rawPageQuestion(this.#address, this.#page, this.#size);
      try {
        const { page, totalPages, transactions } = await this.#transport.ask(
          question,
          this.#signal,
          this.#priority,
        );
        this.#pages = page === this.#page ? totalPages : 0;
        this.#page += 1;
        return transactions.flatMap(({ txid: id, hex }) => (HEX.test(hex) ? [[id, hex.toLowerCase()]] : []));
      } catch (thrown) {
        if (!(thrown instanceof Fault && thrown.kind === 'bad-answer')) throw thrown;
        this.#halve();
      }
    }
    return null;
  }

  #halve(): void {
    const from = (this.#page - 1) * this.#size;
    this.#size = Math.floor(this.#size / 2);
    this.#page = Math.floor(from / Math.max(1, this.#size)) + 1;
    this.#pages = Math.max(this.#pages * 2, this.#page);
  }
}

function nullIfUnknown(thrown: unknown): null {
  if (thrown instanceof Fault && thrown.kind === 'not-found') return null;
  throw thrown;
}

/** Fetches raw transactions; unknown ones are left out. @throws {Fault} as soon as one request fails */
export async function rawTransactions(
  transport: Transport,
  ids: readonly Txid[],
  options: RawOptions = {},
): Promise<ReadonlyMap<Txid, string>> {
  const search = new RawSearch(transport, ids, options);
  await search.run();
  return search.found;
}
