/** One Dogecoin node: its best chain, its mempool, and its verdicts on submitted transactions. */

import { NETWORKS, type Network, type NetworkParams } from '../../../src/domain/address/Network.ts';
import { ChainState } from './ChainState.ts';
import { type DecodedTransaction, decodeTransaction } from './decodeTransaction.ts';
import { judgeRelay, ratePerKilobyte } from './fees.ts';
import { judgeTransaction, type NodeView } from './judgeTransaction.ts';
import { Mempool, type MempoolEntry } from './Mempool.ts';
import { replacedBy } from './mempoolChecks.ts';
import type { Block, NodeVerdict, TransactionRecord } from './types.ts';

const MEDIAN_SPAN = 11;
/** @see https://github.com/dogecoin/dogecoin/blob/v1.14.9/src/validation.h (DEFAULT_MEMPOOL_EXPIRY) */
const EXPIRY_MS = 24 * 60 * 60 * 1000;

/** The node's callbacks. */
export interface NodeServices {
  nowMs(): number;
  /** a transaction entered the mempool */
  entered(txid: string): void;
}

export interface NodeSnapshot {
  readonly blocks: readonly Block[];
  readonly waiting: readonly MempoolEntry[];
}

/** A node without connections: its owner mines for it and submits transactions. */
export class SandboxNode {
  readonly network: Network;
  readonly params: NetworkParams;
  readonly chain = new ChainState();
  readonly #surroundings: NodeServices;
  #mempool = new Mempool();
  #minimumRate = 0n;

  constructor(network: Network, surroundings: NodeServices) {
    this.network = network;
    this.params = NETWORKS[network];
    this.#surroundings = surroundings;
  }

  get mempool(): Mempool {
    return this.#mempool;
  }

  get nowMs(): number {
    return this.#surroundings.nowMs();
  }

  /** @throws {TypeError} before the first block */
  get tip(): Block {
    const { tip } = this.chain;
    if (!tip) throw new TypeError('a chain without blocks');
    return tip;
  }

  /** The current state that a verdict depends on. */
  get view(): NodeView {
    return {
      coins: this.chain.coins,
      mempool: this.#mempool,
      nextHeight: this.tip.height + 1,
      medianTimeMs: this.#medianTimeAt(this.tip.height),
      medianTimeAt: (height) => this.#medianTimeAt(height),
      maturity: this.params.coinbaseMaturity,
      nowMs: this.nowMs,
      minimumRate: this.#minimumRate,
    };
  }

  /**
   * Fills the mempool: cheaper transactions are evicted with their descendants, and rejected.
   *
   * @param minimumRate - koinu per 1000 bytes; 0 frees it
   */
  crowd(minimumRate: bigint): void {
    this.#minimumRate = minimumRate;
    const isCrowdedOut = ({ record }: MempoolEntry): boolean =>
      ratePerKilobyte(record.fee, record.size) < minimumRate;
    for (const { record } of this.#mempool.entries.filter(isCrowdedOut)) {
      this.#mempool.removeWithDescendants(record.txid);
    }
  }

  /** Judges a raw transaction like `sendrawtransaction`, and stores it when accepted. */
  submit(rawHex: string): NodeVerdict {
    this.dropExpired();
    const decoded = decodeTransaction(rawHex);
    if (!decoded) return { accepted: false, code: -22, reason: 'TX decode failed' };
    const waiting = this.#mempool.get(decoded.txid);
    if (waiting) return this.#keep(waiting.record, waiting.addedMs);
    if (this.chain.coins.hasTransaction(decoded.txid)) {
      return { accepted: false, code: -27, reason: 'transaction already in block chain' };
    }
    return this.#judge(decoded, this.nowMs);
  }

  /** Removes blocks from the tip; their transactions return to the mempool if still valid. */
  disconnect(depth: number): void {
    const removed = Array.from({ length: depth }, () => this.chain.disconnect()).reverse();
    const waiting = this.#mempool.entries;
    this.#mempool = new Mempool();
    for (const txid of removed.flatMap((block) => block.txids.slice(1))) this.#return(txid, this.nowMs);
    for (const { record, addedMs } of waiting) this.#return(record.txid, addedMs);
  }

  snapshot(): NodeSnapshot {
    return { blocks: this.chain.blocks, waiting: this.#mempool.entries };
  }

  /** Restores a snapshot of this node, older or newer. */
  restore({ blocks, waiting }: NodeSnapshot): void {
    while (blocks[this.tip.height]?.hash !== this.tip.hash) this.chain.disconnect();
    for (const block of blocks.slice(this.tip.height + 1)) this.chain.connect(block);
    this.#mempool = new Mempool();
    for (const entry of waiting) this.#mempool.add(entry);
  }

  /** Removes transactions that waited for more than 24 hours, with their descendants. */
  dropExpired(): void {
    const oldest = this.nowMs - EXPIRY_MS;
    const isExpired = ({ addedMs }: MempoolEntry): boolean => addedMs < oldest;
    for (const { record } of this.#mempool.entries.filter(isExpired)) {
      this.#mempool.removeWithDescendants(record.txid);
    }
  }

  #medianTimeAt(newest: number): number {
    const heights = Array.from({ length: MEDIAN_SPAN }, (_, back) => newest - back);
    const times = heights.flatMap((height) => this.chain.blockAt(height)?.timeMs ?? []).sort((a, b) => a - b);
    return times[Math.floor(times.length / 2)] ?? 0;
  }

  #judge(decoded: DecodedTransaction, addedMs: number): NodeVerdict {
    const judged = judgeTransaction(decoded, this.view);
    if (!judged.accepted) return judged;
    for (const { record } of replacedBy(judged.conflicts, this.#mempool))
      this.#mempool.removeOne(record.txid);
    this.chain.remember(judged.record);
    const verdict = this.#keep(judged.record, addedMs);
    this.#surroundings.entered(decoded.txid);
    return verdict;
  }

  #keep(record: TransactionRecord, addedMs: number): NodeVerdict {
    const relay = judgeRelay(record, this.#mempool);
    this.#mempool.add({ record, addedMs, relay });
    return { accepted: true, txid: record.txid, ...relay };
  }

  #return(txid: string, addedMs: number): void {
    const record = this.chain.record(txid);
    const decoded = record && decodeTransaction(record.rawHex);
    if (decoded) this.#judge(decoded, addedMs);
  }
}
