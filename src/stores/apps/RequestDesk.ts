/** Where a site's request is read, asked about, and answered. Loaded with the first request. */
import { makeAutoObservable, runInAction } from 'mobx';
import { approvedUrl, declinedUrl } from '../../domain/dapp/answer.ts';
import type { AppRight, ConnectedApp, PaidRequest, UsedNonce } from '../../domain/dapp/ConnectedApp.ts';
import type { DappRequest } from '../../domain/dapp/DappRequest.ts';
import { type GoodRequest, readRequest } from '../../domain/dapp/readRequest.ts';
import { toFault } from '../../domain/fault.ts';
import type { Txid } from '../../domain/tx/Txid.ts';
import type { Ports } from '../../ports/Ports.ts';
import type { SignedMessage } from '../../ports/Vault.ts';
import type { Account } from '../AccountStore.ts';
import type { KeyringStore } from '../KeyringStore.ts';
import type { SessionStore } from '../SessionStore.ts';
import type { TxStore } from '../TxStore.ts';
import { endsSession } from '../vaultFault.ts';
import type { WalletsStore } from '../WalletsStore.ts';
import type { RequestFailure, RequestState } from './RequestState.ts';
import { sitePaymentRequest } from './sitePaymentRequest.ts';
import { type PaymentStatus, statusOfPayment } from './statusOfPayment.ts';

/** What is known of sites, and what is noted of them. */
interface SiteContacts {
  readonly list: readonly ConnectedApp[];
  readonly usedNonces: readonly UsedNonce[];
  note(app: ConnectedApp): void;
  spendNonce(used: UsedNonce, nowMs: number): void;
  returnNonce(used: UsedNonce): void;
  paidFor(request: DappRequest): PaidRequest | null;
}

/** The stores that a request touches. */
export interface DeskServices {
  readonly apps: SiteContacts;
  readonly session: SessionStore;
  readonly keyrings: KeyringStore;
  readonly wallets: WalletsStore;
  readonly tx: TxStore;
}

/** What a site may do after each method, besides knowing the address. */
const RIGHTS: Readonly<Record<DappRequest['ask']['kind'], readonly AppRight[]>> = {
  connect: ['see-address', 'ask-signature', 'ask-payment'],
  sign: ['see-address', 'ask-signature'],
  pay: ['see-address', 'ask-payment'],
};

const OPEN_STATES: readonly RequestState['status'][] = ['asking', 'working', 'paying', 'paid'];

type Asking = Extract<RequestState, { status: 'asking' }>;

/** One request at a time; a second one takes its place only when the person says so. */
export class RequestDesk {
  /** the start parameter on the desk; empty when there is none */
  text = '';
  state: RequestState = { status: 'reading' };
  /** another start parameter that came while this one is open */
  other: string | null = null;

  readonly #ports: Ports;
  readonly #services: DeskServices;

  constructor(ports: Ports, services: DeskServices) {
    this.#ports = ports;
    this.#services = services;
    makeAutoObservable(this, {}, { deep: false, autoBind: true });
  }

  /** Whether the request waits for the person, or the site for its answer. */
  get isOpen(): boolean {
    return OPEN_STATES.includes(this.state.status);
  }

  /** How the payment stands that the site does not know of; null when there is none. */
  get paymentState(): PaymentStatus | null {
    if (this.state.status !== 'paid') return null;
    return statusOfPayment(this.state.txid, this.#services.tx.journal.transfers);
  }

  /** Puts a request on the desk. Coming back to the one that is there goes on with it. */
  open(text: string): void {
    this.tick();
    if (text === this.text) this.#goOn();
    else if (this.isOpen) this.other = text;
    else this.#read(text);
  }

  /** Looks at the other request, and lets go of this one without an answer. */
  takeOther(): void {
    const { other } = this;
    if (other === null) return;
    this.#services.tx.cancel();
    this.#read(other);
  }

  /** Stays with this request, and lets go of the other one. */
  keepThis(): void {
    this.other = null;
  }

  /** Tells that time went by: a request that is only asked about ends with its expiry. */
  tick(): void {
    if (this.state.status === 'asking' && this.#judge() === null) this.#become(this.#readState());
  }

  /** The empty desk. */
  clear(): void {
    this.text = '';
    this.other = null;
    this.state = { status: 'reading' };
  }

  /** Says no, and tells the site that, and nothing else. */
  async decline(): Promise<void> {
    if (this.state.status !== 'asking') return;
    const { request } = this.state.good;
    await this.#answer(request, 'declined', declinedUrl(request, 'person'));
  }

  /** Says yes with an account. @param accountKey - of one that signs */
  async approve(accountKey: string): Promise<void> {
    if (this.state.status !== 'asking') return;
    const asked = this.state;
    const account = this.#services.keyrings.accountOf(accountKey)?.account ?? null;
    if (account === null || account.address === '') return;
    if (this.#judge() === null) {
      this.#become(this.#readState());
      return;
    }
    const working: RequestState = { status: 'working', good: asked.good };
    this.#become(working);
    const signed = await this.#sign(asked, account);
    if (signed === null || !this.#isStill(working)) return;
    if (asked.good.request.ask.kind === 'pay') await this.#pay(asked.good, account, signed);
    else await this.#approved(asked.good.request, signed, null);
  }

  /** Tells the site what became of the payment. */
  async reportPaid(): Promise<void> {
    if (this.state.status !== 'paid') return;
    const { good, signed } = this.state;
    const { paymentState } = this;
    if (paymentState === null) return;
    if (paymentState.kind === 'lost') {
      await this.#answer(good.request, 'declined', declinedUrl(good.request, 'not-sent'));
      return;
    }
    await this.#approved(good.request, signed, paymentState.txid);
  }

  /** Opens the site again with the answer that it was given. */
  async openAgain(): Promise<void> {
    const { state } = this;
    if (state.status !== 'answered' && state.status !== 'declined') return;
    const opened = await this.#ports.telegram.openLink(state.url);
    if (this.state === state) this.#become({ ...state, problem: opened.ok ? null : opened.problem });
  }

  #read(text: string): void {
    this.text = text;
    this.other = null;
    this.state = this.#readState();
  }

  #readState(): RequestState {
    const { apps } = this.#services;
    const read = readRequest(this.text, {
      nowMs: this.#ports.clock.nowMs(),
      network: this.#ports.network,
      connected: apps.list.map(({ origin }) => origin),
      used: apps.usedNonces.filter(({ paid }) => paid === undefined),
    });
    if (!read.ok) return { status: 'problem', problem: read.problem };
    const paid = apps.paidFor(read.value.request);
    return paid === null
      ? { status: 'asking', good: read.value, failure: null }
      : { status: 'paid', good: read.value, ...paid };
  }

  /** The request as it is judged now; null when it may not be answered any more. */
  #judge(): GoodRequest | null {
    const now = this.#readState();
    return now.status === 'asking' ? now.good : null;
  }

