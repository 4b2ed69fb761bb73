/** Money on the move: the coins there are, the draft, what was prepared, and what is under way. */
import { makeAutoObservable, runInAction } from 'mobx';
import type { DogeAddress } from '../domain/address/DogeAddress.ts';
import { type Fault, toFault } from '../domain/fault.ts';
import { applyPending } from '../domain/tx/applyPending.ts';
import type { ClassifiedCoin, CoinParts } from '../domain/tx/Coin.ts';
import { classifyCoin } from '../domain/tx/classifyCoin.ts';
import { divideCoins } from '../domain/tx/divideCoins.ts';
import type { HistoryEntry } from '../domain/tx/HistoryEntry.ts';
import type { PendingTransfer } from '../domain/tx/PendingTransfer.ts';
import type { TransferRequest } from '../domain/tx/Transfer.ts';
import type { Txid } from '../domain/tx/Txid.ts';
import type { Ports } from '../ports/Ports.ts';
import type { AccountStore } from './AccountStore.ts';
import { lastValue } from './loadable.ts';
import type { SessionStore } from './SessionStore.ts';
import { CoinBook } from './tx/CoinBook.ts';
import { type DogecoinTx, dogecoinTxOf, EMPTY_TX } from './tx/DogecoinTx.ts';
import { HistoryBook } from './tx/HistoryBook.ts';
import { joinHistory } from './tx/historyEntries.ts';
import { PendingJournal } from './tx/PendingJournal.ts';
import type { Preparation } from './tx/Preparation.ts';
import { pendingOf } from './tx/pendingOf.ts';
import type { PrepareStep } from './tx/prepareTransfer.ts';
import { TransferDraft } from './tx/TransferDraft.ts';
import { loadTransferRules, type TransferRules } from './tx/transferRules.ts';

const IDLE_PREPARATION: Preparation = { status: 'idle' };

/** Transactions state of specification §3 and §4, with the flows of a transfer. */
export class TxStore {
  dogecoinTx: DogecoinTx = EMPTY_TX;
  preparation: Preparation = IDLE_PREPARATION;
  /** the transfer that was sent last, and whose result is on show */
  lastTxid: Txid | null = null;
  /** null until the first screen that needs them */
  rules: TransferRules | null = null;
  /** why the rules could not be loaded */
  rulesFault: Fault | null = null;

  readonly coins: CoinBook;
  readonly journal: PendingJournal;
  readonly history: HistoryBook;
  readonly draft: TransferDraft;

  readonly #ports: Ports;
  readonly #accounts: AccountStore;
  readonly #session: SessionStore;
  readonly #previous = new Map<Txid, string>();
  #preparing: AbortController | null = null;

