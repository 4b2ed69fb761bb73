/** The hands on a sandbox: what tests, the demo's panel and the control API do to it. */

import type { BlockbookSource, Market } from './blockbook/types.ts';
import { type MineOptions, Sandbox, type SandboxOptions } from './chain/Sandbox.ts';
import type { Block } from './chain/types.ts';
import { type DownMode, Gateway, type LostMode, noFaults } from './faults/Gateway.ts';
import type { Wrong } from './faults/spoil.ts';

/** What can be seen of a sandbox at a glance. */
export interface SandboxState {
  readonly network: string;
  readonly height: number;
  readonly hash: string;
  readonly nowMs: number;
  /** ids of waiting transactions, and whether peers have them */
  readonly mempool: readonly { readonly txid: string; readonly relayed: boolean }[];
  readonly openSockets: number;
  readonly usdRate: number | null;
  readonly slowMs: number;
  readonly wrong: Wrong | null;
  readonly down: DownMode | null;
  readonly broadcastLost: { readonly mode: LostMode; readonly left: number } | null;
}

const USD_RATE = 0.2;
const FEE_ESTIMATE = 1_000_000n;
const freshMarket = (): Market => ({ usdRate: USD_RATE, feeEstimate: FEE_ESTIMATE });

/** A sandbox with its Blockbook and everything that can be done to both. */
export class SandboxControl {
  readonly sandbox: Sandbox;
  readonly market: Market = freshMarket();
  readonly gateway: Gateway;

  /** @param sandbox - an existing one, or how to make one */
  constructor(sandbox: Sandbox | SandboxOptions = {}) {
    this.sandbox = sandbox instanceof Sandbox ? sandbox : new Sandbox(sandbox);
    this.gateway = new Gateway(this.source);
  }

  /** What answers are made from. */
  get source(): BlockbookSource {
    return { sandbox: this.sandbox, market: this.market };
  }

  /** Pays an address, in a new block unless `confirmed` is false. Amount in koinu. */
  faucet(address: string, amount: bigint, options?: { confirmed?: boolean }): { txid: string; vout: number } {
    return this.sandbox.faucet(address, amount, options);
  }

  mine(count = 1, options?: MineOptions): readonly Block[] {
    return this.sandbox.mine(count, options);
  }

  reorg(depth: number, options?: MineOptions): readonly Block[] {
    return this.sandbox.reorg(depth, options);
  }

  advanceTime(ms: number): void {
    this.sandbox.advanceTime(ms);
  }

  /** Lets every answer take so long; 0 ends it. */
  slow(ms: number): void {
    this.gateway.faults.slowMs = ms;
  }

  /** Spoils answers; null ends it. */
  wrong(wrong: Wrong | null): void {
    this.gateway.faults.wrong = wrong;
  }

  /** Lets nothing work, open WebSockets included; null ends it. */
  down(mode: DownMode | null = 'refused'): void {
    this.gateway.faults.down = mode;
    if (mode) this.gateway.dropSockets();
  }

  dropWebSocket(): void {
    this.gateway.dropSockets();
  }

  /** Lets the next broadcasts be taken without an answer; null ends it. */
  broadcastLost(mode: LostMode | null = 'cut', count = 1): void {
    this.gateway.faults.broadcastLost = mode ? { mode, left: count } : null;
  }

  /** US dollars for one DOGE; null for unknown. */
  usdRate(rate: number | null): void {
    this.market.usdRate = rate;
  }

  /** Koinu per 1000 bytes; null for unknown. */
  feeEstimate(estimate: bigint | null): void {
    this.market.feeEstimate = estimate;
  }

  /** Ends every fault. */
  heal(): void {
    Object.assign(this.gateway.faults, noFaults());
  }

  /** A new chain, no faults, no open WebSockets. */
  reset(): void {
    this.heal();
    Object.assign(this.market, freshMarket());
    this.gateway.dropSockets();
    this.sandbox.reset();
  }

  state(): SandboxState {
    const { sandbox, market, gateway } = this;
    return {
      network: sandbox.network,
      height: sandbox.tip.height,
      hash: sandbox.tip.hash,
      nowMs: sandbox.nowMs(),
      mempool: sandbox.mempool.entries.map(({ record, relay }) => ({
        txid: record.txid,
        relayed: relay.relayed,
      })),
      openSockets: gateway.openSockets,
      usdRate: market.usdRate,
      ...gateway.faults,
    };
  }
}