  /** Back from the confirm screen without sending, the request is asked about again. */
  #goOn(): void {
    const { tx } = this.#services;
    if (this.state.status !== 'paying' || tx.review.isBusy) return;
    const { good } = this.state;
    tx.cancel();
    this.state = { status: 'asking', good, failure: null };
  }

  async #sign({ good }: Asking, account: Account): Promise<SignedMessage | null> {
    if (account.address === '') return null;
    const keyring = account.key.slice(0, account.key.lastIndexOf('/'));
    const { session } = this.#services;
    try {
      const signed = await this.#ports.vault.signAnswer(session.password, keyring, account.index, this.text);
      if (signed.ok) return signed.value;
      this.#fail(good, { kind: 'signing', problem: signed.problem });
    } catch (thrown) {
      const fault = toFault(thrown, 'worker-failed');
      if (endsSession(fault)) session.forgetSession();
      this.#fail(good, { kind: 'fault', fault });
    }
    return null;
  }

  async #pay(good: GoodRequest, account: Account, signed: SignedMessage): Promise<void> {
    const { tx, wallets } = this.#services;
    wallets.showAccount(account.key);
    this.#become({ status: 'paying', good, signed });
    const transferRequest = sitePaymentRequest(
      good.request,
      signed.address,
      tx.payingWallet,
      this.#ports.network,
    );
    await tx.prepareRequest({
      ...transferRequest,
      onRecording: (txid) => this.#spend(good.request, { txid, signed }),
      onBroadcast: (txid) => this.#become({ status: 'paid', good, signed, txid }),
    });
    if (this.state.status !== 'paying') return;
    const { preparation } = tx;
    if (preparation.status === 'ready') return;
    if (preparation.status === 'refused') this.#fail(good, { kind: 'payment', problem: preparation.problem });
    else if (preparation.status === 'failed') this.#fail(good, { kind: 'fault', fault: preparation.fault });
    else if (tx.rulesFault !== null) this.#fail(good, { kind: 'fault', fault: tx.rulesFault });
    else this.#become({ status: 'asking', good, failure: null });
  }

  async #approved(request: DappRequest, signed: SignedMessage, txid: Txid | null): Promise<void> {
    const { origin, name, ask } = request;
    const nowMs = this.#ports.clock.nowMs();
    const { address } = signed;
    const app = { origin, name, address, connectedAtMs: nowMs, lastUsedAtMs: nowMs, may: RIGHTS[ask.kind] };
    this.#services.apps.note(app);
    await this.#answer(request, 'answered', approvedUrl(request, { ...signed, txid }));
  }

  /** Spends the nonce, on disk as far as the disk goes along, and opens the site. */
  async #answer(request: DappRequest, status: 'answered' | 'declined', url: string): Promise<void> {
    this.#spend(request);
    this.#become({ status, request, url, problem: null });
    await this.#ports.state.settled().catch(() => {});
    await this.openAgain();
  }

  /** Notes that the request is not to be asked about again. @returns takes that back */
  #spend({ origin, nonce, expiresAtMs }: DappRequest, paid?: PaidRequest): () => void {
    const { apps } = this.#services;
    const used: UsedNonce = { origin, nonce, untilMs: expiresAtMs, ...(paid === undefined ? {} : { paid }) };
    apps.spendNonce(used, this.#ports.clock.nowMs());
    return () => apps.returnNonce(used);
  }

  #fail(good: GoodRequest, failure: RequestFailure): void {
    this.#become({ status: 'asking', good, failure });
  }

  #isStill(state: RequestState): boolean {
    return this.state === state;
  }

  #become(state: RequestState): void {
    runInAction(() => {
      this.state = state;
    });
  }
}
