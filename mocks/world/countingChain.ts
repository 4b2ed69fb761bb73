/** A chain that a test moves by hand, and that counts what it is asked. */
import type { DogeAddress } from '../../src/domain/address/DogeAddress.ts';
import { koinu } from '../../src/domain/amount/Koinu.ts';
import { Fault } from '../../src/domain/fault.ts';
import { type Txid, txid } from '../../src/domain/tx/Txid.ts';
import type {
  ChainEvent,
  ChainIndexer,
  ChainTip,
  ChainTransaction,
  IndexedCoin,
} from '../../src/ports/ChainIndexer.ts';
import { testAddress } from '../builders/keys.ts';

/** 1 DOGE, koinu. */
const DOGE = 100_000_000n;

/** A payment of 5 DOGE to the address. */
export interface CountedPayment {
  readonly id: Txid;
  /** null: no block has it */
  readonly height: number | null;
}

/** What it knows, changed as a test goes on. */
export interface CountingChain {
  readonly chain: Partial<ChainIndexer>;
  /** how often each question was asked */
  readonly asked: Record<string, number>;
  /** all questions together */
  total(): number;
  payments: readonly CountedPayment[];
  tip: ChainTip;
  /** thrown by every question; null: it answers */
  fault: Fault | null;
  /** tells those who watch */
  notify(event: ChainEvent): void;
  /** a block of strangers comes, and is told */
  mine(hash?: string): void;
}

/** The id of a payment by its number. */
export const paymentId = (index: number): Txid => txid(index.toString(16).padStart(64, '0'));

/** Makes one over payments to an address. */
export function createCountingChain(own: DogeAddress): CountingChain {
  const listeners = new Set<(event: ChainEvent) => void>();
  const asked: Record<string, number> = {};
  const depth = (height: number | null) => (height === null ? 0 : world.tip.height - height + 1);
  const coinOf = ({ id, height }: CountedPayment): IndexedCoin => ({
    ...{ txid: id, vout: 0, value: koinu(5n * DOGE), address: own },
    ...{ blockHeight: height, confirmations: depth(height), isCoinbase: false },
  });
  const rowOf = ({ id, height }: CountedPayment): ChainTransaction => ({
    ...{ txid: id, blockHeight: height, blockHash: height === null ? null : 'cd'.repeat(32) },
    ...{ confirmations: depth(height), timeMs: 1000, fee: koinu(1n) },
    ...{ size: 226, isReplaceable: false, rawHex: null },
    inputs: [
      { txid: paymentId(9999), vout: 1, address: testAddress(2), value: koinu(6n * DOGE), sequence: 0 },
    ],
    outputs: [{ index: 0, address: own, value: koinu(5n * DOGE), spentBy: null }],
  });
  const answer = async <Value>(question: string, value: () => Value): Promise<Value> => {
    asked[question] = (asked[question] ?? 0) + 1;
    await Promise.resolve();
    if (world.fault !== null) throw world.fault;
    return value();
  };
  const rowNamed = (id: Txid): ChainTransaction => {
    const payment = world.payments.find((one) => one.id === id);
    if (payment === undefined) throw new Fault('not-found', id);
    return rowOf(payment);
  };
  const chain: Partial<ChainIndexer> = {
    tip: () => answer('tip', () => world.tip),
    unspent: () => answer('unspent', () => world.payments.map(coinOf)),
    history: () =>
      answer('history', () => ({
        ...{ transactions: world.payments.map(rowOf), page: 1, totalPages: 1 },
        totalTransactions: world.payments.length,
      })),
    transaction: (id) => answer('transaction', () => rowNamed(id)),
    feeEstimates: (blocks) => answer('feeEstimates', () => blocks.map(() => null)),
    watch: (_, listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
  const notify = (event: ChainEvent) => {
    for (const listener of [...listeners]) listener(event);
  };
  const world: CountingChain = {
    ...{ chain, asked, payments: [], tip: { height: 100, hash: 'a0' }, fault: null, notify },
    total: () => Object.values(asked).reduce((sum, count) => sum + count, 0),
    mine(hash) {
      const height = world.tip.height + 1;
      world.tip = { height, hash: hash ?? `b${height}` };
      notify({ kind: 'block', tip: world.tip });
    },
  };
  return world;
}
