/** Pages of an address's history, as large as a server gives them and an answer may be. */

import type { DogeAddress } from '../../domain/address/DogeAddress.ts';
import type { Network } from '../../domain/address/Network.ts';
import { Fault } from '../../domain/fault.ts';
import type { HistoryPage } from '../../ports/ChainIndexer.ts';
import type { Querier } from './protocol/question.ts';
import { historyQuestion } from './protocol/questions.ts';

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
export async function readHistory(
  querier: Querier,
  address: DogeAddress,
  from: number,
  network: Network,
  signal?: AbortSignal,
): Promise<HistoryPage> {
  // each turn asks for fewer rows than the one before
  for (let rows = from === 0 ? FIRST_ROWS : MORE_ROWS; ; ) {
    const page = Math.floor(from / rows) + 1;
    try {
      const { size, ...answer } = await querier.ask(historyQuestion(address, page, rows, network), signal);
      const isThere = size >= rows || answer.next === null || answer.next > from;
      if (isThere) return answer;
      rows = size;
    } catch (thrown) {
      if (!isTooLong(thrown) || rows <= FIRST_ROWS) throw thrown;
      rows = Math.max(FIRST_ROWS, Math.floor(rows / PARTS));
    }
  }
}
