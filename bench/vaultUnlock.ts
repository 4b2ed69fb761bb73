/** The time to unlock, by the number of wallets in the vault, without key derivation. */
import type { Chart } from './chart.ts';
import { spreadOf, timedAsync } from './statistics.ts';
import { openBenchVault } from './vault/benchVault.ts';

const WALLETS = [1, 10, 50, 200];
const SEEDS = [1, 2, 3];
const ROUNDS = 5;

/** Unlocks vaults of 1 to 200 wallets. */
export async function benchVaultUnlock(): Promise<readonly Chart[]> {
  const timesByWallets = new Map(WALLETS.map((count): [number, number[]] => [count, []]));
  for (const seed of SEEDS) {
    const { growTo, unlockAnew, end } = await openBenchVault(seed);
    for (const [count, times] of timesByWallets) {
      await growTo(count);
      await unlockAnew();
      for (let round = 0; round < ROUNDS; round++) times.push(await timedAsync(unlockAnew));
    }
    end();
  }
  const points = [...timesByWallets].map(([size, times]) => ({ size, ...spreadOf(times) }));
  return [
    {
      title: 'Unlocking, by how many wallets the vault keeps',
      about:
        'From the password to the addresses of all wallets, in a key worker that just started, in Node with the vault in memory. Stretching the password is left out: it takes a second on a phone, and is the same for every vault. The wallets are phrases of 12 words made from three seeds.',
      aim: 'at most 100 ms for 200 wallets: what is public is kept, and no phrase is opened',
      unit: 'ms',
      sizes: 'wallets',
      series: [{ name: 'Kennel', points }],
    },
  ];
}
