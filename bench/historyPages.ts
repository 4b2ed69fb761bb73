/** Reads a long history to its end, page by page. */
import { autorun } from 'mobx';
import { entryFinder } from '../src/containers/wallet/foundEntries.ts';
import { growingLines } from '../src/screens/wallet/History/historyLines.ts';
import type { Chart } from './chart.ts';
import { longAccount } from './longAccount.ts';
import { longChain, OWN } from './longHistory.ts';
import { processorMs, spreadOf } from './statistics.ts';

const SIZES = [1_000, 10_000, 50_000];
const SEEDS = [1, 2];
const ALONE = {};

interface Reading {
  readonly size: number;
  readonly requests: number;
  /** of the last ten pages, milliseconds of processor time */
  readonly pageMs: readonly number[];
  readonly floorMs: readonly number[];
  readonly bytesAnEntry: number;
}

function heapBytes(): number {
  (globalThis as { gc?: () => void }).gc?.();
  return process.memoryUsage().heapUsed;
}

/** Reads all of it while the history's lines are observed. */
async function read(size: number, seed: number): Promise<Reading> {
  const server = longChain(seed, size, 0);
  const app = longAccount(server);
  const { history } = app.stores.tx;
  const [find, linesOf] = [entryFinder(), growingLines()];
  const before = heapBytes();
  const stop = autorun(() => void linesOf(find(app.stores), ALONE));
  await history.cache.refresh(OWN);
  const pageMs: number[] = [];
  const floorMs: number[] = [];
  while (history.cache.hasMore) {
    const [served, begins] = [server.asked.servingMs, processorMs()];
    await history.loadMore();
    pageMs.push(processorMs() - begins - (server.asked.servingMs - served));
    const parsing = processorMs();
    JSON.parse(server.asked.lastText);
    floorMs.push(processorMs() - parsing);
  }
  const bytesAnEntry = (heapBytes() - before) / history.entries.length;
  stop();
  return {
    size,
    requests: server.asked.requests,
    bytesAnEntry,
    pageMs: pageMs.slice(-10),
    floorMs: floorMs.slice(-10),
  };
}

/** Reads histories of three lengths. */
export async function benchHistoryPages(): Promise<readonly Chart[]> {
  const readings: Reading[] = [];
  for (const size of SIZES) for (const seed of SEEDS) readings.push(await read(size, seed));
  const pointsOf = (of: (reading: Reading) => readonly number[]) =>
    SIZES.map((size) => ({
      size,
      ...spreadOf(readings.filter((reading) => reading.size === size).flatMap(of)),
    }));
  return [
    {
      title: 'A further page of a long history',
      about:
        'From the text of a server’s answer to the laid-out lines, the last ten pages of a history; processor time in Node without the server’s part, two made-up accounts.',
      aim: 'no growth with what was read before',
      unit: 'ms',
      sizes: 'entries',
      series: [
        { name: 'JSON.parse of the page', points: pointsOf(({ floorMs }) => floorMs) },
        { name: 'Kennel', points: pointsOf(({ pageMs }) => pageMs) },
      ],
    },
    {
      title: 'Requests for a whole history',
      about: 'As often as a server is asked until nothing follows.',
      aim: 'a hundred entries with each',
      unit: 'requests',
      sizes: 'entries',
      series: [{ name: 'Kennel', points: pointsOf(({ requests }) => [requests]) }],
    },
    {
      title: 'Memory of a history',
      about:
        'What the heap holds more once all of it was read and laid out, shared by the entries; in Node, with the rows as the chain told them.',
      aim: 'no growth with the length',
      unit: 'bytes an entry',
      sizes: 'entries',
      series: [{ name: 'Kennel', points: pointsOf(({ bytesAnEntry }) => [bytesAnEntry]) }],
    },
  ];
}
