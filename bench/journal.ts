/** The cost of storing transfers: polling many that the chain lost, and saving any change next to large ones. */
import type { Chart, Point } from './chart.ts';
import { openJournalWallet } from './journalWallet.ts';
import { spreadOf, timed, timedAsync } from './statistics.ts';

const SEEDS = [1, 2, 3];
const LOST = [10, 25, 100, 400];
const MERGES = [0, 5, 10, 20];
const MERGE_INPUTS = 600;

/** Runs once per seed; the first run is repeated, since it includes loading modules. */
async function measured(
  size: number,
  measure: (seed: number) => Promise<readonly number[]>,
): Promise<readonly Point[]> {
  await measure(SEEDS[0] ?? 0);
  const found: (readonly number[])[] = [];
  for (const seed of SEEDS) found.push(await measure(seed));
  return (found[0] ?? []).map((_, column) => ({ size, ...spreadOf(found.map((one) => one[column] ?? 0)) }));
}

/** Milliseconds to write the same texts once, to reconcile, and the number of writes. */
async function reconcile(seed: number, lost: number): Promise<readonly number[]> {
  const { stores, ports, written, kill } = await openJournalWallet(seed, lost, 1);
  await ports.state.settled();
  written();
  const { journal } = stores.tx;
  const floor = timed(
    () =>
      void journal.transfers.map((one) =>
        JSON.stringify(one, (_, value) => (typeof value === 'bigint' ? `${value}` : value)),
      ),
  );
  const whole = await timedAsync(async () => {
    await journal.reconcile();
    await ports.state.settled();
  });
  const { count } = written();
  kill();
  return [floor, whole, count];
}

/** Milliseconds of one more change, and the characters it writes. */
async function changeBeside(seed: number, merges: number): Promise<readonly number[]> {
  const { stores, ports, written, kill } = await openJournalWallet(seed, merges, MERGE_INPUTS);
  await ports.state.settled();
  written();
  const whole = await timedAsync(async () => {
    stores.ui.toggleBalanceHidden();
    await ports.state.settled();
  });
  const { size } = written();
  kill();
  return [whole, size];
}

/** Characters and texts that typing ten letters into the form writes, next to this many merges. */
async function typeBeside(seed: number, merges: number): Promise<readonly number[]> {
  const { stores, ports, written, flush, kill } = await openJournalWallet(seed, merges, MERGE_INPUTS);
  await ports.state.settled();
  written();
  for (let letters = 1; letters <= 10; letters += 1) stores.tx.draft.setAmountText('1'.repeat(letters));
  flush();
  await ports.state.settled();
  const { size } = written();
  kill();
  return [size];
}

async function columns(
  sizes: readonly number[],
  measure: (seed: number, size: number) => Promise<readonly number[]>,
): Promise<readonly (readonly Point[])[]> {
  const rows: (readonly Point[])[] = [];
  for (const size of sizes) rows.push(await measured(size, (seed) => measure(seed, size)));
  return (rows[0] ?? []).map((_, column) => rows.flatMap((row) => row[column] ?? []));
}

export async function benchJournal(): Promise<readonly Chart[]> {
  const [floor = [], asked = [], entries = []] = await columns(LOST, reconcile);
  const [change = [], size = []] = await columns(MERGES, changeBeside);
  const [typed = []] = await columns(MERGES, typeBeside);
  return [
    {
      title: 'Transfers that the chain lost, asked about and handed over again',
      about:
        'A wallet with so many unconfirmed transfers asks a chain that knows none of them and takes all of them again at once. Everything runs but the network. The floor writes the same transfers as text once.',
      aim: 'in proportion to their number, 5 ms each at most',
      unit: 'ms',
      sizes: 'transfers',
      series: [
        { name: 'as text, once', points: floor },
        { name: 'Kennel', points: asked },
      ],
    },
    {
      title: 'Entries written while they are asked about',
      about: 'The same runs: how many entries reach the disk, all of them in one write at the end.',
      aim: 'one for each transfer',
      unit: 'entries',
      sizes: 'transfers',
      series: [{ name: 'Kennel', points: entries }],
    },
    {
      title: 'Any other change beside merges that wait',
      about: `So many transfers of ${MERGE_INPUTS} coins each wait for a block. Then one switch of the settings is turned, and waited for until it is on disk.`,
      aim: 'the same, however many wait',
      unit: 'ms',
      sizes: 'merges',
      series: [{ name: 'Kennel', points: change }],
    },
    {
      title: 'What that change writes',
      about: 'The same runs: characters of all that is written for that one switch.',
      aim: 'the same, however many wait',
      unit: 'characters',
      sizes: 'merges',
      series: [{ name: 'Kennel', points: size }],
    },
    {
      title: 'What ten letters in the sending form write',
      about: `So many transfers of ${MERGE_INPUTS} coins each wait for a block. Ten letters are typed without a pause, and written down once.`,
      aim: 'at most 1,000, however many wait',
      unit: 'characters',
      sizes: 'merges',
      series: [{ name: 'Kennel', points: typed }],
    },
  ];
}
