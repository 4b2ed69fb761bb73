/** An in-memory Dogecoin: one node, its mempool, its peers' opinion, a miner, and time that can be moved. */

import { scriptOfAddress } from '../../../src/domain/address/addressScript.ts';
import type { DogeAddress } from '../../../src/domain/address/DogeAddress.ts';
import { NETWORKS, type Network, type NetworkParams } from '../../../src/domain/address/Network.ts';
import { hashToId, toHex } from '../bytes.ts';
import { blockHash, makeCoinbase, type NewOutput } from './blockBytes.ts';
import { ChainState } from './ChainState.ts';
import { checkSpends } from './consensusChecks.ts';
import { type DecodedTransaction, decodeTransaction } from './decodeTransaction.ts';
import { judgeRelay } from './fees.ts';
import { findSpends, judgeTransaction, type NodeView, recordOf } from './judgeTransaction.ts';
import { Mempool, type MempoolEntry } from './Mempool.ts';
import { MinerWallet } from './MinerWallet.ts';
import { replacedBy } from './mempoolChecks.ts';
import type { Block, NodeVerdict, SandboxCoin, SandboxEvent, TransactionRecord } from './types.ts';

const NO_HASH = '0'.repeat(64);
const DOGE = 100_000_000n;
/** The faucet's stock: so many coins of so much in the first block. */
const STOCK = { coins: 40, value: 200_000_000n * DOGE };
const MEDIAN_SPAN = 11;
const EXPIRY_MS = 24 * 60 * 60 * 1000;
const BLOCK_MS = 60_000;
const FIRST_MOMENT_MS = Date.UTC(2025, 0, 1);

/** How a sandbox is set up. */
export interface SandboxOptions {
  /** regtest by default */
  readonly network?: Network;
  /** the same seed makes the same chain; `kennel` by default */
  readonly seed?: string;
  /** where time comes from; by default it stands still at 2025-01-01 until `advanceTime` */
  readonly clock?: { nowMs(): number };
}

/** An output that the faucet makes. */
export interface FaucetPayment {
  readonly address: string;
  /** koinu */
  readonly amount: bigint;
}

/** What a mined block holds beside the mempool's transactions. */
export interface MineOptions {
  /** whom the coinbase pays; the sandbox's miner by default */
  readonly to?: string;
  /** ids that stay in the mempool, with their descendants; `all` mines empty blocks */
  readonly exclude?: readonly string[] | 'all';
  /** raw transactions for the first block that the mempool need not have; what they conflict with is dropped */
  readonly include?: readonly string[];
  /** also mines what peers did not relay; false by default, as miners are other nodes */
  readonly unrelayed?: boolean;
}

interface World {
  readonly chain: ChainState;
  readonly mempool: Mempool;
  readonly miner: MinerWallet;
}

/** The sandbox. All ids are hex as explorers show them; all amounts koinu. */
export class Sandbox {
  readonly network: Network;
  readonly params: NetworkParams;
  readonly #seed: string;
  readonly #clock: { nowMs(): number };
  readonly #listeners = new Set<(event: SandboxEvent) => void>();
  #world: World;
  #skippedMs = 0;
  #coinbaseNonce = 0;

  constructor({ network = 'regtest', seed = 'kennel', clock }: SandboxOptions = {}) {
    this.network = network;
    this.params = NETWORKS[network];
    this.#seed = seed;
    this.#clock = clock ?? { nowMs: () => FIRST_MOMENT_MS };
    this.#world = this.#newWorld();
    this.#mineStock();
  }

  /** Starts the chain afresh; listeners stay. */
  reset(): void {
    this.#world = this.#newWorld();
    this.#skippedMs = 0;
    this.#coinbaseNonce = 0;
    this.#mineStock();
    this.#tell({ kind: 'block', block: this.tip });
  }

  /** The sandbox's time, milliseconds since 1970. */
  nowMs(): number {
    return this.#clock.nowMs() + this.#skippedMs;
  }

  /** The newest block. */
  get tip(): Block {
    const { tip } = this.#world.chain;
    if (!tip) throw new TypeError('a chain without blocks');
    return tip;
  }

  /** Blocks, coins and transactions of the best chain. */
  get chain(): ChainState {
    return this.#world.chain;
  }

  /** Transactions that wait. */
  get mempool(): Mempool {
    return this.#world.mempool;
  }

