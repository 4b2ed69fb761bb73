/** Money on the move: the coins there are, the draft, what was prepared, and what is under way. */
import { makeAutoObservable, runInAction } from 'mobx';
import type { DogeAddress } from '../domain/address/DogeAddress.ts';
import type { FeeRate } from '../domain/amount/FeeRate.ts';
import { type Fault, toFault } from '../domain/fault.ts';
import { applyPending, type ReportedCoin } from '../domain/tx/applyPending.ts';
import {
  type BalanceBreakdown,
  type ClassifiedCoin,
  type InscriptionVerdict,
  type Outpoint,
  outpointKey,
} from '../domain/tx/Coin.ts';
import { classifyCoin } from '../domain/tx/classifyCoin.ts';
import { type VerdictOf, verdictsOf } from '../domain/tx/coinVerdicts.ts';
import { divideCoins } from '../domain/tx/divideCoins.ts';
import type { FeeTime } from '../domain/tx/feeTimes.ts';
import type { HistoryEntry } from '../domain/tx/HistoryEntry.ts';
import { isLive, type PendingInput, type PendingTransfer } from '../domain/tx/PendingTransfer.ts';
import type { Relative } from '../domain/tx/relatives.ts';
import type { PaymentSpec } from '../domain/tx/Transfer.ts';
import type { Txid } from '../domain/tx/Txid.ts';
import type { ChainTip, ChainTransaction } from '../ports/ChainIndexer.ts';
import type { Ports } from '../ports/Ports.ts';
import type { AccountStore } from './AccountStore.ts';
import type { ContactsStore } from './ContactsStore.ts';
import { lastValue } from './loadable.ts';
import type { SessionStore } from './SessionStore.ts';
import { TokenJournal } from './tokens/TokenJournal.ts';
import { CoinCache } from './tx/CoinCache.ts';
import { CommitScripts } from './tx/CommitScripts.ts';
import { type DogecoinTx, dogecoinTxOf, EMPTY_TX } from './tx/DogecoinTx.ts';
import { type DraftInput, EMPTY_INPUT } from './tx/DraftInput.ts';
import { DraftStore } from './tx/DraftStore.ts';
import { exclusiveRequest } from './tx/exclusiveRequest.ts';
import { HistoryCache } from './tx/HistoryCache.ts';
import { joinHistory } from './tx/historyEntries.ts';
import { PaidHistory } from './tx/PaidHistory.ts';
import { PendingJournal } from './tx/PendingJournal.ts';
import type { Preparation } from './tx/Preparation.ts';
import type { PayingWallet } from './tx/payOnce.ts';
import { ReleasedCoins } from './tx/ReleasedCoins.ts';
import { SendFlow } from './tx/SendFlow.ts';
import { TransferDraft } from './tx/TransferDraft.ts';
import { namesIn, type TransferRequest, type TypedNames } from './tx/TransferRequest.ts';
import { loadTransferRules, type TransferRules } from './tx/transferRules.ts';

/** Estimates follow blocks, and hardly change from one to the next, milliseconds. */
const FEE_TIMES_KEEP_MS = 5 * 60_000;

/** Transactions state of specification §3 and §4, with the flows of a transfer. */
export class TxStore {
  dogecoinTx: DogecoinTx = EMPTY_TX;
  /** the transfer that was sent last, and whose result is on show */
  lastTxid: Txid | null = null;
  /** null until the first screen that needs them */
  rules: TransferRules | null = null;
  /** unconfirmed transactions of others that rest on ours, as last read before something was planned */
  strangers: readonly Relative[] = [];
  /** how long fees take, as an indexer estimates; empty: not known */
  feeTimes: readonly FeeTime[] = [];
  /** why the rules could not be loaded */
  rulesFault: Fault | null = null;

  readonly coins: CoinCache;
  readonly released = new ReleasedCoins();
  readonly journal: PendingJournal;
  /** what of it belongs to token transfers */
  readonly tokenJournal: TokenJournal;
  readonly history: HistoryCache;
  /** whom the history paid, as far as our signature proves it */
  readonly paidHistory: PaidHistory;
  /** the one-time scripts of its token transfers */
  readonly commits: CommitScripts;
  readonly drafts: DraftStore<DraftInput>;
  readonly draft: TransferDraft;
  readonly review: SendFlow;

  #askingFees: Promise<void> | null = null;
  #feeTimesAtMs = Number.NEGATIVE_INFINITY;
  readonly #ports: Ports;
  readonly #accounts: AccountStore;
  readonly #contacts: ContactsStore;

