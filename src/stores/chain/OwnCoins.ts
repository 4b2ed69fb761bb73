/** The coins of the account on show with their status, seen through our own pending transfers. */
import { computedStruct, makeAutoObservable, runInAction } from 'mobx';
import type { DogeAddress } from '../../domain/address/DogeAddress.ts';
import type { LazyModule } from '../../domain/lazyModule.ts';
import {
  type BalanceBreakdown,
  type ClassifiedCoin,
  type Coin,
  type InscriptionVerdict,
  type Outpoint,
  outpointKey,
} from '../../domain/tx/Coin.ts';
import { applyPending, type ReportedCoin } from '../../domain/tx/coins/applyPending.ts';
import { balanceBreakdown } from '../../domain/tx/coins/balanceBreakdown.ts';
import { classifyCoin } from '../../domain/tx/coins/classifyCoin.ts';
import { type VerdictOf, verdictsOf } from '../../domain/tx/coins/coinVerdicts.ts';
import type { AddressHistory } from '../../domain/tx/coins/spentElsewhere.ts';
import {
  isLive,
  isUnsettled,
  type PendingInput,
  type PendingTransfer,
} from '../../domain/tx/PendingTransfer.ts';
import type { UnconfirmedTransaction } from '../../domain/tx/unconfirmedAncestors.ts';
import type { ChainTip } from '../../ports/ChainIndexer.ts';
import type { Ports } from '../../ports/Ports.ts';
import { type Account, addressOf } from '../accounts/Account.ts';
import { CoinCache } from './CoinCache.ts';
import { FrozenCoins } from './FrozenCoins.ts';
import type { HistoryCache } from './HistoryCache.ts';
import type { CoinChanges } from './history/coinChanges.ts';
import { refreshHistory, reportedHistory, settleMined } from './history/reportedHistory.ts';
import { CoinOrigins } from './origins/CoinOrigins.ts';
import type { PendingJournal } from './PendingJournal.ts';
import { ReleasedCoins } from './ReleasedCoins.ts';
import type { TransferRules } from './transferRules.ts';

/** What coins are seen with. */
export interface OwnCoinsSources {
  /** the one on show */
  readonly account: () => Account;
  /** of our own transfers, those of other accounts too */
  readonly journal: () => Pick<PendingJournal, 'transfers' | 'unsettled' | 'reconcile' | 'findOut'>;
  /** of the account: whatever somebody else spends of it is there */
  readonly history: () => HistoryCache;
  readonly rules: LazyModule<TransferRules>;
}

/** One account at a time. */
export class OwnCoins {
  /** unconfirmed transactions of others that rest on ours, as last read before something was planned */
  strangers: readonly UnconfirmedTransaction[] = [];
  /** as an index reports them */
  readonly cache: CoinCache;
  readonly origins: CoinOrigins;
  readonly released = new ReleasedCoins();
  readonly frozen = new FrozenCoins();

  readonly #ports: Ports;
  readonly #around: OwnCoinsSources;

  constructor(ports: Ports, around: OwnCoinsSources) {
    this.#ports = ports;
    this.#around = around;
    this.cache = new CoinCache(ports.chain, ports.inscriptions, ports.clock);
    this.origins = new CoinOrigins({ ...ports, rules: around.rules });
    const apart = { cache: false, origins: false, released: false, frozen: false } as const;
    makeAutoObservable(this, { ...apart, addressHistory: computedStruct }, { deep: false, autoBind: true });
  }