  /** Tells of blocks and of transactions entering the mempool, until the returned function is called. */
  listen(listener: (event: SandboxEvent) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Confirmations of a transaction: 0 in the mempool; undefined when it is nowhere. */
  confirmations(txid: string): number | undefined {
    const block = this.chain.blockOf(txid);
    if (block) return this.tip.height - block.height + 1;
    return this.mempool.has(txid) ? 0 : undefined;
  }

  /** Hands a raw transaction to the node. */
  submit(rawHex: string): NodeVerdict {
    this.#dropExpired();
    const decoded = decodeTransaction(rawHex);
    if (!decoded) return { accepted: false, code: -22, reason: 'TX decode failed' };
    const waiting = this.mempool.get(decoded.txid);
    if (waiting) return this.#enter(waiting.record, waiting.addedMs);
    if (this.chain.coins.hasTransaction(decoded.txid)) {
      return { accepted: false, code: -27, reason: 'transaction already in block chain' };
    }
    return this.#judgeAndEnter(decoded, this.nowMs());
  }

  /**
   * Pays an address from the miner's stock with a real transaction, in a block of its own unless told otherwise.
   *
   * @returns the outpoint made
   * @throws {RangeError} when the node refuses it (an amount below 0.001 DOGE) or the stock is used up
   */
  faucet(
    address: string,
    amount: bigint,
    options: { confirmed?: boolean } = {},
  ): { txid: string; vout: number } {
    return { txid: this.faucetAll([{ address, amount }], options), vout: 0 };
  }

  /** Pays several outputs in one transaction, in this order; gives its id. @throws {RangeError} as `faucet` */
  faucetAll(payments: readonly FaucetPayment[], { confirmed = true }: { confirmed?: boolean } = {}): string {
    const outputs = payments.map(({ address, amount }) => ({
      script: this.#scriptOf(address),
      value: amount,
    }));
    const verdict = this.submit(this.#world.miner.pay(outputs, this.#minerCoins()));
    if (!verdict.accepted) throw new RangeError(`the faucet was refused: ${verdict.reason}`);
    if (confirmed) this.mine(1);
    return verdict.txid;
  }

  /** Mines blocks; the first holds what waits in the mempool. Gives the new blocks, oldest first. */
  mine(count = 1, options: MineOptions = {}): readonly Block[] {
    this.#dropExpired();
    return Array.from({ length: count }, (_, at) => {
      const block = this.#mineOne(at === 0 ? options : { ...options, include: [] });
      this.#tell({ kind: 'block', block });
      return block;
    });
  }

  /**
   * Replaces the newest blocks by one more than were taken away.
   *
   * Their transactions go back to the mempool, and into the new blocks unless excluded; their coinbases vanish, and
   * with them what spent them.
   *
   * @throws {RangeError} when the faucet's stock would be touched
   */
  reorg(depth: number, options: MineOptions = {}): readonly Block[] {
    if (depth < 1 || depth > this.tip.height - this.params.coinbaseMaturity) {
      throw new RangeError(`cannot take ${depth} blocks away`);
    }
    const removed = Array.from({ length: depth }, () => this.chain.disconnect()).reverse();
    const waiting = this.mempool.entries;
    this.#world = { ...this.#world, mempool: new Mempool() };
    for (const txid of removed.flatMap((block) => block.txids.slice(1))) this.#return(txid, this.nowMs());
    for (const entry of waiting) this.#return(entry.record.txid, entry.addedMs);
    return this.mine(depth + 1, options);
  }

  /** Moves time forward; what waited 24 hours leaves the mempool. */
  advanceTime(ms: number): void {
    if (ms < 0) throw new RangeError('time does not go back');
    this.#skippedMs += ms;
    this.#dropExpired();
  }

  /** Puts a coin into the chain whose transaction does not exist: for verdicts recorded on another chain. */
  plantCoin(coin: Omit<SandboxCoin, 'height'> & { readonly confirmations: number }): void {
    const { confirmations, ...rest } = coin;
    this.chain.coins.add({ ...rest, height: this.tip.height - confirmations + 1 });
  }

  #newWorld(): World {
    return { chain: new ChainState(), mempool: new Mempool(), miner: new MinerWallet(this.#seed) };
  }

  #mineStock(): void {
    const blocks = this.params.coinbaseMaturity + 2;
    const { script } = this.#world.miner;
    const stock = Array.from({ length: STOCK.coins }, () => ({ script, value: STOCK.value }));
    for (let height = 0; height < blocks; height++) {
      const timeMs = this.nowMs() - (blocks - height) * BLOCK_MS;
      this.#connect([], height === 1 ? stock : [{ script, value: this.#subsidy }], timeMs);
    }
  }

  get #subsidy(): bigint {
    return (this.network === 'regtest' ? 500_000n : 10_000n) * DOGE;
  }

  get #view(): NodeView {
    return {
      coins: this.chain.coins,
      mempool: this.mempool,
      nextHeight: this.tip.height + 1,
      medianTimeMs: this.#medianTimeMs,
      maturity: this.params.coinbaseMaturity,
      nowMs: this.nowMs(),
    };
  }

