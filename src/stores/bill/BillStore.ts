/** The bill on show, from its link to its payment, and what its relay says afterwards. */
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

/** How far a bill came. */
export type BillState =
  | { readonly status: 'idle' }
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly fault: Fault }
  | { readonly status: 'refused'; readonly problem: BillProblem }
  | { readonly status: 'ready'; readonly bill: Bill };

/** Who pays. */
interface BillWallet {
  readonly tx: SpendingWallet;
}

/** One at a time. */
export class BillStore implements LazyStore {
  state: BillState = { status: 'idle' };
  /** the vendor's picture, once somebody asked for it */
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

  /** Whether no vendor is ever asked here. */
  get isClosed(): boolean {
    return this.#ports.relay === null;
  }

  /** Whether the link names an address that can be paid without its bill. */
  get hasAddress(): boolean {
    return (this.#link?.address ?? null) !== null;
  }

  /** Whether this very link's bill is on show with time left, or on its way. */
  isOpen({ bill }: DogecoinUri): boolean {
    const isShown = this.state.status === 'ready' || this.state.status === 'loading';
    if (!isShown || this.timeProblem(this.#ports.clock.nowMs()) !== null) return false;
    return this.#link?.bill?.url === bill?.url && this.#link?.bill?.keyHash === bill?.keyHash;
  }

  /** Why the bill on show may not be paid now; null: it may, or none is. @param nowMs - milliseconds since 1970 */
  timeProblem(nowMs: number): BillProblem | null {
    return this.state.status === 'ready' ? timeProblem(this.state.bill, nowMs) : null;
  }

  /** The transfer that paid the bill on show, or may have; null: none. What was never handed over did not. */
  get payment(): PendingTransfer | null {
    const { state } = this;
    if (state.status !== 'ready') return null;
    const { transfers } = this.#stores.tx.journal;
    const paid = ({ bill, stage }: PendingTransfer) =>
      bill !== undefined && stage !== 'rejected' && isSameBill(bill, state.bill);
    return transfers.find(paid) ?? null;
  }

  /** Fetches the bill of a link and checks it. Never throws: `state` says what came of it. */
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

  /** The same link once more. */
  async retry(): Promise<void> {
    if (this.#link !== null) await this.open(this.#link);
  }

  /** Fetches the vendor's picture: the vendor's server learns that somebody looks. */
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

  /** Prepares its payment: the confirm screen shows it next. Nothing happens once it is paid, or too late. */
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

  /** Asks the relay how a payment stands until it is settled. @returns stops asking */
  follow(txid: Txid): () => void {
    return followPayment(this.#ports, this.#stores.tx.journal, txid);
  }

  /** The session ended: what was fetched is gone. */
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
