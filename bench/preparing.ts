/**
 * Prepares a send of many coins: previous transactions are parsed and planned with, verified against the plan in the key worker,
 * signed there, and the signed transaction is parsed again. Without network and threads.
 */
import { sha256 } from '@noble/hashes/sha2.js';
import { Transaction } from 'bitcoinjs-lib';
import { checkPrevious } from '../src/adapters/vault/keyOps/checkPrevious.ts';
import { addressOfPublicKey, scriptOfAddress } from '../src/domain/address/addressScript.ts';
import { RECOMMENDED_FEE_RATE } from '../src/domain/amount/FeeRate.ts';
import { ecc, publicKeyOf } from '../src/domain/keys/ecc.ts';
import type { ClassifiedCoin } from '../src/domain/tx/Coin.ts';
import { classifyCoin } from '../src/domain/tx/coins/classifyCoin.ts';
import { signTransfer } from '../src/domain/tx/sign/signTransfer.ts';
import type { VerifiedTransaction } from '../src/domain/tx/sign/verifyPrevious.ts';
import { type Txid, txid } from '../src/domain/tx/Txid.ts';
import type { ChainIndexer } from '../src/ports/ChainIndexer.ts';
import type { SigningRequest } from '../src/ports/Vault.ts';
import { type PrepareTools, prepareTransfer } from '../src/stores/send/doge/prepareTransfer.ts';
import type { Chart, Point } from './chart.ts';
import { spendableCoin } from './coinSets.ts';
import { processorTime, spreadOf } from './statistics.ts';

const KEY = (() => {
  const privateKey = new Uint8Array(32).fill(7);
  return { privateKey, publicKey: publicKeyOf(privateKey) };
})();
const ADDRESS = addressOfPublicKey(KEY.publicKey, 'mainnet');
const SCRIPT = scriptOfAddress(ADDRESS, 'mainnet');
const VALUE = 5_000_000_000n;
const COUNTS = [10, 100, 600];
const ROUNDS = 7;

/** Coins of the wallet and their previous transactions. */
interface Funding {
  readonly coins: readonly ClassifiedCoin[];
  readonly raws: ReadonlyMap<Txid, Uint8Array>;
}

function paying(index: number, outputs: number): Transaction {
  const transaction = new Transaction();
  transaction.addInput(new Uint8Array(32).fill(1), index, 0xffffffff, new Uint8Array(107));
  for (let made = 0; made < outputs; made++) transaction.addOutput(SCRIPT, VALUE);
  return transaction;
}

/** The funding with this many coins of each transaction. */
function fundingOf(transactions: readonly Transaction[], coinsOfEach: number): Funding {
  const raws = new Map(transactions.map((one) => [txid(one.getId()), one.toBuffer()] as const));
  const coins = [...raws.keys()].flatMap((id) =>
    Array.from({ length: coinsOfEach }, (_, vout) =>
      classifyCoin({ ...spendableCoin(0, VALUE, ADDRESS), txid: id, vout }, 'mainnet'),
    ),
  );
  return { coins, raws };
}

const CASES = [
  {
    name: 'coins of one payout of 2,000 outputs',
    fund: (count: number) => fundingOf([paying(0, 2_000)], count),
  },
  {
    name: 'coins of as many transactions',
    fund: (count: number) =>
      fundingOf(
        Array.from({ length: count }, (_, index) => paying(index, 2)),
        1,
      ),
  },
];

/** The minimum for any wallet: hash the bytes once, and one signature per coin. */
function floor({ coins, raws }: Funding): void {
  for (const bytes of raws.values()) sha256(sha256(bytes));
  const hash = new Uint8Array(32);
  for (let position = 0; position < coins.length; position++) {
    hash[0] = position & 0xff;
    hash[1] = position >> 8;
    ecc.sign(hash, KEY.privateKey);
  }
}

function toolsOver({ coins }: Funding, hexes: ReadonlyMap<Txid, string>): PrepareTools {
  const chain = {
    rawTransactions: async (ids: readonly Txid[]) => new Map(ids.map((id) => [id, hexes.get(id) ?? ''])),
  } as unknown as ChainIndexer;
  const vault = {
    sign: async (_: unknown, { plan, previousTransactions }: SigningRequest) => {
      const doubt = checkPrevious(plan.inputs, previousTransactions, plan.network);
      if (doubt !== null) throw new Error(doubt.kind);
      return { ok: true, value: signTransfer(plan, () => KEY) } as const;
    },
  };
  const journal = { transfers: [] };
  const own = { readFresh: async () => coins, origins: { take: () => undefined } };
  return {
    ports: { chain, vault, network: 'mainnet' },
    wallet: {
      journal,
      coins: own,
      commits: { addresses: new Set() },
      payingWallet: { chain, journal, from: ADDRESS, coins: own },
    },
    session: { sessionId: '' },
    previous: new Map<Txid, VerifiedTransaction>(),
    signal: new AbortController().signal,
    onStep: () => {},
  } as unknown as PrepareTools;
}

async function prepare(funding: Funding, hexes: ReadonlyMap<Txid, string>): Promise<void> {
  const prepared = await prepareTransfer(toolsOver(funding, hexes), {
    kind: 'pay',
    purpose: { kind: 'send' },
    label: null,
    own: [ADDRESS],
    payment: {
      spec: { kind: 'max', to: ADDRESS },
      feeRate: RECOMMENDED_FEE_RATE,
      changeTo: ADDRESS,
      network: 'mainnet',
    },
  });
  if (!prepared.ok) throw new Error(prepared.problem.kind);
}

async function measure(
  funding: Funding,
  size: number,
): Promise<{ readonly bare: Point; readonly ours: Point }> {
  const hexes = new Map([...funding.raws].map(([id, bytes]) => [id, Buffer.from(bytes).toString('hex')]));
  const [bare, ours]: [number[], number[]] = [[], []];
  for (let round = 0; round < ROUNDS; round++) {
    bare.push(await processorTime(() => floor(funding)));
    ours.push(await processorTime(() => prepare(funding, hexes)));
  }
  return { bare: { size, ...spreadOf(bare) }, ours: { size, ...spreadOf(ours) } };
}

/** Prepares sends of 10, 100 and 600 coins, all from one transaction or each from its own. */
export async function benchPreparing(): Promise<readonly Chart[]> {
  const charts: Chart[] = [];
  for (const { name, fund } of CASES) {
    await measure(fund(10), 10);
    const points = [];
    for (const count of COUNTS) points.push(await measure(fund(count), count));
    charts.push({
      title: `Preparing a send of ${name}`,
      about:
        'From the press on “Review” to the screen that asks for a yes, without network and threads: every transaction that made a coin is hashed and read, by the page and by the key worker; the coins are held against it; all is signed and read back. The floor hashes the same bytes once and makes as many signatures.',
      aim: 'at most 300 ms for 600 coins; time grows no faster than n^1.1',
      unit: 'ms of processor time',
      sizes: 'coins',
      series: [
        { name: 'hashing once, signing', points: points.map(({ bare }) => bare) },
        { name: 'Kennel', points: points.map(({ ours }) => ours) },
      ],
    });
  }
  return charts;
}
