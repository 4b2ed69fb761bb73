/** The time of a signature through the vault, and in the whole review of a payment, relative to the bare signature. */

import type { DogeAddress } from '../src/domain/address/DogeAddress.ts';
import type { Txid } from '../src/domain/tx/Txid.ts';
import type { ChainIndexer } from '../src/ports/ChainIndexer.ts';
import type { SigningRequest } from '../src/ports/Vault.ts';
import { type PrepareTools, prepareTransfer } from '../src/stores/send/doge/prepareTransfer.ts';
import type { Chart, Point } from './chart.ts';
import { spreadOf, timed, timedAsync } from './statistics.ts';
import { type BenchVault, given, openBenchVault } from './vault/benchVault.ts';
import { bareSignatures, coinsPaidTo, type PaidCoins, requestOver, spendAll } from './vault/spending.ts';

const INPUTS = [1, 100, 400];
const SEEDS = [1, 2, 3];

/** A server that returns every transaction at once: the network is not measured. */
const serverOf = ({ rawByTxid }: PaidCoins): ChainIndexer => {
  const rawTransactions = async (ids: readonly Txid[]) =>
    new Map(ids.map((id) => [id, rawByTxid.get(id) ?? '']));
  return { rawTransactions } as unknown as ChainIndexer;
};

async function review({ vault, session }: BenchVault, address: DogeAddress, paid: PaidCoins): Promise<void> {
  const chain = serverOf(paid);
  const journal = { transfers: [] };
  const coins = { readFresh: async () => paid.coins, origins: { take: () => undefined } };
  const tools = {
    ports: { chain, vault, network: 'mainnet' },
    wallet: {
      journal,
      coins,
      commits: { addresses: new Set() },
      payingWallet: { chain, journal, from: address, coins },
    },
    session: { sessionId: session },
    previous: new Map(),
    signal: new AbortController().signal,
    onStep: () => undefined,
  } as unknown as PrepareTools;
  const prepared = await prepareTransfer(tools, {
    kind: 'pay',
    purpose: { kind: 'send' },
    label: null,
    own: [address],
    payment: spendAll(address),
  });
  if (!prepared.ok) throw new Error(prepared.problem.kind);
}

/** One way of signing; its time is in milliseconds. */
interface Way {
  readonly name: string;
  readonly run: (task: Task) => Promise<number>;
}

interface Task {
  readonly count: number;
  readonly bench: BenchVault;
  readonly address: DogeAddress;
  readonly paid: PaidCoins;
  readonly request: SigningRequest;
}

const WAYS: readonly Way[] = [
  { name: 'bare signatures', run: async ({ count }) => timed(() => bareSignatures(count)) },
  {
    name: 'whole review',
    run: ({ bench, address, paid }) => timedAsync(() => review(bench, address, paid)),
  },
  {
    name: 'through the vault',
    run: ({ bench: { vault, session }, request }) =>
      timedAsync(async () => given(await vault.sign(session, request))),
  },
];

/** Times by way and number of inputs. */
type Times = Map<string, number[]>;

async function measure(task: Task, times: Times): Promise<void> {
  const rounds = task.count === 1 ? 21 : 7;
  for (let round = -2; round < rounds; round++) {
    for (const { name, run } of WAYS) {
      const time = await run(task);
      const key = `${name} ${task.count}`;
      if (round >= 0) times.set(key, [...(times.get(key) ?? []), time]);
    }
  }
}

async function measureSeed(seed: number, times: Times): Promise<void> {
  const bench = await openBenchVault(seed);
  await bench.growTo(1);
  const address = bench.keyrings[0]?.accounts[0]?.address;
  if (address === undefined) throw new Error('no address');
  for (const count of INPUTS) {
    const paid = coinsPaidTo(address, count, 1000 * seed);
    await measure({ count, bench, address, paid, request: requestOver(address, paid) }, times);
  }
  bench.end();
}

/** Signs 1 to 400 inputs in each way, taking turns. */
export async function benchVaultInputs(): Promise<readonly Chart[]> {
  const times: Times = new Map();
  for (const seed of SEEDS) await measureSeed(seed, times);
  const pointsOf = (name: string): readonly Point[] =>
    INPUTS.map((size) => ({ size, ...spreadOf(times.get(`${name} ${size}`) ?? []) }));
  return [
    {
      title: 'Signing many inputs',
      about:
        'Bare signatures are those of the curve’s library, of as many hashes. Through the vault: from the call to the signed bytes, over the message channel of the key worker, each previous transaction hashed there. The whole review plans, hashes the previous transactions, has the vault sign, and reads the signed bytes. In Node, for three seeds; each coin is of a transaction of its own.',
      aim: 'through the vault at most 1.15 × bare, the whole review at most 1.5 × bare, from 100 inputs on',
      unit: 'ms',
      sizes: 'inputs',
      series: WAYS.map(({ name }) => ({ name, points: pointsOf(name) })),
    },
  ];
}
