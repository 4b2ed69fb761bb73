/** JSON form of the newest transactions of the current address, shown when the app starts offline. */
import { koinu } from '../../domain/amount/Koinu.ts';
import { IDLE, type Loadable, lastAtMs, lastValue } from '../../domain/loadable.ts';
import type { ChainInput, ChainOutput, ChainTransaction } from '../../ports/ChainIndexer.ts';
import { countMined, type HistoryPages } from './history/joinPages.ts';

type Written<Valued> = Omit<Valued, 'value'> & { readonly value: string };

type WrittenTransaction = Omit<ChainTransaction, 'inputs' | 'outputs' | 'fee' | 'rawHex'> & {
  readonly inputs: readonly Written<ChainInput>[];
  readonly outputs: readonly Written<ChainOutput>[];
  readonly fee: string;
};

/** Amounts are decimal koinu. */
export interface SavedHistory {
  readonly address: HistoryPages['address'];
  readonly atMs: number;
  /** start of the next page; null when none follows; absent in records from when pages were numbered */
  readonly next?: number | null;
  readonly page?: number;
  readonly totalPages?: number;
  readonly transactions: readonly WrittenTransaction[];
}

/** About two screens. */
const MAX_TRANSACTIONS = 25;

/** Inputs and outputs in total: a single transaction may have thousands. */
const MAX_SIDES = 500;

/** The newest ones in sequence, as many as fit. */
function newest(all: readonly ChainTransaction[]): readonly ChainTransaction[] {
  let sides = 0;
  const end = all.slice(0, MAX_TRANSACTIONS).findIndex(({ inputs, outputs }) => {
    sides += inputs.length + outputs.length;
    return sides > MAX_SIDES;
  });
  return all.slice(0, end === -1 ? MAX_TRANSACTIONS : end);
}

const write = <Side extends { readonly value: bigint }>(side: Side) => ({
  ...side,
  value: side.value.toString(),
});

const read = <Side extends { readonly value: string }>(side: Side) => ({
  ...side,
  value: koinu(BigInt(side.value)),
});

/** Null when nothing is loaded, or when not even one transaction fits. */
export function saveHistory(pages: Loadable<HistoryPages>): SavedHistory | null {
  const last = lastValue(pages);
  const atMs = lastAtMs(pages);
  if (last === undefined || atMs === undefined) return null;
  const { address, next, transactions } = last;
  const kept = newest(transactions);
  if (kept.length === 0 && transactions.length > 0) return null;
  return {
    address,
    atMs,
    next: kept.length < transactions.length ? countMined(kept) : next,
    transactions: kept.map(({ inputs, outputs, fee, rawHex: _, ...rest }) => ({
      ...rest,
      fee: fee.toString(),
      inputs: inputs.map(write),
      outputs: outputs.map(write),
    })),
  };
}

/** Start of the next page. A numbered history was complete when no page was left. */
function nextOf(
  { next, page = 0, totalPages = 0 }: SavedHistory,
  transactions: readonly ChainTransaction[],
): number | null {
  if (next !== undefined) return next;
  return page >= totalPages ? null : countMined(transactions);
}

/** Returns a value being refreshed. Malformed records are dropped: an indexer has the data. */
export function readHistory(saved: SavedHistory | null): Loadable<HistoryPages> {
  if (saved === null) return IDLE;
  try {
    const { address, atMs } = saved;
    const transactions = saved.transactions.map(({ inputs, outputs, fee, ...rest }) => ({
      ...rest,
      fee: koinu(BigInt(fee)),
      rawHex: null,
      inputs: inputs.map(read),
      outputs: outputs.map(read),
    }));
    return {
      status: 'loading',
      previous: { address, transactions, next: nextOf(saved, transactions) },
      previousAtMs: atMs,
    };
  } catch {
    return IDLE;
  }
}
