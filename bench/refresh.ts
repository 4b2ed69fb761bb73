/** Refreshes an account with many coins, from the text of the response to home's view of it. */
import { autorun } from 'mobx';
import type { FakeApp } from '../mocks/fixtures/fakeApp.ts';
import type { Chart, Point, Series } from './chart.ts';
import { longAccount } from './longAccount.ts';
import { type LongChain, longChain } from './longHistory.ts';
import { processorMs, spreadOf, workOf } from './statistics.ts';

const SIZES = [100, 1_000, 10_000];
const SEEDS = [1, 2, 3];
const ROUNDS = 5;
const WARM_UP = 2;

/** Changes on the server before the refresh. */
const CASES: Readonly<Record<string, (server: LongChain) => void>> = {
  'Kennel, a payment came': (server) => server.pay(),
  'Kennel, a block of others came': (server) => server.mine(),
  'Kennel, all of it again': () => {},
  'Kennel, nothing came': () => {},
};
const NOTHING_CAME = 'Kennel, nothing came';
const ALL_AGAIN = 'Kennel, all of it again';
const FLOOR = 'JSON.parse of the coins';

interface Measured {
  readonly times: Map<string, number[]>;
  readonly bytes: Map<string, number[]>;
}

const note = (into: Map<string, number[]>, name: string, value: number) =>
  void into.set(name, [...(into.get(name) ?? []), value]);

/** Refreshes once. The server's own time to serialize responses is excluded. */
async function readAgain(server: LongChain, tx: FakeApp['stores']['tx'], name: string) {
  const { bytes, servingMs } = server.asked;
  const beginsMs = processorMs();
  await (name === ALL_AGAIN ? tx.refresh() : tx.lookForNews());
  const ms = processorMs() - beginsMs - (server.asked.servingMs - servingMs);
  return { ms, bytes: server.asked.bytes - bytes };
}

async function measure(coins: number, seed: number, { times, bytes }: Measured): Promise<void> {
  const server = longChain(seed, 100, coins);
  const { tx } = longAccount(server).stores;
  const stop = autorun(() => void tx.coins.breakdown);
  await tx.refresh();
  for (let round = -WARM_UP; round < ROUNDS; round += 1) {
    const text = server.coinsText();
    const floor = workOf(() => void JSON.parse(text));
    if (round >= 0) note(times, FLOOR, floor);
    for (const [name, happen] of Object.entries(CASES)) {
      happen(server);
      const read = await readAgain(server, tx, name);
      if (round < 0) continue;
      note(times, name, read.ms);
      note(bytes, name, read.bytes);
    }
  }
  stop();
}

const seriesOf = (name: string, points: readonly Point[]): Series => ({ name, points });

/** Measures 100 to 10,000 coins. */
export async function benchRefresh(): Promise<readonly Chart[]> {
  const found = new Map<number, Measured>();
  for (const size of SIZES) {
    const measured = { times: new Map<string, number[]>(), bytes: new Map<string, number[]>() };
    for (const seed of SEEDS) await measure(size, seed, measured);
    found.set(size, measured);
  }
  const series = (of: 'times' | 'bytes', name: string) =>
    seriesOf(
      name,
      SIZES.map((size) => ({ size, ...spreadOf(found.get(size)?.[of].get(name) ?? []) })),
    );
  return [
    {
      title: 'An account with many coins is read again',
      about:
        'From the text of the server’s answer through the adapter and the stores to the balance that home shows: the processor’s time in Node, on three made-up accounts. What the server needs to write its answer is not counted.',
      aim: 'nothing came: no growth with coins; otherwise 10,000 coins within 20 ms',
      unit: 'ms',
      sizes: 'coins',
      series: [FLOOR, ...Object.keys(CASES)].map((name) => series('times', name)),
    },
    {
      title: 'What is read when nothing came',
      about: 'Bytes of the answers, against reading everything.',
      aim: 'no growth with coins',
      unit: 'bytes',
      sizes: 'coins',
      series: [ALL_AGAIN, NOTHING_CAME].map((name) => series('bytes', name)),
    },
  ];
}
