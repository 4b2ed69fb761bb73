import type { DogeAddress } from '../domain/address/DogeAddress.ts';
import type { FeeRate } from '../domain/amount/FeeRate.ts';
import type { Koinu } from '../domain/amount/Koinu.ts';
import type { BalanceChange } from '../domain/chart/chartSeries.ts';
import type { MinedTotals } from '../domain/history/historyGap.ts';
import type { RejectReason } from '../domain/tx/PendingTransfer.ts';
import type { Txid } from '../domain/tx/Txid.ts';

export type { RejectReason } from '../domain/tx/PendingTransfer.ts';

/** The newest block that an indexer knows. */
export interface ChainTip {
  readonly height: number;
  readonly hash: string;
}

/** An address's balance. Amounts in koinu; the unconfirmed part is a signed difference. */
export interface AddressBalance {
  readonly confirmed: Koinu;
  readonly unconfirmedDelta: bigint;
  readonly transactionCount: number;
}

/** An unspent output as an indexer reports it: not trusted until its transaction has been hashed. */
export interface IndexedCoin {
  readonly txid: Txid;
  readonly vout: number;
  readonly value: Koinu;
  readonly address: DogeAddress;
  /** null in the mempool and when not reported; together with the tip it gives the confirmations at any later time */
  readonly blockHeight: number | null;
  /** at the time of the response */
  readonly confirmations: number;
  readonly isCoinbase: boolean;
}

/** An input of a transaction. `address` is null for scripts that have none; values are koinu. */
export interface ChainInput {
  readonly txid: Txid | null;
  readonly vout: number;
  readonly address: DogeAddress | null;
  readonly value: Koinu;
  readonly sequence: number;
}

/** An output of a transaction; `value` in koinu. */
export interface ChainOutput {
  readonly index: number;
  readonly address: DogeAddress | null;
  readonly value: Koinu;
  /** null while it is unspent, and when the indexer was not asked */
  readonly spentBy: Txid | null;
}

/** A transaction as an indexer reports it. */
export interface ChainTransaction {
  readonly txid: Txid;
  readonly inputs: readonly ChainInput[];
  readonly outputs: readonly ChainOutput[];
  /** null in the mempool */
  readonly blockHeight: number | null;
  readonly blockHash: string | null;
  readonly confirmations: number;
  /** block time, or when it was first seen; milliseconds since 1970 */
  readonly timeMs: number;
  readonly fee: Koinu;
  /** bytes; null when not reported */
  readonly size: number | null;
  readonly isReplaceable: boolean;
  /** raw bytes included in the response, unverified: hash them before use; null when not included */
  readonly rawHex: string | null;
}

/** A page of an address's transactions, newest first, unconfirmed ones first. */
export interface HistoryPage {
  readonly transactions: readonly ChainTransaction[];
  /** start of the next page; null when there is none */
  readonly next: number | null;
  /** transactions of this page that are too long to be read; absent: none */
  readonly unread?: readonly Txid[];
  /** including unconfirmed ones, which only the first page contains */
  readonly totalTransactions: number;
  /** confirmed ones only; absent when not reported */
  readonly minedTransactions?: number;
  /** at the time of the response; absent when not reported */
  readonly account?: AccountState;
}

/** An address's balance and totals. */
export interface AccountState {
  /** including unconfirmed transactions */
  readonly total: bigint;
  /**
   * for comparison: unchanged as long as no transaction is added, removed, mined or replaced; only an undone block may change coins without
   * it
   */
  readonly mark: string;
  /** to compare with the rows of a history; absent when the server reports none */
  readonly mined?: MinedTotals;
}

/**
 * The result of a broadcast. A timeout is not a result: it throws, and the transaction may have been sent. `detail` next to a reason is the
 * node's own text.
 */
export type BroadcastAnswer =
  | { readonly kind: 'accepted'; readonly txid: Txid }
  /** the network has it already, in a block or in the mempool: equivalent to accepted */
  | { readonly kind: 'already-known' }
  | {
      readonly kind: 'rejected';
      readonly reason: RejectReason;
      readonly detail: string;
      /** number of servers asked, all of which rejected it; absent: one */
      readonly servers?: number;
    };