  get #medianTimeMs(): number {
    const heights = Array.from({ length: MEDIAN_SPAN }, (_, back) => this.tip.height - back);
    const times = heights.flatMap((height) => this.chain.blockAt(height)?.timeMs ?? []).sort((a, b) => a - b);
    return times[Math.floor(times.length / 2)] ?? 0;
  }

  #judgeAndEnter(decoded: DecodedTransaction, addedMs: number): NodeVerdict {
    const judged = judgeTransaction(decoded, this.#view);
    if (!judged.accepted) return judged;
    for (const { record } of replacedBy(judged.conflicts, this.mempool)) this.mempool.removeOne(record.txid);
    this.chain.remember(judged.record);
    const verdict = this.#enter(judged.record, addedMs);
    this.#tell({ kind: 'transaction', txid: decoded.txid });
    return verdict;
  }

  #enter(record: TransactionRecord, addedMs: number): NodeVerdict {
    const relay = judgeRelay(record, this.mempool);
    this.mempool.add({ record, addedMs, relay });
    return { accepted: true, txid: record.txid, ...relay };
  }

  #return(txid: string, addedMs: number): void {
    const record = this.chain.record(txid);
    const decoded = record && decodeTransaction(record.rawHex);
    if (decoded) this.#judgeAndEnter(decoded, addedMs);
  }

  #dropExpired(): void {
    const oldest = this.nowMs() - EXPIRY_MS;
    for (const { record, addedMs } of this.mempool.entries) {
      if (addedMs < oldest) this.mempool.removeWithDescendants(record.txid);
    }
  }

  #minerCoins(): readonly SandboxCoin[] {
    const { coins } = this.chain;
    const { nextHeight, maturity } = this.#view;
    const isMature = (coin: SandboxCoin): boolean =>
      !coin.isCoinbase || coin.height === null || nextHeight - coin.height >= maturity;
    const mine = coins.ofScript(toHex(this.#world.miner.script));
    return mine.filter((coin) => isMature(coin) && !this.mempool.spenderOf(coin.txid, coin.vout));
  }

  #scriptOf(address: string): Uint8Array {
    return scriptOfAddress(address as DogeAddress, this.network);
  }

  #mineOne({ to, exclude = [], include = [], unrelayed = false }: MineOptions): Block {
    const records = [...include.map((rawHex) => this.#admit(rawHex)), ...this.#mineable(exclude, unrelayed)];
    const fees = records.reduce((sum, record) => sum + record.fee, 0n);
    const script = to === undefined ? this.#world.miner.script : this.#scriptOf(to);
    return this.#connect(records, [{ script, value: this.#subsidy + fees }], this.nowMs());
  }

  #mineable(exclude: readonly string[] | 'all', unrelayed: boolean): readonly TransactionRecord[] {
    if (exclude === 'all') return [];
    const left = new Set(exclude.flatMap((txid) => [txid, ...this.mempool.descendants(txid)]));
    const isMined = ({ record, relay }: MempoolEntry): boolean =>
      !left.has(record.txid) && (unrelayed || relay.relayed);
    return this.mempool.entries.filter(isMined).map((entry) => entry.record);
  }

  /** Takes a transaction for a block that the mempool need not like, and drops what it conflicts with. */
  #admit(rawHex: string): TransactionRecord {
    const decoded = decodeTransaction(rawHex);
    if (!decoded) throw new RangeError('a block cannot hold what cannot be read');
    for (const input of decoded.tx.ins) {
      const spender = this.mempool.spenderOf(hashToId(input.hash), input.index);
      if (spender !== undefined) this.mempool.removeWithDescendants(spender);
    }
    const coins = findSpends(decoded, this.#view);
    if ('accepted' in coins) throw new RangeError(coins.reason);
    const refused = checkSpends(decoded.tx, coins, this.tip.height + 1, this.params.coinbaseMaturity);
    if (refused) throw new RangeError(refused.reason);
    const record = recordOf(decoded, coins, this.nowMs());
    this.chain.remember(record);
    return record;
  }

  #connect(records: readonly TransactionRecord[], coinbase: readonly NewOutput[], wantedMs: number): Block {
    const previous = this.chain.tip;
    const height = previous ? previous.height + 1 : 0;
    const timeMs = Math.max(Math.floor(wantedMs / 1000) * 1000, previous ? previous.timeMs + 1000 : 0);
    const first = recordOf(makeCoinbase(height, this.#coinbaseNonce++, coinbase), [], timeMs);
    this.chain.remember({ ...first, isCoinbase: true, fee: 0n });
    const txids = [first.txid, ...records.map((record) => record.txid)];
    const previousHash = previous?.hash ?? NO_HASH;
    const block: Block = {
      height,
      previousHash,
      hash: blockHash(previousHash, txids, timeMs),
      timeMs,
      txids,
    };
    this.chain.connect(block);
    for (const { txid } of records) this.mempool.removeOne(txid);
    return block;
  }

  #tell(event: SandboxEvent): void {
    for (const listener of this.#listeners) listener(event);
  }
}
