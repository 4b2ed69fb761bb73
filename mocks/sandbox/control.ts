/** Controls a sandbox: for tests, the demo's panel and the control API. */

import { hexToBytes } from '@noble/hashes/utils.js';
import { addressOfScript } from '../../src/domain/address/addressScript.ts';
import type { Vendor } from '../dogeconnect/Vendor.ts';
import type { BlockbookSource, LostNodeMode, Market } from './blockbook/types.ts';
import { type ChainSnapshot, type MineOptions, Sandbox, type SandboxOptions } from './chain/Sandbox.ts';
import type { Block } from './chain/types.ts';
import { type DownMode, type LostMode, noFaults } from './faults/faults.ts';
import { Gateway, type GatewayOptions } from './faults/Gateway.ts';
import type { NoWebSocketStatus, SocketFault } from './faults/socketFaults.ts';
import type { Wrong } from './faults/spoil.ts';
import type { LimitsName } from './limits/limits.ts';
import type { Usage } from './limits/UsageCounter.ts';
import { type SandboxState, stateOf } from './sandboxState.ts';
import { openShop } from './shop.ts';
import type { IndexFaults, IndexService } from './tokens/indexFaults.ts';
import type { Inscribed } from './tokens/making/inscribe.ts';
import type { Revealed } from './tokens/making/TokenMaker.ts';
import type {
  DeploySpec,
  FileSpec,
  GiveSpec,
  InscribeSpec,
  MemeSpec,
  NftSpec,
} from './tokens/making/tokenSpecs.ts';
import type { LibrarySnapshot } from './tokens/TokenLibrary.ts';
import { TokenSandbox } from './tokens/TokenSandbox.ts';

/** As in the recording: 98 kB. */
const LARGE_OUTPUTS = 2_880;
const LARGE_AMOUNT = 1_000_000n;
const STRANGER = hexToBytes(`76a914${'5a'.repeat(20)}88ac`);

const USD_RATE = 0.2;
const FEE_ESTIMATE = 1_000_000n;
const freshMarket = (): Market => ({ usdRate: USD_RATE, feeEstimate: FEE_ESTIMATE });

/** Chain, tokens and prices at one moment. Server faults are not included. */
interface ControlSnapshot {
  readonly chain: ChainSnapshot;
  readonly library: LibrarySnapshot;
  readonly market: Market;
}

/** A sandbox with its Blockbook, and everything that can be done to both. */
export class SandboxControl {
  readonly sandbox: Sandbox;
  readonly market: Market = freshMarket();
  readonly gateway: Gateway;
  /** tokens, NFTs, files and inscriptions on the same chain, and their indexes */
  readonly tokens: TokenSandbox;
  /** sells by DogeConnect; its faults are its mood */
  readonly shop: Vendor;
  readonly #rateListeners = new Set<() => void>();
  #kept: ControlSnapshot | null = null;

  /** @param sandbox - an existing one, or how to make one */
  constructor(sandbox: Sandbox | SandboxOptions = {}, gateway: GatewayOptions = {}) {
    this.sandbox = sandbox instanceof Sandbox ? sandbox : new Sandbox(sandbox);
    this.gateway = new Gateway(this.source, gateway);
    this.tokens = new TokenSandbox(this.sandbox);
    this.shop = openShop(this.sandbox);
  }

  /** The data that responses are built from. */
  get source(): BlockbookSource {
    const listenRates = (listener: () => void) => {
      this.#rateListeners.add(listener);
      return () => void this.#rateListeners.delete(listener);
    };
    return { sandbox: this.sandbox, market: this.market, listenRates };
  }

  /** Pays an address, in a new block unless `confirmed` is false. Amount in koinu. */
  faucet(address: string, amount: bigint, options?: { confirmed?: boolean }): { txid: string; vout: number } {
    return this.sandbox.faucet(address, amount, options);
  }

