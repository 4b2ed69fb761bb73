/** Reads, reviews and answers a site's request. Loaded with the first request. */
import { makeAutoObservable, runInAction } from 'mobx';
import { approvedUrl, declinedUrl } from '../../domain/dapp/answer.ts';
import type { PaidRequest, UsedNonce } from '../../domain/dapp/ConnectedApp.ts';
import type { DappRequest } from '../../domain/dapp/DappRequest.ts';
import type { GoodRequest } from '../../domain/dapp/readRequest.ts';
import type { Txid } from '../../domain/tx/Txid.ts';
import type { Ports } from '../../ports/Ports.ts';
import type { SignedMessage } from '../../ports/Vault.ts';
import type { Account } from '../accounts/Account.ts';
import { fetchSitePsbt } from './fetchSitePsbt.ts';
import { type PaymentStatus, paymentStatus } from './paymentStatus.ts';
import { readStartRequest } from './readStartRequest.ts';
import { isOpenState, type SiteRequestServices, type SiteRequestState } from './SiteRequest.ts';
import { answeredApp, signAnswer } from './signAnswer.ts';
import { paymentFailure, sitePaymentRequest } from './sitePaymentRequest.ts';

/** One request at a time; another replaces it only when the user agrees. */
export class SiteRequestStore {
  /** the start parameter being processed; empty when there is none */
  text = '';
  state: SiteRequestState = { status: 'reading' };
  /** another start parameter that arrived while this one is open */
  other: string | null = null;

  readonly #ports: Ports;
  readonly #services: SiteRequestServices;

  constructor(ports: Ports, services: SiteRequestServices) {
    this.#ports = ports;
    this.#services = services;
    makeAutoObservable(this, {}, { deep: false, autoBind: true });
  }

  get isOpen(): boolean {
    return isOpenState(this.state);
  }

  /** Status of a payment not reported to the site yet; null when there is none. */
  get paymentState(): PaymentStatus | null {
    if (this.state.status !== 'paid') return null;
    return paymentStatus(this.state.txid, this.#services.tx.journal.transfers);
  }

  /** Opens a request. The same request again is resumed. */
  open(text: string): void {
    this.tick();
    if (text === this.text) this.#goOn();
    else if (this.isOpen) this.other = text;
    else this.#read(text);
  }

  /** Switches to the other request; this one stays unanswered. */
  takeOther(): void {
    if (this.other === null) return;
    this.#services.tx.flow.cancel();
    this.#read(this.other);
  }

  /** Stays with this request, and discards the other one. */
  keepThis(): void {
    this.other = null;
  }

  /** Called as time passes: a request that is only being reviewed ends at its expiry. */
  tick(): void {
    if (this.state.status === 'asking' && this.#judge() === null) this.#become(this.#readState());
  }

  clear(): void {
    this.text = '';
    this.other = null;
    this.state = { status: 'reading' };
  }

  /** Declines, and returns nothing but that to the site. */
  async decline(): Promise<void> {
    if (this.state.status !== 'asking') return;
    const { request } = this.state.good;
    await this.#answer(request, 'declined', declinedUrl(request, 'person'));
  }

  /** Approves with an account. @param accountKey - of one that can sign */
  async approve(accountKey: string): Promise<void> {
    const account = this.#services.keyrings.accountOf(accountKey)?.account ?? null;
    if (account === null || account.address === '') return;
    const working = this.#begin();
    if (working === null) return;
    const signed = await signAnswer(this.#ports.vault, this.#services.session, account, this.text);
    if (!signed.ok) this.#become({ ...working, status: 'asking', failure: signed.problem });
    else if (this.state !== working) return;
    else if (working.good.request.ask.kind === 'pay') await this.#pay(working.good, account, signed.value);
    else await this.#approved(working.good.request, signed.value, null);
  }

  /** Approves showing a transaction: fetches it and opens it on the PSBT desk. The site gets no answer. */
  async openPsbt(): Promise<void> {
    const working = this.#begin();
    if (working?.good.request.ask.kind !== 'psbt') return;
    const { request } = working.good;
    const fetched = await fetchSitePsbt(this.#ports.siteFiles, working.good.request.ask);
    if (this.state !== working) return;
    if (!fetched.ok) return this.#become({ ...working, status: 'asking', failure: fetched.problem });
    this.#spend(request);
    this.#become({ status: 'opened', request });
    void this.#services.psbts().takeBytes(fetched.value, request.origin);
  }

  /** Reports the payment's outcome to the site. */
  async reportPaid(): Promise<void> {
    const { state, paymentState } = this;
    if (state.status !== 'paid' || paymentState === null) return;
    const { request } = state.good;
    if (paymentState.kind === 'lost')
      await this.#answer(request, 'declined', declinedUrl(request, 'not-sent'));
    else await this.#approved(request, state.signed, paymentState.txid);
  }

  /** Opens the site again with the same answer. */
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

  #readState(): SiteRequestState {
    return readStartRequest(this.text, this.#services.apps, this.#ports);
  }

  /** The request, checked again; null when it can't be answered any more. */
  #judge(): GoodRequest | null {
    const now = this.#readState();
    return now.status === 'asking' ? now.good : null;
  }

  /** Starts an approval; null when the request can't be answered any more. */
  #begin() {
    const good = this.state.status === 'asking' ? this.#judge() : null;
    const working = good && ({ status: 'working', good } as const);
    if (this.state.status === 'asking') this.#become(working ?? this.#readState());
    return working;
  }

  /** Back from the confirm screen without sending: reviews the request again. */
  #goOn(): void {
    const { tx } = this.#services;
    if (this.state.status !== 'paying' || tx.flow.isBusy) return;
    tx.flow.cancel();
    this.state = { status: 'asking', good: this.state.good, failure: null };
  }

  async #pay(good: GoodRequest, account: Account, signed: SignedMessage): Promise<void> {
    const { tx, wallets } = this.#services;
    wallets.showAccount(account.key);
    this.#become({ status: 'paying', good, signed });
    const { network } = this.#ports;
    await tx.flow.prepare({
      ...sitePaymentRequest(good.request, signed.address, network),
      onRecording: (txid) => this.#spend(good.request, { txid, signed }),
      onBroadcast: (txid) => this.#become({ status: 'paid', good, signed, txid }),
    });
    if (this.state.status !== 'paying' || tx.flow.state.status === 'ready') return;
    this.#become({ status: 'asking', good, failure: paymentFailure(tx.flow.state) });
  }

  async #approved(request: DappRequest, signed: SignedMessage, txid: Txid | null): Promise<void> {
    this.#services.apps.note(answeredApp(request, signed, this.#ports.clock.nowMs()));
    await this.#answer(request, 'answered', approvedUrl(request, { ...signed, txid }));
  }

  /** Marks the request as used, waits for storage without requiring it, and opens the site. */
  async #answer(request: DappRequest, status: 'answered' | 'declined', url: string): Promise<void> {
    this.#spend(request);
    this.#become({ status, request, url, problem: null });
    await this.#ports.state.settled().catch(() => {});
    await this.openAgain();
  }

  /** Marks the request as used. @returns undoes that */
  #spend({ origin, nonce, expiresAtMs }: DappRequest, paid?: PaidRequest): () => void {
    const used: UsedNonce = { origin, nonce, untilMs: expiresAtMs, ...(paid === undefined ? {} : { paid }) };
    this.#services.apps.spendNonce(used, this.#ports.clock.nowMs());
    return () => this.#services.apps.returnNonce(used);
  }

  #become(state: SiteRequestState): void {
    runInAction(() => {
      this.state = state;
    });
  }
}
