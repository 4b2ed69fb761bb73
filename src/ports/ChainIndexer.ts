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

/** What an address holds. Amounts in koinu; the unconfirmed part is a signed difference. */
export interface AddressBalance {
  readonly confirmed: Koinu;
  readonly unconfirmedDelta: bigint;
  readonly transactionCount: number;
}

/** An unspent output as an indexer tells it: not believed until its transaction was hashed. */
export interface IndexedCoin {
  readonly txid: Txid;
  readonly vout: number;
  readonly value: Koinu;
  readonly address: DogeAddress;
  /** null in the mempool and where it is not told; with the tip it gives the confirmations of any later moment */
  readonly blockHeight: number | null;
  /** at the moment of the answer */
  readonly confirmations: number;
  readonly isCoinbase: boolean;
}

/** One side of a transaction. `addresses` is empty for scripts that have none; values are koinu. */
export interface ChainInput {
  readonly txid: Txid | null;
  readonly vout: number;
  readonly address: DogeAddress | null;
  readonly value: Koinu;
  readonly sequence: number;
}

/** An output of a transaction. */
export interface ChainOutput {
  readonly index: number;
  readonly address: DogeAddress | null;
  readonly value: Koinu;
  /** null while nothing spends it, and where the indexer was not asked for it */
  readonly spentBy: Txid | null;
}

/** A transaction as an indexer tells it. */
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
  /** bytes; null when the indexer does not say */
  readonly size: number | null;
  readonly isReplaceable: boolean;
  /** raw bytes that came along, unchecked: who uses them hashes them; null when they did not */
  readonly rawHex: string | null;
}

/** A page of an address's transactions, newest first, unconfirmed before all. */
export interface HistoryPage {
  readonly transactions: readonly ChainTransaction[];
  /** where the next page begins; null where none follows */
  readonly next: number | null;
  /** those of this page that are too long to be read; absent: none */
  readonly unread?: readonly Txid[];
  /** with those that wait, which the first page alone knows of */
  readonly totalTransactions: number;
  /** those in blocks alone; absent where it is not told */
  readonly minedTransactions?: number;
  /** of the moment of the answer; absent where it is not told */
  readonly account?: AccountState;
}

/** What an address holds, and how it came to that. */
export interface AccountState {
  /** with what waits in the mempool */
  readonly total: bigint;
  /** to compare: the same while nothing comes, goes, is mined or is replaced; only a block that is undone may change coins without it */
  readonly mark: string;
  /** to compare with the rows of a history; absent where the server gives none */
  readonly mined?: MinedTotals;
}

/**
 * What became of a broadcast. A time-out is not an answer: it throws, and the bytes may have gone out.
 * `detail` beside a reason keeps the node's own text.
 */
export type BroadcastAnswer =
  | { readonly kind: 'accepted'; readonly txid: Txid }
  /** the network had it already, in a block or in the mempool: as good as accepted */
  | { readonly kind: 'already-known' }
  | {
      readonly kind: 'rejected';
      readonly reason: RejectReason;
      readonly detail: string;
      /** how many servers were asked, all of which said no; absent: one */
      readonly servers?: number;
    };

/** What `watch` tells. */
export type ChainEvent =
  | { readonly kind: 'block'; readonly tip: ChainTip }
  /** when it is seen and, where that is pushed, again when a block has it; `transaction` when the whole of it came along */
  | {
      readonly kind: 'transaction';
      readonly address: DogeAddress;
      readonly txid: Txid;
      readonly transaction?: ChainTransaction;
    }
  /**
   * `polling` when no live connection could be had, also when it begins anew: no transaction before that moment is told; `down`
   * when nothing answers
   */
  | { readonly kind: 'connection'; readonly state: 'live' | 'polling' | 'down' };

/** How many raw transactions are asked for. */
export interface RawOptions {
  readonly signal?: AbortSignal | undefined;
  /** one whose history has many of them: a page of it brings them all at once where each would be a request */
  readonly address?: DogeAddress | undefined;
  /** `background` waits until nobody waits for anything else; unless given they go before all other reads, for a review waits */
  readonly priority?: 'background' | undefined;
  /** called as they come, the last time with `done` equal to `total` */
  readonly onProgress?: ((done: number, total: number) => void) | undefined;
  /** each as it comes: what came before a failure is not lost */
  readonly onRaw?: ((id: Txid, rawHex: string) => void) | undefined;
}

/** The chain of base coins. Every method throws a Fault when the outside fails, and honours its signal. */
export interface ChainIndexer {
  /** answers from the live connection without asking where there is one */
  tip(signal?: AbortSignal): Promise<ChainTip>;
  balance(address: DogeAddress, signal?: AbortSignal): Promise<AddressBalance>;
  /**
   * What moved an address in blocks since a time, summed up for each step.
   *
   * @param sinceMs - milliseconds since 1970
   * @param stepMs - whole seconds
   * @returns oldest first; each with the time that its step begins at
   */
  balanceChanges(
    address: DogeAddress,
    sinceMs: number,
    stepMs: number,
    signal?: AbortSignal,
  ): Promise<readonly BalanceChange[]>;
  /** @param onLeftOut - called with how many rows make no sense and are left out, where there are any */
  unspent(
    address: DogeAddress,
    signal?: AbortSignal,
    onLeftOut?: (count: number) => void,
  ): Promise<readonly IndexedCoin[]>;
  /**
   * A page of an address's history, the first one a small one. Others may begin with some that are newer than was asked for.
   *
   * @param from - how many in blocks are newer than the first that is wanted: 0, or the `next` of a page
   */
  history(address: DogeAddress, from: number, signal?: AbortSignal): Promise<HistoryPage>;
  /**
   * @param detail - `spenders` names what spends each output, which costs a request of its own
   * @throws {Fault} `not-found` when unknown there
   */
  transaction(id: Txid, signal?: AbortSignal, detail?: 'spenders'): Promise<ChainTransaction>;
  /** raw bytes as hex, unchecked: the caller hashes them. @throws {Fault} `not-found` */
  rawTransaction(id: Txid, signal?: AbortSignal): Promise<string>;
  /** the same for many; those that are unknown there are left out */
  rawTransactions(ids: readonly Txid[], options?: RawOptions): Promise<ReadonlyMap<Txid, string>>;
  /** koinu per 1000 bytes to confirm within each of so many blocks, in their order; null when the node does not know */
  feeEstimates(blocks: readonly number[], signal?: AbortSignal): Promise<readonly (FeeRate | null)[]>;
  /**
   * Asks every server until one takes it. Where no verdict came it is looked for by its id, and handed to the next one; it is never
   * sent twice to a server that may have taken it.
   */
  broadcast(rawHex: string, signal?: AbortSignal): Promise<BroadcastAnswer>;
  /** tells of new blocks and of transactions of these addresses, seen or mined, until the returned function is called */
  watch(addresses: readonly DogeAddress[], listener: (event: ChainEvent) => void): () => void;
}
