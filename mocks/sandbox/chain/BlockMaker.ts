/** Makes blocks for a node, and pays from their rewards. */

import { hashToId, toHex } from '../bytes.ts';
import { blockHash, makeCoinbase, type NewOutput } from './blockBytes.ts';
import { checkSpends } from './consensusChecks.ts';
import { decodeTransaction } from './decodeTransaction.ts';
import { findSpends, recordOf } from './judgeTransaction.ts';
import type { MempoolEntry } from './Mempool.ts';
import { MinerWallet } from './MinerWallet.ts';
import type { SandboxNode } from './SandboxNode.ts';
import type { Block, SandboxCoin, TransactionRecord } from './types.ts';

const NO_HASH = '0'.repeat(64);
const DOGE = 100_000_000n;
/** The miner's stock of coins, made by the second block. */
const STOCK = { coins: 40, value: 200_000_000n * DOGE };
const BLOCK_MS = 60_000;

export interface BlockContents {
  /** the coinbase's recipient; the miner by default */
  readonly to?: Uint8Array;
  /** ids that stay in the mempool, with their descendants; `all` for all */
  readonly exclude: readonly string[] | 'all';
  /** raw transactions that need not be in the mempool; conflicting ones are dropped */
  readonly include: readonly string[];
  /** whether transactions that peers did not relay are mined too */
  readonly unrelayed: boolean;
}

/** The miner. The same seed and steps make the same blocks. */
export class BlockMaker {
  readonly #node: SandboxNode;
  readonly #wallet: MinerWallet;
  #coinbases = 0;

  constructor(node: SandboxNode, seed: string) {
    this.#node = node;
    this.#wallet = new MinerWallet(seed);
  }

  /** Mines the first blocks, dated in the past, so that the miner's stock is spendable. */
  mineStock(): void {
    const { script } = this.#wallet;
    const stock = Array.from({ length: STOCK.coins }, () => ({ script, value: STOCK.value }));
    const count = this.#node.params.coinbaseMaturity + 2;
    for (let height = 0; height < count; height++) {
      const outputs = height === 1 ? stock : [{ script, value: this.#subsidy }];
      this.#connect([], outputs, this.#node.nowMs - (count - height) * BLOCK_MS);
    }
  }

  /** A signed transaction of the miner with these outputs. @throws {RangeError} when the stock is used up */
  pay(outputs: readonly NewOutput[]): string {
    return this.#wallet.pay(outputs, this.#spendable());
  }

  /** Makes the next block. @throws {RangeError} when an included transaction is invalid in it */
  mine({ to, exclude, include, unrelayed }: BlockContents): Block {
    const included = include.map((rawHex) => this.#admit(rawHex));
    const waiting = exclude === 'all' ? [] : this.#mineable(exclude, unrelayed);
    const records = [...included, ...waiting];
    const fees = records.reduce((sum, record) => sum + record.fee, 0n);
    const reward = { script: to ?? this.#wallet.script, value: this.#subsidy + fees };
    return this.#connect(records, [reward], this.#node.nowMs);
  }

  get #subsidy(): bigint {
    return (this.#node.network === 'regtest' ? 500_000n : 10_000n) * DOGE;
  }

  #spendable(): readonly SandboxCoin[] {
    const { chain, mempool, view } = this.#node;
    const isMature = (coin: SandboxCoin): boolean =>
      !coin.isCoinbase || coin.height === null || view.nextHeight - coin.height >= view.maturity;
    const isFree = (coin: SandboxCoin): boolean => mempool.spenderOf(coin.txid, coin.vout) === undefined;
    return chain.coins.ofScript(toHex(this.#wallet.script)).filter((coin) => isMature(coin) && isFree(coin));
  }

  #mineable(exclude: readonly string[], unrelayed: boolean): readonly TransactionRecord[] {
    const { mempool } = this.#node;
    const left = new Set(exclude.flatMap((txid) => [txid, ...mempool.descendants(txid)]));
    const isMined = ({ record, relay }: MempoolEntry): boolean =>
      !left.has(record.txid) && (unrelayed || relay.relayed);
    return mempool.entries.filter(isMined).map((entry) => entry.record);
  }

  /** Accepts a transaction for a block even if the mempool would reject it, and drops conflicting ones. */
  #admit(rawHex: string): TransactionRecord {
    const { chain, mempool, view, params } = this.#node;
    const decoded = decodeTransaction(rawHex);
    if (!decoded) throw new RangeError('a block cannot hold what cannot be read');
    mempool.removeOne(decoded.txid);
    for (const input of decoded.tx.ins) {
      const spender = mempool.spenderOf(hashToId(input.hash), input.index);
      if (spender !== undefined) mempool.removeWithDescendants(spender);
    }
    const coins = findSpends(decoded, view);
    if ('accepted' in coins) throw new RangeError(coins.reason);
    const rejected = checkSpends(decoded.tx, coins, view.nextHeight, params.coinbaseMaturity);
    if (rejected) throw new RangeError(rejected.reason);
    const record = recordOf(decoded, coins, view.nowMs);
    chain.remember(record);
    return record;
  }

  #connect(records: readonly TransactionRecord[], coinbase: readonly NewOutput[], wantedMs: number): Block {
    const { chain, mempool } = this.#node;
    const previous = chain.tip;
    const height = previous ? previous.height + 1 : 0;
    const timeMs = Math.max(Math.floor(wantedMs / 1000) * 1000, previous ? previous.timeMs + 1000 : 0);
    const first = recordOf(makeCoinbase(height, this.#coinbases++, coinbase), [], timeMs);
    chain.remember({ ...first, isCoinbase: true, fee: 0n });
    const txids = [first.txid, ...records.map((record) => record.txid)];
    const previousHash = previous?.hash ?? NO_HASH;
    const block = { height, previousHash, hash: blockHash(previousHash, txids, timeMs), timeMs, txids };
    chain.connect(block);
    for (const { txid } of records) mempool.removeOne(txid);
    return block;
  }
}
