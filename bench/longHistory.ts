/** A Blockbook in memory with a long history and many coins of one address, generated from a seed, for benchmarks of lists. */
import { numberedAddress } from '../mocks/builders/keys.ts';
import { createManualClock } from '../mocks/clock/manualClock.ts';
import { createBlockbook } from '../src/adapters/blockbook/index.ts';
import type { DogeAddress } from '../src/domain/address/DogeAddress.ts';
import type { ChainIndexer } from '../src/ports/ChainIndexer.ts';
import { logNormal, seededRandom } from './random.ts';
import { processorMs } from './statistics.ts';

export const OWN: DogeAddress = numberedAddress(0);

/** Number of counterparties; their addresses are numbered from 1. */
export const PEOPLE = 2_000;

const people = Array.from({ length: PEOPLE }, (_, index) => numberedAddress(1 + index));

const TIP = 5_000_000;
const TIP_S = 1_767_225_600;
/** Blockbook's own limit on a page. */
const MOST_ROWS = 1_000;
const RAW_BYTES = 226;

type Row = Readonly<Record<string, unknown>>;

/** Traffic of a server. */
export interface Counted {
  requests: number;
  /** of the responses */
  bytes: number;
  /** time to serialize them, milliseconds */
  servingMs: number;
  /** the last response */
  lastText: string;
}

/** A chain through the product's adapter, over a server in memory. */
export interface LongChain {
  readonly chain: ChainIndexer;
  readonly asked: Counted;
  /** the response with all unspent outputs as text */
  coinsText(): string;
  /** mines a block without our transactions */
  mine(): void;
  /** mines a block with a payment to us */
  pay(): void;
}

const hex = (random: () => number, bytes: number): string =>
  Buffer.from(Array.from({ length: bytes }, () => Math.floor(random() * 256))).toString('hex');

const koinuOf = (random: () => number): bigint =>
  BigInt(Math.round(logNormal(random, 50, 2) * 1e8)) + 1_000_000n;

/** An input or output of a row. @param amount - koinu */
const side = (address: string, amount: bigint | string, n: number) => ({
  n,
  addresses: [address],
  isAddress: true,
  value: amount.toString(),
  hex: '76a914'.padEnd(50, '0'),
});

function rowOf(random: () => number, index: number, count: number): Row {
  const other = people[Math.floor(random() * PEOPLE)] ?? OWN;
  const isSent = random() < 0.4;
  const value = koinuOf(random);
  const change = koinuOf(random);
  const [payer, payee] = isSent ? [OWN, other] : [other, OWN];
  // a block a minute; three transactions a day
  const height = TIP - Math.floor((index * TIP * 0.9) / Math.max(count, 50_000));
  return {
    txid: hex(random, 32),
    version: 2,
    vin: [{ ...side(payer, value + change + 226_000n, 0), txid: hex(random, 32), sequence: 4_294_967_293 }],
    vout: [side(payee, value, 0), side(payer, change, 1)],
    blockHash: hex(random, 32),
    blockHeight: height,
    confirmations: TIP - height + 1,
    blockTime: TIP_S - index * 28_800,
    size: RAW_BYTES,
    vsize: RAW_BYTES,
    value: (value + change).toString(),
    valueIn: (value + change + 226_000n).toString(),
    fees: '226000',
    hex: hex(random, RAW_BYTES),
  };
}

const coinOf = (random: () => number, index: number) => {
  const height = TIP - 5 - index * 3;
  return { txid: hex(random, 32), vout: index % 4, value: koinuOf(random).toString(), height };
};

/** The transaction that paid a coin to the owner's address. */
function paymentOf(random: () => number, coin: ReturnType<typeof coinOf>): Row {
  const { txid, vout, value, height: blockHeight } = coin;
  const others = people.slice(0, vout).map((address, n) => side(address, '1000000', n));
  return {
    ...rowOf(random, 0, 1),
    txid,
    blockHeight,
    confirmations: 1,
    vin: [{ ...side(people[0] ?? OWN, value, 0), txid: hex(random, 32), sequence: 4_294_967_293 }],
    vout: [...others, side(OWN, value, vout)],
  };
}

/** @param most - maximum number of rows on a page */
export function longChain(seed: number, rows: number, coins: number, most = MOST_ROWS): LongChain {
  const random = seededRandom(seed);
  const history = Array.from({ length: rows }, (_, index) => rowOf(random, index, rows));
  let unspent = Array.from({ length: coins }, (_, index) => coinOf(random, index));
  let tip = TIP;
  const asked: Counted = { requests: 0, bytes: 0, servingMs: 0, lastText: '' };
  const page = (query: URLSearchParams) => {
    const size = Math.min(Number(query.get('pageSize')), most);
    const totalPages = Math.max(1, Math.ceil(history.length / size));
    const number = Math.min(Number(query.get('page') ?? 1), totalPages);
    const shown = history.slice((number - 1) * size, number * size);
    const isFull = query.get('details') === 'txs';
    return {
      page: number,
      totalPages,
      itemsOnPage: size,
      address: OWN,
      balance: unspent.reduce((sum, { value }) => sum + BigInt(value), 0n).toString(),
      unconfirmedBalance: '0',
      unconfirmedTxs: 0,
      txs: history.length,
      ...(isFull ? { transactions: shown } : { txids: shown.map(({ txid }) => txid) }),
    };
  };
  const utxo = () => unspent.map((coin) => ({ ...coin, confirmations: tip - coin.height + 1 }));
  const answer = ({ pathname, searchParams }: URL): unknown => {
    if (pathname.startsWith('/api/v2/address/')) return page(searchParams);
    if (pathname.startsWith('/api/v2/utxo/')) return utxo();
    if (pathname.startsWith('/api/v2/block-index/')) return { blockHash: '0'.repeat(64) };
    return {
      blockbook: { bestHeight: tip },
      backend: { blocks: tip, bestBlockHash: tip.toString(16).padStart(64, '0') },
    };
  };
  const fetch = async (url: Parameters<typeof globalThis.fetch>[0]) => {
    const beginsMs = processorMs();
    const text = JSON.stringify(answer(new URL(String(url))));
    asked.servingMs += processorMs() - beginsMs;
    asked.requests += 1;
    asked.lastText = text;
    asked.bytes += text.length;
    return new Response(text, { headers: { 'content-type': 'application/json' } });
  };
  const chain = createBlockbook({
    network: 'mainnet',
    baseUrls: ['https://chain.test'],
    clock: createManualClock(),
    fetch,
    WebSocket: null,
    limit: { perMinute: 6_000_000_000, burst: 100_000_000 },
  });
  return {
    chain,
    asked,
    coinsText: () => JSON.stringify(utxo()),
    mine: () => {
      tip += 1;
    },
    pay: () => {
      tip += 1;
      const coin = { ...coinOf(random, 0), height: tip };
      unspent = [coin, ...unspent];
      history.unshift(paymentOf(random, coin));
    },
  };
}
