/** An in-memory Dogecoin network: one node, its peers' relay policy, a miner, and adjustable time. */

import { scriptOfAddress } from '../../../src/domain/address/addressScript.ts';
import type { DogeAddress } from '../../../src/domain/address/DogeAddress.ts';
import type { Network, NetworkParams } from '../../../src/domain/address/Network.ts';
import { type BlockContents, BlockMaker } from './BlockMaker.ts';
import type { ChainState } from './ChainState.ts';
import type { Mempool } from './Mempool.ts';
import { type NodeSnapshot, SandboxNode } from './SandboxNode.ts';
import type { Block, NodeVerdict, SandboxCoin, SandboxEvent } from './types.ts';

const FIRST_MOMENT_MS = Date.UTC(2025, 0, 1);

export interface SandboxOptions {
  /** regtest by default */
  readonly network?: Network;
  /** the same seed makes the same chain; `kennel` by default */
  readonly seed?: string;
  /** the source of time; by default it stands still at 2025-01-01 until `advanceTime` */
  readonly clock?: { nowMs(): number };
}

export interface FaucetPayment {
  readonly address: string;
  /** koinu */
  readonly amount: bigint;
}

/** Whether the faucet's transaction is mined at once; true by default. */
export interface FaucetOptions {
  readonly confirmed?: boolean;
}

/** The content of new blocks; by default all relayed transactions in the mempool. */
export interface MineOptions extends Partial<Omit<BlockContents, 'to'>> {
  /** the coinbase's recipient; the sandbox's miner by default */
  readonly to?: string;
}

export interface ChainSnapshot {
  readonly node: NodeSnapshot;
  readonly skippedMs: number;
}

/** The sandbox. Ids are hex as explorers show them; amounts are koinu. */
export class Sandbox {
  readonly network: Network;
  readonly #seed: string;
  readonly #clock: { nowMs(): number };
  readonly #listeners = new Set<(event: SandboxEvent) => void>();
  #skippedMs = 0;
  #node: SandboxNode;
  #maker: BlockMaker;

  constructor({ network = 'regtest', seed = 'kennel', clock }: SandboxOptions = {}) {
    this.network = network;
    this.#seed = seed;
    this.#clock = clock ?? { nowMs: () => FIRST_MOMENT_MS };
    this.#node = this.#newNode();
    this.#maker = new BlockMaker(this.#node, seed);
    this.#maker.mineStock();
  }

  /** Starts a new chain; listeners stay. */
  reset(): void {
    this.#skippedMs = 0;
    this.#node = this.#newNode();
    this.#maker = new BlockMaker(this.#node, this.#seed);
    this.#maker.mineStock();
    this.#notify({ kind: 'block', block: this.tip });
  }