  /** Apart from the account, whose balance changes too. */
  get from(): DogeAddress | null {
    return addressOf(this.#around.account());
  }

  get keyForm(): Account['keyForm'] {
    return this.#around.account().keyForm;
  }

  get utxos(): readonly ClassifiedCoin[] {
    return this.without([]);
  }

  /** The same as if some of our transfers had not been made. */
  without(those: readonly PendingTransfer[]): readonly ClassifiedCoin[] {
    const { from, keyForm, strangers, addressHistory: history } = this;
    const { address, coins } = this.cache;
    if (from === null || address !== from) return [];
    const ours = this.#oursFrom(from).filter((transfer) => !those.includes(transfer));
    const seen = applyPending(coins, ours, keyForm, this.verdictsOver(coins), { strangers, history });
    return seen.map((coin) => classifyCoin(this.mark(coin), this.#ports.network));
  }

  /** What the history of the address says of our transfers; nothing while all are settled. */
  get addressHistory(): AddressHistory {
    const { from } = this;
    const ours = from === null ? [] : this.#oursFrom(from).filter(isUnsettled);
    return reportedHistory(this.#around.history().pages, ours, this.cache.askedAtMs);
  }

  /** How the coins divide. */
  get breakdown(): BalanceBreakdown {
    return balanceBreakdown(this.utxos);
  }

  /** The same coin, with what its bytes say of whom it pays, and what the person said of it. */
  mark(coin: Coin): Coin {
    return this.frozen.mark(this.released.mark(this.origins.mark(coin)));
  }

  /** Lets a coin be spent like any other: only for what a person typed for. */
  release(coin: Outpoint): void {
    const from = addressOf(this.#around.account());
    if (from !== null) this.released.release(coin, from);
  }

  /** What is known of a coin now. */
  verdictOf(coin: Outpoint): InscriptionVerdict {
    return this.verdictsOver(this.cache.coins)(coin);
  }

  /** Judges coins by what was reported of them, by their bytes, and by all transfers of ours, those of other accounts too. */
  verdictsOver(reported: readonly ReportedCoin[]): VerdictOf {
    const unjudged = this.#ports.inscriptions === null ? 'not-indexed' : 'unknown';
    const judged = this.origins.known.size === 0 ? reported : reported.map(this.origins.judge);
    return this.origins.over(verdictsOf(this.#around.journal().transfers, judged, unjudged));
  }

  /** Coins that transfers of ours were to spend, as if they were free again: what they hold is hashed before it is believed. */
  classifySpent(inputs: readonly PendingInput[]): readonly ClassifiedCoin[] {
    const reported = inputs.map(({ txid, vout, value, address, inscription = 'unknown' }) => {
      return { txid, vout, value, address, inscription, confirmations: 1, isCoinbase: false };
    });
    const seen = applyPending(reported, [], this.keyForm, this.verdictsOver(reported));
    return seen.map((coin) => classifyCoin(this.mark(coin), this.#ports.network));
  }

  /** The coins with their status, read anew: with what others spent of our transfers that are not settled. @throws {Fault} */
  async readFresh(): Promise<readonly ClassifiedCoin[]> {
    const from = addressOf(this.#around.account());
    if (from === null) return [];
    await Promise.all([this.refresh(from), this.#readHistory(from)]);
    await this.#readStrangers(from);
    if (this.cache.snapshot.status === 'failed') throw this.cache.snapshot.fault;
    await settleMined(this.cache.coins, this.#around.journal());
    const { pages } = this.#around.history();
    if (pages.status === 'failed' && this.#hasUnlisted()) throw pages.fault;
    return this.utxos;
  }

  /** Whether nothing but our journal knows of one of them: then only the history shows that somebody spent it. */
  #hasUnlisted(): boolean {
    const listed = new Set(this.cache.coins.map(outpointKey));
    return this.utxos.some(({ coin }) => coin.isOwnChange && !listed.has(outpointKey(coin)));
  }

  /** Reads the coins of an address, and forgets what was released and is spent. */
  async refresh(from: DogeAddress): Promise<void> {
    await this.cache.refresh(from);
    this.#forgetSpent(from);
  }

  /** Changes the coins of an address by what came since they were read. @returns false, and changes nothing, where that does not follow */
  async follow(from: DogeAddress, tip: ChainTip, changes: CoinChanges): Promise<boolean> {
    const isFollowed = await this.cache.follow(from, tip, changes);
    if (isFollowed) this.#forgetSpent(from);
    return isFollowed;
  }

  #forgetSpent(from: DogeAddress): void {
    const { snapshot, address, coins } = this.cache;
    if (snapshot.status !== 'ready' || address !== from || this.released.list.length === 0) return;
    const spending = this.#around.journal().unsettled.flatMap(({ inputs }) => inputs);
    this.released.forgetSpent(from, new Set([...coins, ...spending].map(outpointKey)));
  }

  #oursFrom(from: DogeAddress): readonly PendingTransfer[] {
    return this.#around.journal().transfers.filter((transfer) => transfer.from === from);
  }

  /** Reads the newest page of history where something of ours may rest on it. Never throws. */
  async #readHistory(from: DogeAddress): Promise<void> {
    const { history, journal } = this.#around;
    if (this.#oursFrom(from).some(isUnsettled)) await refreshHistory(history(), journal(), from);
  }

  /** Looks for what others built on our unconfirmed transfers, where there are any. */
  async #readStrangers(from: DogeAddress): Promise<void> {
    const ours = this.#oursFrom(from);
    if (!ours.some(isLive)) return;
    const { findForeignDescendants } = await import('./foreignDescendants.ts');
    const strangers = await findForeignDescendants(this.#ports.chain, ours);
    runInAction(() => {
      this.strangers = strangers;
    });
  }
}
