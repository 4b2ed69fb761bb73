/** The time to add an account, by the number of accounts in the wallet. */
import type { Chart } from './chart.ts';
import { spreadOf, timedAsync } from './statistics.ts';
import { openBenchVault } from './vault/benchVault.ts';

const COUNTS = [10, 50, 200];
const SEEDS = [1, 2, 3];
/** Each size is the median of this many accounts around it. */
const AROUND = 4;

/** Adds accounts to a wallet until it has some two hundred. */
export async function benchVaultAccounts(): Promise<readonly Chart[]> {
  const timesByCount = new Map(COUNTS.map((count): [number, number[]] => [count, []]));
  for (const seed of SEEDS) {
    const { vault, session, keyrings, growTo, end } = await openBenchVault(seed);
    await growTo(1);
    const id = keyrings[0]?.id ?? '';
    for (let nth = 2; nth <= Math.max(...COUNTS) + AROUND; nth++) {
      const time = await timedAsync(() => vault.addAccount(session, id));
      const size = COUNTS.find((count) => Math.abs(count - nth) <= AROUND);
      if (size !== undefined) timesByCount.get(size)?.push(time);
    }
    end();
  }
  const points = [...timesByCount].map(([size, times]) => ({ size, ...spreadOf(times) }));
  return [
    {
      title: 'Adding an account, by how many the wallet has then',
      about:
        'From the call to the new account, sealed and stored, in Node with the vault in memory: one wallet of 12 words, for three seeds.',
      aim: 'the same for the 10th and the 200th (n^0.1 at most)',
      unit: 'ms',
      sizes: 'accounts',
      series: [{ name: 'Kennel', points }],
    },
  ];
}