  constructor(ports: Ports, accounts: AccountStore, session: SessionStore, contacts: ContactsStore) {
    this.#ports = ports;
    this.#accounts = accounts;
    this.#contacts = contacts;
    this.drafts = new DraftStore(EMPTY_INPUT);
    this.coins = new CoinCache(ports.chain, ports.inscriptions, ports.clock);
    this.journal = new PendingJournal(ports, (coin) => this.#verdictNow(coin));
    this.tokenJournal = new TokenJournal();
    this.history = new HistoryCache(ports.chain, ports.clock);
    this.paidHistory = new PaidHistory({
      ...{ chain: ports.chain, network: ports.network, from: () => this.from },
      transactions: () => this.history.transactions,
    });
    this.commits = new CommitScripts(ports, session, this.tokenJournal);
    this.review = new SendFlow(ports, session, this.journal, () => this.commits.addresses);
    this.draft = new TransferDraft({
      network: ports.network,
      drafts: this.drafts,
      account: () => accounts.current.key,
      from: () => this.from,
      coins: () => this.utxos,
      transfers: () => this.journal.transfers,
      price: () => accounts.quote,
      rules: () => this.rules,
      commitAddresses: () => this.commits.addresses,
    });
    makeAutoObservable(
      this,
      {
        coins: false,
        released: false,
        journal: false,
        tokenJournal: false,
        history: false,
        paidHistory: false,
        commits: false,
        drafts: false,
        draft: false,
        review: false,
      },
      { deep: false, autoBind: true },
    );
  }

  /** How far the way from the form to the network has come. */
  get preparation(): Preparation {
    return this.review.state;
  }

  /** The current address; null while there is none. */
  get from(): DogeAddress | null {
    const { address } = this.#accounts.current;
    return address === '' ? null : address;
  }

  /** Whether there is a key that signs for the current address; an address that is only watched has none. */
  get canSpend(): boolean {
    return this.from !== null && this.#accounts.current.type !== 'watch';
  }

  /** The current address's coins with their status, seen through our own pending transfers. */
  get utxos(): readonly ClassifiedCoin[] {
    const { from } = this;
    const snapshot = lastValue(this.coins.snapshot);
    if (from === null || snapshot === undefined || snapshot.address !== from) return [];
    const ours = this.journal.transfers.filter((transfer) => transfer.from === from);
    const { keyForm } = this.#accounts.current;
    const verdicts = this.verdictsOver(snapshot.coins);
    const seen = applyPending(snapshot.coins, ours, keyForm, verdicts, this.strangers);
    return seen.map((coin) => classifyCoin(this.released.mark(coin), this.#ports.network));
  }

  /** Lets a coin of the current address be spent like any other: only for what a person typed for. */
  releaseCoin(coin: Outpoint): void {
    if (this.from !== null) this.released.release(coin, this.from);
  }

  /** Protects a released coin again: it is no longer chosen, and nothing that is prepared spends it. */
  protectCoin(coin: Outpoint): void {
    this.cancel();
    this.released.protect(coin);
    const { chosen } = this.draft.input;
    if (chosen !== null) this.draft.choose(chosen.filter((key) => key !== outpointKey(coin)));
  }

  /** Judges coins by what was reported of them and by all transfers of ours, those of other accounts too. */
  verdictsOver(reported: readonly ReportedCoin[]): VerdictOf {
    const unjudged = this.#ports.inscriptions === null ? 'not-indexed' : 'unknown';
    return verdictsOf(this.journal.transfers, reported, unjudged);
  }

  /** Coins that transfers of ours were to spend, as if they were free again: what they hold is hashed before it is believed. */
  classifySpent(inputs: readonly PendingInput[]): readonly ClassifiedCoin[] {
    const reported = inputs.map(({ txid, vout, value, address, inscription = 'unknown' }) => {
      return { txid, vout, value, address, inscription, confirmations: 1, isCoinbase: false };
    });
    const seen = applyPending(reported, [], this.#accounts.current.keyForm, this.verdictsOver(reported));
    return seen.map((coin) => classifyCoin(this.released.mark(coin), this.#ports.network));
  }

  /** What a payment that is made only once needs of this account. */
  get payingWallet(): PayingWallet {
    const { from, journal, freshCoins, classifySpent } = this;
    return { chain: this.#ports.chain, from, journal, freshCoins, classifySpent };
  }

  /** How the coins divide. */
  get breakdown(): BalanceBreakdown {
    return divideCoins(this.utxos);
  }

  /** History of the current address, pending transfers included. */
  get entries(): readonly HistoryEntry[] {
    if (this.from === null) return [];
    const { undone } = this.history;
    const pages = lastValue(this.history.pages);
    const transactions = pages?.address === this.from ? pages.transactions : [];
    const { transfers } = this.journal;
    const { marks } = this.tokenJournal;
    const { known: scripts } = this.commits;
    return joinHistory({ transactions, transfers, undone, marks, scripts, own: this.from });
  }

  /** The entry that history makes of a transaction, on its list or not; null while there is no account. */
  entryOf(transaction: ChainTransaction): HistoryEntry | null {
    if (this.from === null) return null;
    const { undone } = this.history;
    const transfers = this.journal.transfers.filter(({ txid }) => txid === transaction.txid);
    const { marks } = this.tokenJournal;
    const { known: scripts } = this.commits;
    const joined = joinHistory({
      ...{ transactions: [transaction], transfers, undone, marks, scripts, own: this.from },
    });
    return joined[0] ?? null;
  }

  /** The transfer whose result is on show. */
  get lastSent(): PendingTransfer | null {
    return this.lastTxid === null ? null : this.journal.find(this.lastTxid);
  }

  updateDogecoinTx(part: Partial<DogecoinTx>): void {
    this.dogecoinTx = { ...this.dogecoinTx, ...part };
  }

  /** Everything about the draft on show and its preparation back to nothing; what is under way stays. */
  reset(): void {
    this.leave();
    this.draft.reset();
  }

  /** Forgets what was prepared from the account on show. Its draft stays its own. */
  leave(): void {
    this.cancel();
    this.dogecoinTx = EMPTY_TX;
  }

  /** Another account: what was prepared is forgotten, and coins and history of the last one aren't shown. What is known of this one is. */
  clearChain(): void {
    this.cancel();
    this.coins.show(this.from);
    this.history.show(this.from);
  }

  /** Loads the rules of transfers. A failure is kept in `rulesFault`, and a later call tries again. */
  async loadRules(): Promise<void> {
    if (this.rules !== null) return;
    try {
      const rules = await loadTransferRules();
      runInAction(() => {
        this.rules = rules;
        this.rulesFault = null;
      });
    } catch (thrown) {
      runInAction(() => {
        this.rulesFault = toFault(thrown, 'offline');
      });
    }
  }

  /** Asks how long fees take, for a form that opens, unless that is known. Never throws, and holds nothing up. */
  async fetchFeeTimes(): Promise<void> {
    const isKnown = this.#ports.clock.nowMs() - this.#feeTimesAtMs < FEE_TIMES_KEEP_MS;
    if (isKnown && this.feeTimes.length > 0) return;
    this.#askingFees ??= this.#readFeeTimes().finally(() => {
      this.#askingFees = null;
    });
    await this.#askingFees;
  }

  /** Reads coins and the first page of history again. */
  async refresh(): Promise<void> {
    const { from } = this;
    if (from === null) return;
    await Promise.all([this.#readCoins(from), this.history.refresh(from)]);
  }

  /** A block came in which nothing of ours is: what is in others has one more confirmation. */
  advance(tip: ChainTip): void {
    this.coins.advance(tip);
    this.history.advance(tip);
    this.journal.advance(tip.height);
  }

  /** Fetches the next page of history. */
  async loadMore(): Promise<void> {
    if (this.from !== null) await this.history.loadMore(this.from);
  }

  /** Prepares what the draft says. What is only watched is refused at once. */
  async prepare(): Promise<void> {
    const { from } = this;
    if (from === null || this.review.isBusy) return;
    if (!this.canSpend) {
      this.review.reject({ kind: 'not-ours', address: from });
      return;
    }
    const { spec, feeRate } = this.draft;
    if (spec !== null && feeRate !== null) await this.prepareRequest(this.#sending(from, spec, feeRate));
  }

  /** Prepares anything: the confirm screen shows it next. `preparation` says what came of it. */
  async prepareRequest(request: TransferRequest): Promise<void> {
    if (this.rules === null) await this.loadRules();
    if (this.rules !== null) await this.review.prepare(request, this.rules);
  }

  /** The current address's coins with their status, read anew. @throws {Fault} */
  async freshCoins(): Promise<readonly ClassifiedCoin[]> {
    if (this.from === null) return [];
    await this.#readCoins(this.from);
    await this.#readStrangers(this.from);
    if (this.coins.snapshot.status === 'failed') throw this.coins.snapshot.fault;
    return this.utxos;
  }

  /** Stops preparing, or forgets what was prepared. Nothing was sent. */
  cancel(): void {
    this.review.cancel();
  }

  /**
   * Sends what was prepared. Its form is emptied in the write that holds the transfer: who is killed while it goes out
   * finds nothing to send again. It is filled again when the network refuses.
   *
   * @returns whether it was handed over; `lastSent` says what came of it, `preparation` why it could not be written down
   */
  async confirm(): Promise<boolean> {
    const isDraft = this.preparation.status === 'ready' && this.preparation.purpose.kind === 'send';
    const { key } = this.#accounts.current;
    const { names } = this.review;
    let refill = () => {};
    const txid = await this.review.confirm(() => {
      if (isDraft) refill = this.drafts.take(key);
      return refill;
    });
    const pending = txid === null ? null : this.journal.find(txid);
    if (pending === null) return false;
    runInAction(() => {
      this.lastTxid = pending.txid;
      this.dogecoinTx = dogecoinTxOf(pending);
      if (pending.stage === 'refused') refill();
      else {
        this.#notePaid(pending);
        this.keepNames(names);
      }
    });
    return true;
  }

  /** Hands the very same bytes over again. The form that a refusal left standing is emptied once they are not refused. */
  async resend(txid: Txid): Promise<void> {
    const wasRejected = this.journal.find(txid)?.stage === 'refused';
    const { key } = this.#accounts.current;
    await this.journal.send(txid);
    const now = this.journal.find(txid);
    if (!wasRejected || now === null || now.stage === 'refused') return;
    this.#notePaid(now);
    this.drafts.clear(key);
  }

  #verdictNow(coin: Outpoint): InscriptionVerdict {
    return this.verdictsOver(lastValue(this.coins.snapshot)?.coins ?? [])(coin);
  }

  async #readFeeTimes(): Promise<void> {
    const { fetchFeeTimes } = await import('./tx/fetchFeeTimes.ts');
    const times = await fetchFeeTimes(this.#ports.chain);
    this.#feeTimesAtMs = this.#ports.clock.nowMs();
    runInAction(() => {
      this.feeTimes = times;
    });
  }

  /** Looks for what others built on our unconfirmed transfers, where there are any. */
  async #readStrangers(from: DogeAddress): Promise<void> {
    const { rules } = this;
    const ours = this.journal.transfers.filter((transfer) => transfer.from === from);
    if (rules === null || !ours.some(isLive)) return;
    const { findStrangers } = await import('./tx/strangers.ts');
    const strangers = await findStrangers({ chain: this.#ports.chain, rules }, ours);
    runInAction(() => {
      this.strangers = strangers;
    });
  }

  /** Reads the coins of an address, and forgets what was released and is spent. */
  async #readCoins(from: DogeAddress): Promise<void> {
    await this.coins.refresh(from);
    const { snapshot } = this.coins;
    if (snapshot.status !== 'ready' || snapshot.value.address !== from) return;
    const spending = this.journal.unsettled.flatMap(({ inputs }) => inputs);
    this.released.forgetSpent(from, new Set([...snapshot.value.coins, ...spending].map(outpointKey)));
  }

  /** Keeps what a person called recipients in a list as contacts; whoever has a name already keeps that one. */
  keepNames(names: TypedNames): void {
    const own = new Set<string>(this.#accounts.accounts.map(({ address }) => address));
    for (const [address, name] of names) {
      if (own.has(address) || this.#contacts.nameOf(address) !== null) continue;
      this.#contacts.add(address as DogeAddress, name);
    }
  }

  /** Remembers whom something was sent to. */
  notePaidTo(addresses: readonly DogeAddress[]): void {
    if (addresses.length > 0) this.#contacts.notePaid(addresses);
  }

  #notePaid({ outputs }: PendingTransfer): void {
    this.notePaidTo(outputs.filter(({ isOwn }) => !isOwn).map(({ address }) => address));
  }

  #sending(from: DogeAddress, spec: PaymentSpec, feeRate: FeeRate): TransferRequest {
    const { network } = this.#ports;
    const { chosen, list } = this.draft.input;
    return exclusiveRequest(
      this.payingWallet,
      { spec, feeRate, changeTo: from, network, chosen },
      {
        purpose: { kind: 'send' },
        names: namesIn(list ?? []),
        label: list === null ? (this.draft.recipient.link?.label ?? null) : null,
        quoted: this.draft.quoted,
        own: [from],
      },
    );
  }
}
