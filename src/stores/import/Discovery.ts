/** Looks for what keys hold: derives addresses in the vault, asks the indexer about a few at a time, and remembers the answers. */
import type { DogeAddress } from '../../domain/address/DogeAddress.ts';
import type { Fault } from '../../domain/fault.ts';
import { hasHistory, isSameReading, placesToAsk, readingBefore } from '../../domain/keys/discovery.ts';
import type { KeyReading } from '../../domain/keys/KeyReading.ts';
import type { AddressBalance } from '../../ports/ChainIndexer.ts';
import type { VaultAccount } from '../../ports/Vault.ts';
import { askAll } from './askAll.ts';
import type { Finding } from './ImportState.ts';
import { ReadingBook } from './ReadingBook.ts';

/** What discovery works with. */
export interface DiscoveryTools {
  /** accounts of the draft. @throws {Fault} of the vault */
  readonly derive: (reading: KeyReading, from: number, count: number) => Promise<readonly VaultAccount[]>;
  readonly ask: (address: DogeAddress, signal: AbortSignal) => Promise<AddressBalance>;
  /** whether an address is one of ours already */
  readonly isHere: (address: DogeAddress) => boolean;
  /** told after each answer, with the reading that is being asked about */
  readonly onProgress: (now: KeyReading) => void;
}

const ASKED_AT_ONCE = 4;

/** The accounts that `more` adds. */
const MORE = 5;

/** The search of one draft. It holds public data only. */
export class Discovery {
  readonly #tools: DiscoveryTools;
  #books: readonly ReadingBook[];

  constructor(tools: DiscoveryTools, readings: readonly KeyReading[]) {
    this.#tools = tools;
    this.#books = readings.map((reading, place) => new ReadingBook(reading, place === 0));
  }

  /** What is known now. */
  get findings(): readonly Finding[] {
    return this.#books.map((book) => book.finding(this.#tools.isHere));
  }

  /** Puts readings in front that a person asked for; known ones come to the front as they are. */
  prepend(readings: readonly KeyReading[]): void {
    const asked = readings.map((reading) => this.#find(reading) ?? new ReadingBook(reading, true));
    this.#books = [...asked, ...this.#books.filter((book) => !asked.includes(book))];
    for (const book of asked) book.isWanted = true;
  }

  /** Puts one more handful of accounts without history on the list of a reading. @throws {Fault} of the vault */
  async more(reading: KeyReading): Promise<void> {
    const book = this.#find(reading);
    if (book === null) return;
    const places = book.nextUnused(MORE);
    await this.#derive(book, places);
    book.list(places);
  }

  /**
   * Asks about everything that is not known yet. A reading that the indexer does not answer about fails, and the rest goes on.
   *
   * @returns why the search is not complete; null when it is, or when the signal ended it
   * @throws {Fault} of the vault
   */
  async scan(signal: AbortSignal): Promise<Fault | null> {
    for (const book of this.#books) book.stopScanning();
    let first: Fault | null = null;
    for (let book = this.#nextBook(); book !== null && !signal.aborted; book = this.#nextBook()) {
      const fault = await this.#scanBook(book, signal);
      first ??= fault;
    }
    return first;
  }

  #find(reading: KeyReading): ReadingBook | null {
    return this.#books.find((book) => isSameReading(book.reading, reading)) ?? null;
  }

  /** The first reading that waits and whose turn it is; those that need not be asked about are over at once. */
  #nextBook(): ReadingBook | null {
    for (const book of this.#books) {
      if (book.scan !== 'waiting') continue;
      const before = this.#bookBefore(book);
      if (before === null || hasHistory(before.uses)) return book;
      if (before.scan === 'done') book.scan = 'done';
    }
    return null;
  }

  #bookBefore(book: ReadingBook): ReadingBook | null {
    const before = book.isWanted ? null : readingBefore(book.reading);
    return before === null ? null : this.#find(before);
  }

  async #scanBook(book: ReadingBook, signal: AbortSignal): Promise<Fault | null> {
    book.scan = 'scanning';
    this.#tools.onProgress(book.reading);
    for (;;) {
      const places = placesToAsk(book.reading, book.uses);
      if (places.length === 0) {
        book.scan = 'done';
        return null;
      }
      await this.#derive(book, places);
      const fault = await this.#askAbout(book, places, signal);
      if (signal.aborted) {
        book.stopScanning();
        return null;
      }
      if (fault !== null) {
        book.scan = 'failed';
        return fault;
      }
    }
  }

  #askAbout(book: ReadingBook, places: readonly number[], signal: AbortSignal): Promise<Fault | null> {
    const accounts = places.flatMap((place) => book.accountAt(place) ?? []);
    const ask = async (account: VaultAccount) => {
      const told = await this.#tools.ask(account.address, signal);
      if (signal.aborted) return;
      book.tell(account.index, told);
      this.#tools.onProgress(book.reading);
    };
    return askAll(accounts, ask, ASKED_AT_ONCE, signal);
  }

  async #derive(book: ReadingBook, places: readonly number[]): Promise<void> {
    const missing = places.filter((place) => book.accountAt(place) === null);
    const [from] = missing;
    const last = missing.at(-1);
    if (from === undefined || last === undefined) return;
    book.learn(await this.#tools.derive(book.reading, from, last - from + 1));
  }
}
