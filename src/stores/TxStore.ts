/** Coins, history and pending transfers of the current account, the draft, and how it is sent. */
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
  /** the last transfer sent, whose result is shown */
  lastTxid: Txid | null = null;

  /** routes that plan or read transfers load these before they render */
  readonly rules = lazyModule(withRetries(loadTransferRules));
  readonly coins: OwnCoins;
  readonly history: OwnHistory;
  readonly journal: PendingJournal;
  /** the token transfers' part of the journal */
  readonly tokenJournal = new TokenJournal();
  /** the one-time scripts of our token transfers */
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
      from,
      transfers,
      marks: () => this.tokenJournal.marks,
      scripts: () => this.commits.known,
    });
    this.#news = new ChainNews({ chain: ports.chain, coins: this.coins, history: this.history.cache });
    this.fees = new FeeTimes(ports);
    const { drafts } = this;
    this.flow = new SendFlow(
      session,
      new TransferSteps(ports, {
        session,
        account,
        wallet: this,
        drafts,
        maySend: async (psbt) => {
          const { explainWithCoins } = await import('./psbt/psbtOwner.ts');
          return (await explainWithCoins(ports, { keyrings, tx: this, account }, psbt)).ok;
        },
        onSent: ({ txid }) => this.#showSent(txid),
      }),
    );
    this.draft = new TransferDraft({
      network: ports.network,
      drafts,
      from,
      transfers,
      rules,
      commitAddresses,
      numberStyle,
      account: () => accounts.current.key,
      coins: () => this.coins.utxos,
      price: () => accounts.price.quote,
    });
    this.withheld = new WithheldCoins(this);
    makeAutoObservable(this, {}, { deep: false, autoBind: true });
  }

  /** Null when there is no account. */
  get from(): DogeAddress | null {
    return addressOf(this.#accounts.current);
  }

  /** Whether there is a signing key for the current address; watched addresses have none. */
  get canSpend(): boolean {
    return this.from !== null && this.#accounts.current.type !== 'watch';
  }

  /** What `payOnce` needs of this account. */
  get payingWallet(): PayingWallet {
    const { from, journal, coins } = this;
    return { chain: this.#ports.chain, from, journal, coins };
  }

  /** The transfer whose result is shown. */
  get lastSent(): PendingTransfer | null {
    return this.lastTxid === null ? null : this.journal.find(this.lastTxid);
  }

  /** Resets the current draft and its preparation; pending transfers stay. */
  reset(): void {
    this.leave();
    this.draft.reset();
  }

  /** Drops the prepared transfer. The draft stays with its account. */
  leave(): void {
    this.flow.cancel();
  }

  /** The account changed: drops the prepared transfer, and switches coins and history to the new account's cached ones. */
  clearChain(): void {
    this.flow.cancel();
    this.coins.cache.show(this.from);
    this.history.cache.show(this.from);
  }

  /** Refreshes coins and the first page of history. */
  async refresh(): Promise<void> {
    const { from } = this;
    if (from === null) return;
    await this.#news.readAll(from);
  }

  /** Checks for changes with the first page of history, and refreshes the coins only where needed. */
  async lookForNews(): Promise<void> {
    const { from } = this;
    if (from !== null) await this.#news.readNews(from);
  }

  /** A new block holds nothing of ours: everything already mined gets one more confirmation. */
  advance(tip: ChainTip): void {
    this.coins.cache.advance(tip);
    this.history.cache.advance(tip);
    this.journal.advance(tip.height);
  }

  /** Prepares the transfer that the draft describes. Watched accounts are rejected at once. */
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

  /** Broadcasts the same bytes again. */
  async resend(txid: Txid): Promise<void> {
    const { journal, contacts, drafts } = this;
    const { key } = this.#accounts.current;
    await resendTransfer({ journal, contacts, draft: { clear: () => drafts.clear(key) } }, txid);
  }

  #showSent(txid: Txid): void {
    this.lastTxid = txid;
  }
}
