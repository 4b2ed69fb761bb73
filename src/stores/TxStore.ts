/** Money on the move: coins, history and transfers under way of the account on show, the draft, and the way it is sent. */
import { makeAutoObservable } from 'mobx';
import type { DogeAddress } from '../domain/address/DogeAddress.ts';
import { lazyModule, withRetries } from '../domain/lazyModule.ts';
import type { NumberStyle } from '../domain/preferences/NumberStyle.ts';
import type { PendingTransfer } from '../domain/tx/PendingTransfer.ts';
import type { Txid } from '../domain/tx/Txid.ts';
import type { ChainTip } from '../ports/ChainIndexer.ts';
import type { Ports } from '../ports/Ports.ts';
import type { AccountStore } from './AccountStore.ts';
import { addressOf } from './accounts/Account.ts';
import type { KnownKeyrings } from './accounts/Keyrings.ts';
import { ChainNews } from './chain/ChainNews.ts';
import { CommitScripts } from './chain/CommitScripts.ts';
import { FeeTimes } from './chain/fees/FeeTimes.ts';
import { OwnCoins } from './chain/OwnCoins.ts';
import { OwnHistory } from './chain/OwnHistory.ts';
import { PendingJournal } from './chain/PendingJournal.ts';
import { TokenJournal } from './chain/TokenJournal.ts';
import { loadTransferRules } from './chain/transferRules.ts';
import type { SessionStore } from './SessionStore.ts';
import { type DraftInput, EMPTY_INPUT } from './send/DraftInput.ts';
import { DraftStore } from './send/DraftStore.ts';
import { draftRequest } from './send/doge/draftRequest.ts';
import { resendTransfer } from './send/doge/resendTransfer.ts';
import { TransferDraft } from './send/doge/TransferDraft.ts';
import { TransferSteps } from './send/doge/TransferSteps.ts';
import { WithheldCoins } from './send/doge/WithheldCoins.ts';
import { type FilledContacts, PaidContacts } from './send/PaidContacts.ts';
import type { PayingWallet } from './send/payOnce.ts';
import { SendFlow } from './send/SendFlow.ts';
import type { SpendingWallet } from './send/SpendingWallet.ts';
import type { TransferFlow } from './send/TransferFlow.ts';

/** Transactions state of specification §3 and §4. */
export class TxStore implements SpendingWallet {
  /** the transfer that was sent last, and whose result is on show */
  lastTxid: Txid | null = null;

  /** a route whose screen plans or reads transfers names them: they are here before it is drawn */
  readonly rules = lazyModule(withRetries(loadTransferRules));
  readonly coins: OwnCoins;
  readonly history: OwnHistory;
  readonly journal: PendingJournal;
  /** what of it belongs to token transfers */
  readonly tokenJournal = new TokenJournal();
  /** the one-time scripts of its token transfers */
  readonly commits: CommitScripts;
  readonly fees: FeeTimes;
  readonly contacts: PaidContacts;
  readonly drafts = new DraftStore<DraftInput>(EMPTY_INPUT);
  readonly draft: TransferDraft;
  readonly flow: TransferFlow;
  readonly withheld: WithheldCoins;

  readonly #ports: Ports;
  readonly #accounts: AccountStore;
  readonly #news: ChainNews;