  constructor(ports: Ports, accounts: AccountStore, session: SessionStore) {
    this.#ports = ports;
    this.#accounts = accounts;
    this.#session = session;
    this.coins = new CoinBook(ports.chain, ports.inscriptions, ports.clock);
    this.journal = new PendingJournal(ports.chain, ports.state);
    this.history = new HistoryBook(ports.chain, ports.clock);
    this.draft = new TransferDraft({
      network: ports.network,
      from: () => this.from,
      coins: () => this.utxos,
      price: () => accounts.quote,
      rules: () => this.rules,
    });
    makeAutoObservable(
      this,
      { coins: false, journal: false, history: false, draft: false },
      { deep: false, autoBind: true },
    );
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

  /** The current address's coins with their standing, seen through our own pending transfers. */
  get utxos(): readonly ClassifiedCoin[] {
    const { from } = this;
    const snapshot = lastValue(this.coins.snapshot);
    if (from === null || snapshot === undefined || snapshot.address !== from) return [];
    const ours = this.journal.transfers.filter((transfer) => transfer.from === from);
    const { keyForm } = this.#accounts.current;
    return applyPending(snapshot.coins, ours, keyForm).map((coin) => classifyCoin(coin, this.#ports.network));
  }

  /** How the coins divide. */
  get parts(): CoinParts {
    return divideCoins(this.utxos);
  }

  /** History of the current address, pending transfers included. */
  get entries(): readonly HistoryEntry[] {
    if (this.from === null) return [];
    return joinHistory(this.history.transactions, this.journal.transfers, this.from);
  }

  /** The transfer whose result is on show. */
  get lastSent(): PendingTransfer | null {
    return this.lastTxid === null ? null : this.journal.find(this.lastTxid);
  }

  updateDogecoinTx(part: Partial<DogecoinTx>): void {
    this.dogecoinTx = { ...this.dogecoinTx, ...part };
  }

  /** Everything about the draft and its preparation back to nothing; what is under way stays. */
  reset(): void {
    this.cancel();
    this.dogecoinTx = EMPTY_TX;
    this.draft.reset();
  }

  /** Another account: what was prepared, coins and history of the last one are forgotten. What was kept of this one stays. */
  clearChain(): void {
    this.cancel();
    if (lastValue(this.coins.snapshot)?.address !== this.from) this.coins.clear();
    this.history.clear();
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

  /** Reads coins and the first page of history again. */
  async refresh(): Promise<void> {
    const { from } = this;
    if (from === null) return;
    await Promise.all([this.coins.refresh(from), this.history.refresh(from)]);
  }

  /** Fetches the next page of history. */
  async loadMore(): Promise<void> {
    if (this.from !== null) await this.history.loadMore(this.from);
  }

  /** Plans on fresh coins, checks, signs and reads back what the draft says. What is only watched is refused at once. */
  async prepare(): Promise<void> {
    const { from } = this;
    const { status } = this.preparation;
    if (from === null || status === 'preparing' || status === 'sending') return;
    this.#preparing?.abort();
    if (!this.canSpend) {
      const problem = { kind: 'signing', problem: { kind: 'not-ours', address: from } } as const;
      this.#finish(null, { status: 'refused', problem });
      return;
    }
    const controller = new AbortController();
    this.#preparing = controller;
    this.#step(controller, { kind: 'fetching', done: 0, total: 0 });
    try {
      await this.coins.refresh(from);
      if (controller.signal.aborted) return;
      if (this.coins.snapshot.status === 'failed') throw this.coins.snapshot.fault;
      const request = this.#request(from);
      if (request === null || this.rules === null) {
        this.#finish(controller, IDLE_PREPARATION);
        return;
      }
      const { prepareTransfer } = await import('./tx/prepareTransfer.ts');
      if (controller.signal.aborted) return;
      const prepared = await prepareTransfer(this.#tools(this.rules, controller), request);
      const label = this.draft.recipient.link?.label ?? null;
      this.#finish(
        controller,
        prepared.ok
          ? { status: 'ready', transfer: prepared.value, label }
          : { status: 'refused', problem: prepared.problem },
      );
    } catch (thrown) {
      if (controller.signal.aborted) return;
      const fault = toFault(thrown, 'offline');
      if (fault.kind === 'locked' || fault.kind === 'worker-failed') this.#session.forgetSession();
      this.#finish(controller, { status: 'failed', fault });
    }
  }

  /** Stops preparing, or forgets what was prepared. Nothing was sent. */
  cancel(): void {
    if (this.preparation.status === 'sending') return;
    this.#preparing?.abort();
    this.#preparing = null;
    this.preparation = IDLE_PREPARATION;
  }

  /**
   * Sends what was prepared: written down first, handed over second.
   *
   * @returns whether it was handed over; `lastSent` says what came of it. When it could not be written down nothing
   * was sent, and `preparation` says why.
   */
  async confirm(): Promise<boolean> {
    if (this.preparation.status !== 'ready') return false;
    const { transfer, label } = this.preparation;
    this.preparation = { status: 'sending', transfer, label };
    const pending = pendingOf(transfer, this.#ports.network, this.#ports.clock.nowMs());
    try {
      await this.journal.record(pending);
    } catch (thrown) {
      this.#finish(null, { status: 'failed', fault: toFault(thrown, 'storage-blocked') });
      return false;
    }
    await this.journal.send(pending.txid);
    runInAction(() => {
      this.lastTxid = pending.txid;
      this.preparation = IDLE_PREPARATION;
      this.dogecoinTx = dogecoinTxOf(pending);
      if (this.lastSent?.stage !== 'refused') this.draft.reset();
    });
    return true;
  }

  /** Hands the very same bytes over again. The form that a refusal left standing is emptied once they are not refused. */
  async resend(txid: Txid): Promise<void> {
    const wasRefused = this.journal.find(txid)?.stage === 'refused';
    await this.journal.send(txid);
    if (wasRefused && this.journal.find(txid)?.stage !== 'refused') this.draft.reset();
  }

  #request(from: DogeAddress): TransferRequest | null {
    const { wish, feeRate } = this.draft;
    if (wish === null || feeRate === null) return null;
    return { wish, feeRate, coins: this.utxos, changeTo: from, network: this.#ports.network };
  }

  #tools(rules: TransferRules, controller: AbortController) {
    for (const transfer of this.journal.transfers) this.#previous.set(transfer.txid, transfer.rawHex);
    return {
      rules,
      chain: this.#ports.chain,
      vault: this.#ports.vault,
      session: this.#session.password,
      previous: this.#previous,
      signal: controller.signal,
      onStep: (step: PrepareStep) => this.#step(controller, step),
    };
  }

  #step(controller: AbortController, step: PrepareStep): void {
    this.#finish(controller, { status: 'preparing', step });
  }

  /** Takes over a state unless its preparation was cancelled meanwhile. */
  #finish(controller: AbortController | null, preparation: Preparation): void {
    if (controller !== null && controller !== this.#preparing) return;
    runInAction(() => {
      this.preparation = preparation;
    });
  }
}
