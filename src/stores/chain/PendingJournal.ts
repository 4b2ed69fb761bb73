/** Our own transfers until the chain has settled them: persisted before broadcast, queried until they are done. */
import { makeAutoObservable, runInAction } from 'mobx';
import type { PaidBill } from '../../domain/dogeconnect/Bill.ts';
import { toFault } from '../../domain/fault.ts';
import type { VerdictOf } from '../../domain/tx/coins/coinVerdicts.ts';
import { isOnNetwork, isOver, type PendingTransfer } from '../../domain/tx/PendingTransfer.ts';
import { canBroadcast } from '../../domain/tx/pending/tokenParts.ts';
import type { Txid } from '../../domain/tx/Txid.ts';
import { broadcastTransfer } from './broadcastTransfer.ts';
import { queryTransfer } from './queryTransfer.ts';
import {
  deepenedTo,
  dropBytes,
  inDoubt,
  isCounted,
  unresolvedOf,
  unsettledOf,
  voidAll,
  withForgotten,
  withRecorded,
  withTakenBack,
  withUnsentRejected,
} from './retainedTransfers.ts';
import {
  type JointWrite,
  NO_JOINT_WRITE,
  type PendingList,
  type PendingServices,
  TransferList,
  type Transfers,
} from './TransferList.ts';

/** The journal. Its list persists across restarts. */
export class PendingJournal {
  /** transfers being broadcast right now */
  inFlight: readonly Txid[] = [];

  readonly #outside: PendingServices;
  readonly #judge: VerdictOf;
  readonly #list: TransferList;

  /** @param judge - verdict on the inscriptions of a coin about to be spent */
  constructor(outside: PendingServices, judge: VerdictOf = () => 'unknown') {
    this.#judge = judge;
    this.#outside = outside;
    this.#list = new TransferList(outside);
    makeAutoObservable(this, {}, { deep: false, autoBind: true });
  }

  /** Newest first. */
  get transfers(): Transfers {
    return this.#list.shown;
  }

  /** As persisted, or about to be. */
  get persisted(): Transfers {
    return this.#list.persisted;
  }

  /** Transfers to query the chain about, including those replaced by one that is not settled. */
  get unsettled(): readonly PendingTransfer[] {
    return unsettledOf(this.transfers);
  }

  find(txid: string): PendingTransfer | null {
    return this.transfers.find((transfer) => transfer.txid === txid) ?? null;
  }

  /**
   * Persists a transfer. Only persisted transfers may be broadcast: when writing fails, the list is restored. Transfers that it
   * replaces are marked at once, so that no coin counts twice.
   *
   * @throws {Fault} `storage-full`, `storage-blocked`, `corrupt`
   */
  record(transfer: PendingTransfer): Promise<void> {
    return this.recordAll([transfer]);
  }

  /**
   * Persists several at once, all or none, together with a joint write.
   * @param added - in broadcast order
   * @throws {Fault} `storage-full`, `storage-blocked`, `corrupt`
   */
  async recordAll(added: readonly PendingTransfer[], beside: JointWrite = NO_JOINT_WRITE): Promise<void> {
    const before = added.flatMap(({ txid }) => this.#list.atOnce.find(txid) ?? []);
    runInAction(() => {
      this.#list.change(withRecorded(added, this.#judge));
      beside.write();
    });
    try {
      await this.#list.settled();
    } catch (thrown) {
      runInAction(() => {
        this.#list.change(withTakenBack(added, before));
        beside.undo();
      });
      throw toFault(thrown, 'storage-blocked');
    }
  }

  /** Broadcasts the stored bytes, the first time or again. Never throws: the stage says what happened. */
  send(txid: Txid): Promise<void> {
    return this.#send(txid, this.#list.atOnce);
  }

  /**
   * Queries the chain about unsettled transfers, parents first, and rebroadcasts unknown ones. Results are persisted at the end: an
   * app killed before queries again.
   * @param isAsked - filters them; all by default
   */
  async reconcile(isAsked: (transfer: PendingTransfer) => boolean = () => true): Promise<void> {
    this.#list.later.change(voidAll);
    const all = this.#list.later.all();
    const asked = new Set(
      [...unsettledOf(all), ...unresolvedOf(all)].filter(isAsked).map(({ txid }) => txid),
    );
    const inOrder = all.filter(({ txid }) => asked.has(txid)).reverse();
    for (const { txid } of inOrder) await this.#reconcileOne(txid);
    this.#list.change(dropBytes);
  }

  /** A new block holds none of them: mined ones get more confirmations. */
  advance(height: number): void {
    if (this.transfers.some(isCounted(height))) this.#list.show((all) => all.map(deepenedTo(height)));
  }

  /** Transfers in flight when the app was killed may or may not have gone out; those waiting for their turn did not. */
  afterRestart(): void {
    this.#list.change(inDoubt);
  }

  /** Parts of token transfers that wait for their turn are never sent: the transfer they spend was rejected. */
  rejectUnsent(txids: readonly Txid[]): void {
    this.#list.change(withUnsentRejected(txids));
  }

  /**
   * Hides transfers and frees their coins. Only for transfers unknown to the network. Their recipients are remembered while the
   * bytes may confirm.
   */
  forget(txids: readonly Txid[]): void {
    this.#list.change(withForgotten(txids));
  }

  /** The user acknowledged that it went through after all. */
  markReported(txid: Txid): void {
    this.#list.atOnce.update(txid, { wentThrough: false });
  }

  /** Queries a failed transfer. @returns whether the network knows it after all: then it is pending again */
  async findOut(txid: Txid): Promise<boolean> {
    await queryTransfer(this.#outside, this.#list.atOnce, txid);
    return this.transfers.some((transfer) => transfer.txid === txid && isOnNetwork(transfer));
  }

  /** Stores the relay's answer about a bill's payment. */
  noteBill(txid: Txid, bill: PaidBill): void {
    this.#list.atOnce.update(txid, { bill });
  }

  /** Called with what was on disk. */
  restore(transfers: Transfers): void {
    this.#list.restore(transfers);
  }

  reset(): void {
    this.restore([]);
  }

  async #reconcileOne(txid: Txid): Promise<void> {
    // a transfer still being persisted must not be sent: it may be taken back
    const { later } = this.#list;
    if (later.find(txid)?.stage === 'sending' || this.inFlight.includes(txid)) return;
    if (await queryTransfer(this.#outside, later, txid)) await this.#send(txid, later);
  }

  async #send(txid: Txid, list: PendingList): Promise<void> {
    const transfer = list.find(txid);
    if (transfer === null || transfer.rawHex === '' || this.inFlight.includes(txid)) return;
    if (!canBroadcast(transfer, list.all())) return;
    this.#setInFlight([...this.inFlight, txid]);
    if (await this.#revive(transfer)) await broadcastTransfer(this.#outside, list, transfer);
    this.#setInFlight(this.inFlight.filter((other) => other !== txid));
  }

  /** Marks a failed transfer as pending again, on disk before broadcast. @returns whether it may be broadcast */
  async #revive(transfer: PendingTransfer): Promise<boolean> {
    if (!isOver(transfer)) return true;
    return this.record({ ...transfer, stage: 'sending' }).then(
      () => true,
      () => false,
    );
  }

  #setInFlight(inFlight: readonly Txid[]): void {
    runInAction(() => {
      this.inFlight = inFlight;
    });
  }
}
