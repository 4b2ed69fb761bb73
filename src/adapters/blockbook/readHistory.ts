/** Pages of an address's history, as large as a server gives them and an answer may be. */

import type { DogeAddress } from '../../domain/address/DogeAddress.ts';
import type { Network } from '../../domain/address/Network.ts';
import { Fault } from '../../domain/fault.ts';
import type { HistoryPage } from '../../ports/ChainIndexer.ts';
import type { Querier } from './protocol/question.ts';
import { minedQuestion, newestQuestion } from './protocol/questions.ts';

/**
 * Rows of the first page, which is read again and again. Six transactions as large as nodes relay (100 kB, which makes some
 * 640 kB of JSON) are still read; with more, strangers could make every page too long.
 */
export const FIRST_ROWS = 6;

/** Rows of any other: some 150 kB, which take a slow phone less than a moment to check. Blockbook gives up to 1,000 by default. */
export const MORE_ROWS = 100;

/** What was too long is asked for in parts so much smaller. */
const PARTS = 4;

const isTooLong = (thrown: unknown): boolean => thrown instanceof Fault && thrown.kind === 'bad-answer';

/** Reads a page. @param from - how many in blocks are newer than the first that is wanted */
export const readHistory = async (
  querier: Querier,
  address: DogeAddress,
  from: number,
  network: Network,
  signal?: AbortSignal,
): Promise<HistoryPage> =>
  from === 0
    ? readNewest({ querier, address, network, signal })
    : readMined({ querier, address, network, signal }, from);

interface Reading {
  readonly querier: Querier;
  readonly address: DogeAddress;
  readonly network: Network;
  readonly signal: AbortSignal | undefined;
}

/**
 * The first page: all that waits and some in blocks. A server cuts it to its size with those that wait in front, so that it is asked
 * for more where they left no room; the rows that they pushed off it are on no page of it.
 */
async function readNewest(reading: Reading): Promise<HistoryPage> {
  const { querier, address, network, signal } = reading;
  const ask = (rows: number) => querier.ask(newestQuestion(address, rows, network), signal);
  let page = await ask(FIRST_ROWS);
  if (page.waitingLeftOut > 0 || (page.next === 0 && page.size > 1)) {
    const waiting = page.totalTransactions - (page.minedTransactions ?? 0);
    page = await ask(Math.min(MORE_ROWS, waiting + FIRST_ROWS));
  }
  const { size: _, waitingLeftOut: __, ...newest } = page;
  if (newest.next !== 0) return newest;
  const mined = await readMined(reading, 0);
  return { ...newest, transactions: [...newest.transactions, ...mined.transactions], next: mined.next };
}

/** A page of rows in blocks. */
async function readMined({ querier, address, network, signal }: Reading, from: number): Promise<HistoryPage> {
  // each turn asks for fewer rows than the one before
  for (let rows = from === 0 ? FIRST_ROWS : MORE_ROWS; ; ) {
    const page = Math.floor(from / rows) + 1;
    try {
      const {
        size,
        waitingLeftOut: _,
        ...answer
      } = await querier.ask(minedQuestion(address, page, rows, network), signal);
      const isThere = size >= rows || answer.next === null || answer.next > from;
      if (isThere) return answer;
      rows = size;
    } catch (thrown) {
      if (!isTooLong(thrown) || rows <= FIRST_ROWS) throw thrown;
      rows = Math.max(FIRST_ROWS, Math.floor(rows / PARTS));
    }
  }
}