/** An event of `watch`. */
export type ChainEvent =
  | { readonly kind: 'block'; readonly tip: ChainTip }
  /** when it is first seen and, with a live connection, again when it is mined; `transaction` when the event includes all of it */
  | {
      readonly kind: 'transaction';
      readonly address: DogeAddress;
      readonly txid: Txid;
      readonly transaction?: ChainTransaction;
    }
  /**
   * `polling` when there is no live connection, also when polling restarts: no transaction before that time is reported; `down` when no
   * server answers
   */
  | { readonly kind: 'connection'; readonly state: 'live' | 'polling' | 'down' };

/** Options for fetching many raw transactions. */
export interface RawOptions {
  readonly signal?: AbortSignal | undefined;
  /** an address whose history contains many of them: one page of it includes them all, instead of one request each */
  readonly address?: DogeAddress | undefined;
  /** `background` waits until all other requests are done; by default they precede all other reads, because a review waits for them */
  readonly priority?: 'background' | undefined;
  /** progress; the last call has `done` equal to `total` */
  readonly onProgress?: ((done: number, total: number) => void) | undefined;
  /** called for each one at once: those received before a failure are not lost */
  readonly onRaw?: ((id: Txid, rawHex: string) => void) | undefined;
}

/** Access to the chain. Every method throws a Fault when a server fails, and respects its signal. */
export interface ChainIndexer {
  /** uses the live connection without a request, if there is one */
  tip(signal?: AbortSignal): Promise<ChainTip>;
  balance(address: DogeAddress, signal?: AbortSignal): Promise<AddressBalance>;
  /**
   * Confirmed balance changes of an address since a time, summed per step.
   *
   * @param sinceMs - milliseconds since 1970
   * @param stepMs - whole seconds
   * @returns oldest first; each with the start time of its step
   */
  balanceChanges(
    address: DogeAddress,
    sinceMs: number,
    stepMs: number,
    signal?: AbortSignal,
  ): Promise<readonly BalanceChange[]>;
  /** @param onLeftOut - called with the number of invalid rows that are left out, if there are any */
  unspent(
    address: DogeAddress,
    signal?: AbortSignal,
    onLeftOut?: (count: number) => void,
  ): Promise<readonly IndexedCoin[]>;
  /**
   * A page of an address's history; the first one is small. Further pages may begin with some transactions newer than requested.
   *
   * @param from - how many confirmed transactions are newer than the first one wanted: 0, or the `next` of a page
   */
  history(address: DogeAddress, from: number, signal?: AbortSignal): Promise<HistoryPage>;
  /**
   * @param detail - `spenders` adds the spender of each output, which takes a request of its own
   * @throws {Fault} `not-found` when unknown there
   */
  transaction(id: Txid, signal?: AbortSignal, detail?: 'spenders'): Promise<ChainTransaction>;
  /** raw bytes as hex, unverified: the caller hashes them. @throws {Fault} `not-found` */
  rawTransaction(id: Txid, signal?: AbortSignal): Promise<string>;
  /** the same for many; unknown ones are left out */
  rawTransactions(ids: readonly Txid[], options?: RawOptions): Promise<ReadonlyMap<Txid, string>>;
  /** koinu per 1000 bytes to confirm within each of these numbers of blocks, in order; null when the node has no estimate */
  feeEstimates(blocks: readonly number[], signal?: AbortSignal): Promise<readonly (FeeRate | null)[]>;
  /**
   * Tries the servers in order until one accepts it. If there is no verdict, the transaction is looked up by its id and sent to the next
   * server; it is never sent twice to a server that may have accepted it.
   */
  broadcast(rawHex: string, signal?: AbortSignal): Promise<BroadcastAnswer>;
  /** reports new blocks, and transactions of these addresses when seen or mined, until the returned function is called */
  watch(addresses: readonly DogeAddress[], listener: (event: ChainEvent) => void): () => void;
}
