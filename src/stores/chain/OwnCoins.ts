/** Coins of the current account with their status, our pending transfers applied. */
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

export interface OwnCoinsSources {
  readonly account: () => Account;
  /** our transfers, including other accounts' */
  readonly journal: () => Pick<PendingJournal, 'transfers' | 'unsettled' | 'reconcile' | 'findOut'>;
  /** of the account; shows spends that others made with the same keys */
  readonly history: () => HistoryCache;
  readonly rules: LazyModule<TransferRules>;
}

/** One account at a time. */
export class OwnCoins {
  /** unconfirmed transactions of others that spend outputs of ours, as of the last planning */
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

  /** A getter of its own: the account object changes with its balance. */
  get from(): DogeAddress | null {
    return addressOf(this.#around.account());
  }

  get keyForm(): Account['keyForm'] {
    return this.#around.account().keyForm;
  }

  get utxos(): readonly ClassifiedCoin[] {
    return this.without([]);
  }

  /** The coins as if these transfers had not been made. */
  without(those: readonly PendingTransfer[]): readonly ClassifiedCoin[] {
    const { from, keyForm, strangers, addressHistory: history } = this;
    const { address, coins } = this.cache;
    if (from === null || address !== from) return [];
    const ours = this.#oursFrom(from).filter((transfer) => !those.includes(transfer));
    const seen = applyPending(coins, ours, keyForm, this.verdictsOver(coins), { strangers, history });
    return seen.map((coin) => classifyCoin(this.mark(coin), this.#ports.network));
  }

  /** The history's report on our unsettled transfers; empty when all are settled. */
  get addressHistory(): AddressHistory {
    const { from } = this;
    const ours = from === null ? [] : this.#oursFrom(from).filter(isUnsettled);
    return reportedHistory(this.#around.history().pages, ours, this.cache.askedAtMs);
  }

  get breakdown(): BalanceBreakdown {
    return balanceBreakdown(this.utxos);
  }

  /** The same coin with its origin, verified from its bytes, and the user's marks. */
  mark(coin: Coin): Coin {
    return this.frozen.mark(this.released.mark(this.origins.mark(coin)));
  }

  /** Lets a protected coin be spent; only after the user confirmed it by typing. */
  release(coin: Outpoint): void {
    const from = addressOf(this.#around.account());
    if (from !== null) this.released.release(coin, from);
  }

  verdictOf(coin: Outpoint): InscriptionVerdict {
    return this.verdictsOver(this.cache.coins)(coin);
  }

  /** Verdicts from index reports, from the coins' bytes, and from all our transfers, other accounts' included. */
  verdictsOver(reported: readonly ReportedCoin[]): VerdictOf {
    const unjudged = this.#ports.inscriptions === null ? 'not-indexed' : 'unknown';
    const judged = this.origins.known.size === 0 ? reported : reported.map(this.origins.judge);
    return this.origins.over(verdictsOf(this.#around.journal().transfers, judged, unjudged));
  }

  /** Coins that our transfers would spend, as if they were unspent again: their values are verified by hash before use. */
  classifySpent(inputs: readonly PendingInput[]): readonly ClassifiedCoin[] {
    const reported = inputs.map(({ txid, vout, value, address, inscription = 'unknown' }) => {
      return { txid, vout, value, address, inscription, confirmations: 1, isCoinbase: false };
    });
    const seen = applyPending(reported, [], this.keyForm, this.verdictsOver(reported));
    return seen.map((coin) => classifyCoin(this.mark(coin), this.#ports.network));
  }

  /** Reads coins with their status again, including what others spent of our unsettled transfers. @throws {Fault} */
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

  /** Whether a coin is known only from our journal: then only the history shows whether it was spent elsewhere. */
  #hasUnlisted(): boolean {
    const listed = new Set(this.cache.coins.map(outpointKey));
    return this.utxos.some(({ coin }) => coin.isOwnChange && !listed.has(outpointKey(coin)));
  }

  /** Reads the coins of an address, and drops released coins that are spent. */
  async refresh(from: DogeAddress): Promise<void> {
    await this.cache.refresh(from);
    this.#forgetSpent(from);
  }

  /** Applies changes since the last reading. @returns false, and changes nothing, if they can't be applied */
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

  /** Reads the newest page of history if there are unsettled transfers. Never throws. */
  async #readHistory(from: DogeAddress): Promise<void> {
    const { history, journal } = this.#around;
    if (this.#oursFrom(from).some(isUnsettled)) await refreshHistory(history(), journal(), from);
  }

  /** Looks for transactions of others that spend our unconfirmed outputs, where there are any. */
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