  snapshot(): ChainSnapshot {
    return { node: this.#node.snapshot(), skippedMs: this.#skippedMs };
  }

  /** Restores a snapshot of this sandbox. Not possible after `reset`, which makes another chain. */
  restore({ node, skippedMs }: ChainSnapshot): void {
    this.#node.restore(node);
    this.#skippedMs = skippedMs;
    this.#notify({ kind: 'block', block: this.tip });
  }

  get params(): NetworkParams {
    return this.#node.params;
  }

  get tip(): Block {
    return this.#node.tip;
  }

  /** Blocks, coins and transactions of the best chain. */
  get chain(): ChainState {
    return this.#node.chain;
  }

  /** Unconfirmed transactions. */
  get mempool(): Mempool {
    return this.#node.mempool;
  }

  /** The sandbox's time, milliseconds since 1970. */
  nowMs(): number {
    return this.#clock.nowMs() + this.#skippedMs;
  }

  /** How far time was moved, milliseconds. */
  get skippedMs(): number {
    return this.#skippedMs;
  }

  /** Notifies of blocks and of transactions entering the mempool, until the returned function is called. */
  listen(listener: (event: SandboxEvent) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** A transaction's confirmations: 0 in the mempool; undefined when unknown. */
  confirmations(txid: string): number | undefined {
    const block = this.chain.blockOf(txid);
    if (block) return this.tip.height - block.height + 1;
    return this.mempool.has(txid) ? 0 : undefined;
  }

  /** Submits a raw transaction to the node: its verdict, and whether its peers accept it too. */
  submit(rawHex: string): NodeVerdict {
    return this.#node.submit(rawHex);
  }

  /**
   * Pays an address from the miner's stock with a real transaction, by default in its own block.
   *
   * @param amount - koinu
   * @returns the new outpoint
   * @throws {RangeError} when the node rejects it (an amount below 0.001 DOGE) or the stock is used up
   */
  faucet(address: string, amount: bigint, options?: FaucetOptions): { txid: string; vout: number } {
    return { txid: this.faucetAll([{ address, amount }], options), vout: 0 };
  }

  /** Pays several outputs in one transaction, in this order; returns its id. @throws {RangeError} as `faucet` */
  faucetAll(payments: readonly FaucetPayment[], { confirmed = true }: FaucetOptions = {}): string {
    const outputs = payments.map(({ address, amount }) => ({
      script: this.#scriptOf(address),
      value: amount,
    }));
    const verdict = this.submit(this.#maker.pay(outputs));
    if (!verdict.accepted) throw new RangeError(`the faucet was refused: ${verdict.reason}`);
    if (confirmed) this.mine(1);
    return verdict.txid;
  }

  /** Mines blocks; the first includes the mempool. Returns the new blocks, oldest first. */
  mine(count = 1, { to, exclude = [], include = [], unrelayed = false }: MineOptions = {}): readonly Block[] {
    this.#node.dropExpired();
    const payee = to === undefined ? {} : { to: this.#scriptOf(to) };
    return Array.from({ length: count }, (_, at) => {
      const block = this.#maker.mine({ ...payee, exclude, unrelayed, include: at === 0 ? include : [] });
      this.#notify({ kind: 'block', block });
      return block;
    });
  }

  /**
   * Replaces the newest blocks by one more block than were removed.
   *
   * Their transactions return to the mempool, and into the new blocks unless excluded; their coinbases vanish, with everything that
   * spent them.
   *
   * @throws {RangeError} when fewer blocks than that are above the miner's stock
   */
  reorg(depth: number, options: MineOptions = {}): readonly Block[] {
    if (depth < 1 || depth > this.tip.height - this.params.coinbaseMaturity) {
      throw new RangeError(`cannot take ${depth} blocks away`);
    }
    this.#node.disconnect(depth);
    return this.mine(depth + 1, options);
  }

  /** Moves time forward; transactions older than 24 hours leave the mempool. @throws {RangeError} when it goes back */
  advanceTime(ms: number): void {
    if (ms < 0) throw new RangeError('time does not go back');
    this.#skippedMs += ms;
    this.#node.dropExpired();
  }

  /** Fills the mempool up to a fee rate, koinu per 1000 bytes; 0 frees it. */
  crowd(minimumRate: bigint): void {
    this.#node.crowd(minimumRate);
  }

  /** Adds a coin whose transaction does not exist: for verdicts recorded on another chain. */
  plantCoin({
    confirmations,
    ...coin
  }: Omit<SandboxCoin, 'height'> & { readonly confirmations: number }): void {
    this.chain.coins.add({ ...coin, height: this.tip.height - confirmations + 1 });
  }

  #newNode(): SandboxNode {
    return new SandboxNode(this.network, {
      nowMs: () => this.nowMs(),
      entered: (txid) => this.#notify({ kind: 'transaction', txid }),
    });
  }

  #scriptOf(address: string): Uint8Array {
    return scriptOfAddress(address as DogeAddress, this.network);
  }

  #notify(event: SandboxEvent): void {
    for (const listener of this.#listeners) listener(event);
  }
}
