/** The time to sign one input, by the number of wallets in the vault. */
import type { Chart } from './chart.ts';
import { spreadOf, timedAsync } from './statistics.ts';
import { given, openBenchVault } from './vault/benchVault.ts';
import { coinsPaidTo, requestOver } from './vault/spending.ts';

const WALLETS = [1, 5, 20, 50];
const SEEDS = [1, 2, 3];
const ROUNDS = 9;

async function measure(seed: number, timesByWallets: Map<number, number[]>): Promise<void> {
  const { vault, session, keyrings, growTo, end } = await openBenchVault(seed);
  let signed = 0;
  for (const count of WALLETS) {
    await growTo(count);
    const times = timesByWallets.get(count) ?? [];
    timesByWallets.set(count, times);
    for (let round = -2; round < ROUNDS; round++) {
      const address = keyrings[(signed * 7) % count]?.accounts[0]?.address;
      if (address === undefined) throw new Error('no address');
      signed += 1;
      const request = requestOver(address, coinsPaidTo(address, 1, signed));
      const time = await timedAsync(async () => given(await vault.sign(session, request)));
      if (round >= 0) times.push(time);
    }
  }
  end();
}

/** Signs with vaults of 1 to 50 wallets. */
export async function benchVaultSigning(): Promise<readonly Chart[]> {
  const timesByWallets = new Map<number, number[]>();
  for (const seed of SEEDS) await measure(seed, timesByWallets);
  const points = [...timesByWallets].map(([size, times]) => ({ size, ...spreadOf(times) }));
  return [
    {
      title: 'Signing one input, by how many wallets the vault keeps',
      about:
        'From the call to the signed bytes, through the message channel of the key worker and all its checks, in Node with the vault in memory. Each round spends from another of the wallets, which are phrases of 12 words made from three seeds.',
      aim: 'at most 15 ms, and no growth (n^0.1 at most): only the keys that are spent are opened',
      unit: 'ms',
      sizes: 'wallets',
      series: [{ name: 'Kennel', points }],
    },
  ];
}
