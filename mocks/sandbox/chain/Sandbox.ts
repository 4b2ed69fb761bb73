/** An in-memory Dogecoin: one node, its peers' opinion, a miner, and time that can be moved. */

import { scriptOfAddress } from '../../../src/domain/address/addressScript.ts';
import type { DogeAddress } from '../../../src/domain/address/DogeAddress.ts';
import type { Network, NetworkParams } from '../../../src/domain/address/Network.ts';
import { type BlockContents, BlockMaker } from './BlockMaker.ts';
import type { ChainState } from './ChainState.ts';
import type { Mempool } from './Mempool.ts';
import { type NodeSnapshot, SandboxNode } from './SandboxNode.ts';
import type { Block, NodeVerdict, SandboxCoin, SandboxEvent } from './types.ts';

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

/** Whether the faucet's transaction is mined at once; it is by default. */
export interface FaucetOptions {
  readonly confirmed?: boolean;
}

/** What new blocks hold; by default all that waits in the mempool and was relayed. */
export interface MineOptions extends Partial<Omit<BlockContents, 'to'>> {
  /** address that the coinbase pays; the sandbox's miner when absent */
  readonly to?: string;
}

/** A sandbox at one moment. */
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

  /** Starts the chain afresh; listeners stay. */
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

  /** Goes back to a snapshot of this sandbox. Only until `reset`, which makes another chain. */
  restore({ node, skippedMs }: ChainSnapshot): void {
    this.#node.restore(node);
    this.#skippedMs = skippedMs;
    this.#notify({ kind: 'block', block: this.tip });
  }

  get params(): NetworkParams {
    return this.#node.params;
  }

  /** The newest block. */
  get tip(): Block {
    return this.#node.tip;
  }

  /** Blocks, coins and transactions of the best chain. */
  get chain(): ChainState {
    return this.#node.chain;
  }

  /** Transactions that wait. */
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

  /** Hands a raw transaction to the node: its verdict, and whether its peers take it too. */
  submit(rawHex: string): NodeVerdict {
    return this.#node.submit(rawHex);
  }

  /**
   * Pays an address from the miner's stock with a real transaction, in a block of its own unless told otherwise.
   *
   * @param amount - koinu
   * @returns the outpoint made
   * @throws {RangeError} when the node rejects it (an amount below 0.001 DOGE) or the stock is used up
   */
  faucet(address: string, amount: bigint, options?: FaucetOptions): { txid: string; vout: number } {
    return { txid: this.faucetAll([{ address, amount }], options), vout: 0 };
  }

  /** Pays several outputs in one transaction, in this order; gives its id. @throws {RangeError} as `faucet` */
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

  /** Mines blocks; the first takes what waits. Gives the new blocks, oldest first. */
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
   * Replaces the newest blocks by one more than were taken away.
   *
   * Their transactions go back to the mempool, and into the new blocks unless excluded; their coinbases vanish, and
   * with them what spent them.
   *
   * @throws {RangeError} when fewer blocks than that lie above the miner's stock
   */
  reorg(depth: number, options: MineOptions = {}): readonly Block[] {
    if (depth < 1 || depth > this.tip.height - this.params.coinbaseMaturity) {
      throw new RangeError(`cannot take ${depth} blocks away`);
    }
    this.#node.disconnect(depth);
    return this.mine(depth + 1, options);
  }

  /** Moves time forward; what waited 24 hours leaves the mempool. @throws {RangeError} when it goes back */
  advanceTime(ms: number): void {
    if (ms < 0) throw new RangeError('time does not go back');
    this.#skippedMs += ms;
    this.#node.dropExpired();
  }

  /** Lets the mempool be full up to a fee rate, koinu per 1000 bytes; 0 when there is room again. */
  crowd(minimumRate: bigint): void {
    this.#node.crowd(minimumRate);
  }

  /** Puts a coin into the chain whose transaction does not exist: for verdicts recorded on another chain. */
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