  /**
   * Pays an address several times with an unconfirmed transaction of the maximum size: a stranger's, with thousands of other
   * outputs.
   *
   * @returns their ids
   */
  largeWaiting(address: string, count = 3): readonly string[] {
    const stranger = addressOfScript(STRANGER, this.sandbox.network) ?? address;
    // one more output is the change
    const others = Array.from({ length: LARGE_OUTPUTS - 2 }, () => stranger);
    const payments = [address, ...others].map((to) => ({ address: to, amount: LARGE_AMOUNT }));
    return Array.from({ length: count }, () => this.sandbox.faucetAll(payments, { confirmed: false }));
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

  /** Delays every response; 0 ends it. */
  slow(ms: number): void {
    this.gateway.faults.slowMs = ms;
  }

  /** Lets the time pass in which the index of addresses takes in all that waits. */
  letIndexCatchUp(): void {
    this.advanceTime(this.gateway.indexLagMs);
  }

  /** Lets the index of addresses have a waiting transaction so long after subscribers, whatever heals, until `reset`. */
  indexLag(ms: number): void {
    this.gateway.indexLagMs = ms;
  }

  /** Corrupts responses; null ends it. */
  wrong(wrong: Wrong | null): void {
    this.gateway.faults.wrong = wrong;
  }

  /** Takes the server down, open WebSockets included; null ends it. */
  down(mode: DownMode | null = 'refused'): void {
    this.gateway.faults.down = mode;
    if (mode) this.gateway.dropSockets();
  }

  /** Takes the node away from the Blockbook, which continues from its index; null restores it. */
  loseNode(mode: LostNodeMode | null = 'refused'): void {
    const { height } = this.sandbox.tip;
    this.gateway.faults.lostNode = mode && { mode, height, isNoticed: false };
  }

  dropWebSocket(): void {
    this.gateway.dropSockets();
  }

  /** Loses the responses to the next broadcasts, which still succeed; null ends it. */
  broadcastLost(mode: LostMode | null = 'cut', count = 1): void {
    this.gateway.faults.broadcastLost = mode ? { mode, left: count } : null;
  }

  /** Makes WebSockets fail; null ends it. */
  socketFault(fault: SocketFault | null): void {
    this.gateway.faults.socket = fault;
  }

  /** Puts a proxy without WebSockets in front, and closes open ones; null removes it. */
  noWebSocket(status: NoWebSocketStatus | null = 404): void {
    this.gateway.faults.noWebSocket = status;
    if (status) this.gateway.dropSockets();
  }

  /** Omits the CORS headers, as a Blockbook does by default. */
  closeToPages(isClosed = true): void {
    this.gateway.faults.isClosedToPages = isClosed;
  }

  /** Applies a server's limits to each client, all counters reset; null ends it. */
  limits(name: LimitsName | null): void {
    this.gateway.limit(name);
  }

  /** Requests, responses and rejections since the start or the last reset. */
  usage(): Usage {
    return this.gateway.usage.read();
  }

  forgetUsage(): void {
    this.gateway.usage.reset();
  }

  /** US dollars per DOGE; null for unknown. Price subscribers are notified even if it did not change. */
  usdRate(rate: number | null): void {
    this.market.usdRate = rate;
    for (const listener of this.#rateListeners) listener();
  }

  /** Koinu per 1000 bytes; null for unknown. */
  feeEstimate(estimate: bigint | null): void {
    this.market.feeEstimate = estimate;
  }

  /** Fills the mempool: transactions below this rate, koinu per 1000 bytes, are evicted and rejected; 0 ends it. */
  crowd(koinuPerKb: bigint): void {
    this.sandbox.crowd(koinuPerKb);
  }

  /** Deploys a drc-20 from the sandbox's purse. */
  tokensDeploy(spec: DeploySpec): Revealed {
    return this.tokens.maker.deploy(spec);
  }

  /** Gives an address an amount of a drc-20, by default in a new block. */
  tokensGive(spec: GiveSpec): Revealed {
    return this.tokens.maker.give(spec);
  }

  /** Gives an address an amount of a meme-20, of a new one unless its tick_id is given. */
  memeGive(spec: MemeSpec): Revealed & { tickId: string } {
    return this.tokens.maker.giveMeme(spec);
  }

  /** Gives an address a file; `reveal` is its id. */
  fileGive(spec: FileSpec): Revealed {
    return this.tokens.maker.giveFile(spec);
  }

  /** Gives an address an NFT of the ledger. */
  nftGive(spec: NftSpec): void {
    this.tokens.giveNft(spec);
  }

  /** Gives an address a coin with a doginal. */
  inscribe(spec: InscribeSpec): Inscribed {
    return this.tokens.inscribe(spec);
  }

  /** Sets an index's faults, replacing all others; none by default. */
  indexFaults(service: IndexService, faults: Partial<IndexFaults> = {}): void {
    this.tokens.setFaults(service, faults);
  }

  /** Saves the current state for `restore`, replacing an earlier one. */
  snapshot(): void {
    const { sandbox, tokens, market } = this;
    this.#kept = { chain: sandbox.snapshot(), library: tokens.snapshot(), market: { ...market } };
  }

  /** Restores the saved state; can be repeated. @throws {RangeError} when there is none */
  restore(): void {
    if (this.#kept === null) throw new RangeError('no moment is kept');
    const { chain, library, market } = this.#kept;
    this.sandbox.restore(chain);
    this.tokens.restore(library);
    Object.assign(this.market, market);
    for (const listener of this.#rateListeners) listener();
  }

  /** Ends all Blockbook faults; those of the token indexes stay. */
  healIndexer(): void {
    Object.assign(this.gateway.faults, noFaults());
  }

  /** Ends all faults, including those of the token indexes and the shop. */
  heal(): void {
    this.healIndexer();
    this.tokens.heal();
    this.shop.mood = 'honest';
  }

  /** A new chain without faults, WebSockets or counts, and with the initial limits. */
  reset(): void {
    this.#kept = null;
    this.heal();
    Object.assign(this.market, freshMarket());
    this.gateway.restart();
    this.sandbox.reset();
    this.tokens.reset();
    this.shop.reset();
  }

  state(): SandboxState {
    return stateOf(this);
  }
}