  constructor(
    ports: Ports,
    accounts: AccountStore,
    session: SessionStore,
    keyrings: KnownKeyrings,
    contacts: FilledContacts,
    numberStyle: () => NumberStyle,
  ) {
    this.#ports = ports;
    this.#accounts = accounts;
    const account = () => accounts.current;
    const from = () => this.from;
    const transfers = () => this.journal.transfers;
    const commitAddresses = () => this.commits.addresses;
    const { rules } = this;
    this.contacts = new PaidContacts(contacts, () => accounts.accounts.map(({ address }) => address));
    const history = () => this.history.cache;
    this.coins = new OwnCoins(ports, { account, rules, journal: () => this.journal, history });
    this.journal = new PendingJournal(ports, (coin) => this.coins.verdictOf(coin));
    this.commits = new CommitScripts(ports, session, this.tokenJournal);
    this.history = new OwnHistory(ports, {
      ...{ from, transfers },
      marks: () => this.tokenJournal.marks,
      scripts: () => this.commits.known,
    });
    this.#news = new ChainNews({ chain: ports.chain, coins: this.coins, history: this.history.cache });
    this.fees = new FeeTimes(ports);
    const { drafts } = this;
    this.flow = new SendFlow(
      session,
      new TransferSteps(ports, {
        ...{ session, account, wallet: this, drafts },
        maySend: async (psbt) => {
          const { explainWithCoins } = await import('./psbt/psbtOwner.ts');
          return (await explainWithCoins(ports, { keyrings, tx: this, account }, psbt)).ok;
        },
        onSent: ({ txid }) => this.#showSent(txid),
      }),
    );
    this.draft = new TransferDraft({
      ...{ network: ports.network, drafts, from, transfers, rules, commitAddresses, numberStyle },
      account: () => accounts.current.key,
      coins: () => this.coins.utxos,
      price: () => accounts.price.quote,
    });
    this.withheld = new WithheldCoins(this);
    makeAutoObservable(this, {}, { deep: false, autoBind: true });
  }

  /** The current address; null while there is none. */
  get from(): DogeAddress | null {
    return addressOf(this.#accounts.current);
  }

  /** Whether there is a key that signs for the current address; an address that is only watched has none. */
  get canSpend(): boolean {
    return this.from !== null && this.#accounts.current.type !== 'watch';
  }

  /** What a payment that is made only once needs of this account. */
  get payingWallet(): PayingWallet {
    const { from, journal, coins } = this;
    return { chain: this.#ports.chain, from, journal, coins };
  }

  /** The transfer whose result is on show. */
  get lastSent(): PendingTransfer | null {
    return this.lastTxid === null ? null : this.journal.find(this.lastTxid);
  }

  /** Everything about the draft on show and its preparation back to nothing; what is under way stays. */
  reset(): void {
    this.leave();
    this.draft.reset();
  }

  /** Forgets what was prepared from the account on show. Its draft stays its own. */
  leave(): void {
    this.flow.cancel();
  }

  /** Another account: what was prepared is forgotten, and coins and history of the last one aren't shown. What is known of this one is. */
  clearChain(): void {
    this.flow.cancel();
    this.coins.cache.show(this.from);
    this.history.cache.show(this.from);
  }

  /** Reads coins and the first page of history again. */
  async refresh(): Promise<void> {
    const { from } = this;
    if (from === null) return;
    await this.#news.readAll(from);
  }

  /** Reads no more than whether something is new, and all of it where something is. */
  async lookForNews(): Promise<void> {
    const { from } = this;
    if (from !== null) await this.#news.readNews(from);
  }

  /** A block came in which nothing of ours is: what is in others has one more confirmation. */
  advance(tip: ChainTip): void {
    this.coins.cache.advance(tip);
    this.history.cache.advance(tip);
    this.journal.advance(tip.height);
  }

  /** Prepares what the draft says. What is only watched is rejected at once. */
  async prepare(): Promise<void> {
    const { from } = this;
    if (from === null || this.flow.isBusy) return;
    if (!this.canSpend) {
      this.flow.reject({ kind: 'signing', problem: { kind: 'not-ours', address: from } });
      return;
    }
    const request = draftRequest(this.draft, from, this.#ports.network);
    if (request !== null) await this.flow.prepare(request);
  }

  /** Hands the very same bytes over again. */
  async resend(txid: Txid): Promise<void> {
    const { journal, contacts, drafts } = this;
    const { key } = this.#accounts.current;
    await resendTransfer({ journal, contacts, draft: { clear: () => drafts.clear(key) } }, txid);
  }

  #showSent(txid: Txid): void {
    this.lastTxid = txid;
  }
}
