/** The bill shown, from its link to its payment, and its relay's answers afterwards. */
import { makeAutoObservable, runInAction } from 'mobx';
import type { DogecoinUri } from '../../domain/address/dogecoinUri.ts';
import type { UntrustedContent } from '../../domain/content/contentKind.ts';
import { type Bill, type BillProblem, isSameBill } from '../../domain/dogeconnect/Bill.ts';
import { linkProblem, timeProblem } from '../../domain/dogeconnect/judgeBill.ts';
import { Fault, toFault } from '../../domain/fault.ts';
import { failed, IDLE, type Loadable, loading, ready } from '../../domain/loadable.ts';
import type { PendingTransfer } from '../../domain/tx/PendingTransfer.ts';
import type { Txid } from '../../domain/tx/Txid.ts';
import type { Ports } from '../../ports/Ports.ts';
import type { SpendingWallet } from '../send/SpendingWallet.ts';
import type { LazyStore } from '../session/LazyStores.ts';
import { billRequest } from './billRequest.ts';
import { followPayment } from './followPayment.ts';

export type BillState =
  | { readonly status: 'idle' }
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly fault: Fault }
  | { readonly status: 'refused'; readonly problem: BillProblem }
  | { readonly status: 'ready'; readonly bill: Bill };

interface BillWallet {
  readonly tx: SpendingWallet;
}

/** One bill at a time. */
export class BillStore implements LazyStore {
  state: BillState = { status: 'idle' };
  /** the vendor's picture, once requested */
  icon: Loadable<UntrustedContent> = IDLE;

  readonly #ports: Ports;
  readonly #stores: BillWallet;
  #link: DogecoinUri | null = null;
  #leaving = new AbortController();

  constructor(ports: Ports, stores: BillWallet) {
    this.#ports = ports;
    this.#stores = stores;
    makeAutoObservable(this, {}, { deep: false, autoBind: true });
  }

  /** Whether this build never contacts vendors. */
  get isClosed(): boolean {
    return this.#ports.relay === null;
  }

  /** Whether the link also names an address that can be paid without the bill. */
  get hasAddress(): boolean {
    return (this.#link?.address ?? null) !== null;
  }

  /** Whether this link's bill is shown and has time left, or is loading. */
  isOpen({ bill }: DogecoinUri): boolean {
    const isShown = this.state.status === 'ready' || this.state.status === 'loading';
    if (!isShown || this.timeProblem(this.#ports.clock.nowMs()) !== null) return false;
    return this.#link?.bill?.url === bill?.url && this.#link?.bill?.keyHash === bill?.keyHash;
  }

  /** Why the bill shown can't be paid now; null when it can, or there is none. @param nowMs - milliseconds since 1970 */
  timeProblem(nowMs: number): BillProblem | null {
    return this.state.status === 'ready' ? timeProblem(this.state.bill, nowMs) : null;
  }

  /** The transfer that paid the bill shown, or may have; null: none. Rejected transfers don't count. */
  get payment(): PendingTransfer | null {
    const { state } = this;
    if (state.status !== 'ready') return null;
    const { transfers } = this.#stores.tx.journal;
    const paid = ({ bill, stage }: PendingTransfer) =>
      bill !== undefined && stage !== 'rejected' && isSameBill(bill, state.bill);
    return transfers.find(paid) ?? null;
  }

  /** Fetches and checks the bill of a link. Never throws: `state` says how it went. */
  async open(link: DogecoinUri): Promise<void> {
    this.#leaving.abort();
    const leaving = new AbortController();
    this.#leaving = leaving;
    this.#link = link;
    this.icon = IDLE;
    this.state = { status: 'loading' };
    const state = await this.#fetch(link, leaving.signal).catch(
      (thrown: unknown): BillState => ({ status: 'failed', fault: toFault(thrown, 'offline') }),
    );
    runInAction(() => {
      if (!leaving.signal.aborted) this.state = state;
    });
  }

  /** Opens the same link again. */
  async retry(): Promise<void> {
    if (this.#link !== null) await this.open(this.#link);
  }

  /** Fetches the vendor's picture; this reveals to the vendor's server that the bill is being viewed. */
  async loadIcon(): Promise<void> {
    const { state } = this;
    if (state.status !== 'ready' || state.bill.icon === null || this.#ports.relay === null) return;
    const { signal } = this.#leaving;
    this.icon = loading(this.icon);
    const icon = await this.#ports.relay.icon(state.bill.icon, signal).then(
      (content) => ready(content, this.#ports.clock.nowMs()),
      (thrown: unknown) => failed<UntrustedContent>(IDLE, toFault(thrown, 'offline')),
    );
    runInAction(() => {
      if (!signal.aborted) this.icon = icon;
    });
  }

  /** Prepares the payment for the confirm screen. Does nothing once it is paid or has expired. */
  async prepare(): Promise<void> {
    const { state } = this;
    const { tx } = this.#stores;
    if (state.status !== 'ready' || tx.from === null || tx.flow.isBusy || this.payment !== null) return;
    if (this.timeProblem(this.#ports.clock.nowMs()) !== null) return;
    if (!tx.canSpend) {
      tx.flow.reject({ kind: 'signing', problem: { kind: 'not-ours', address: tx.from } });
      return;
    }
    await tx.flow.prepare(billRequest(state.bill, tx.from, this.#ports.network));
  }

  /** Polls the relay about a payment until it is settled. @returns stops polling */
  follow(txid: Txid): () => void {
    return followPayment(this.#ports, this.#stores.tx.journal, txid);
  }

  /** Called when the session ends. */
  forget(): void {
    this.#leaving.abort();
    this.#link = null;
    this.icon = IDLE;
    this.state = { status: 'idle' };
  }

  async #fetch(link: DogecoinUri, signal: AbortSignal): Promise<BillState> {
    const { relay } = this.#ports;
    if (relay === null || link.bill === undefined) throw new Fault('not-found', 'no bill');
    const fetched = await relay.bill(link.bill, signal);
    if (!fetched.ok) return { status: 'refused', problem: fetched.problem };
    const problem = linkProblem(link, fetched.value);
    return problem === null ? { status: 'ready', bill: fetched.value } : { status: 'refused', problem };
  }
}
