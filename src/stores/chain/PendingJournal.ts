/** Our own transfers until the chain has settled them: written down before they leave, asked about until they are done. */
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

/** The journal. Its list is kept across restarts. */
export class PendingJournal {
  /** transfers whose bytes are being broadcast this moment */
  inFlight: readonly Txid[] = [];

  readonly #outside: PendingServices;
  readonly #judge: VerdictOf;
  readonly #list: TransferList;

  /** @param judge - what is known of the inscriptions of a coin that is about to be spent */
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

  /** As they are on disk, or on their way there. */
  get persisted(): Transfers {
    return this.#list.persisted;
  }

  /** Transfers that the chain still has to be asked about: with those that gave way to one that is not settled. */
  get unsettled(): readonly PendingTransfer[] {
    return unsettledOf(this.transfers);
  }

  find(txid: string): PendingTransfer | null {
    return this.transfers.find((transfer) => transfer.txid === txid) ?? null;
  }

  /**
   * Writes a transfer down. Only what is on disk may leave: when writing fails, the list is as it was before.
   * What it was made to replace gives way at once, so that no coin counts twice.
   *
   * @throws {Fault} `storage-full`, `storage-blocked`, `corrupt`
   */
  record(transfer: PendingTransfer): Promise<void> {
    return this.recordAll([transfer]);
  }

  /**
   * Writes several down at once, all or none, and what is to be known beside them.
   * @param added - in the order in which they are to leave
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

  /** Hands the very bytes to the network, the first time or again. Never throws: the stage says what happened. */
  send(txid: Txid): Promise<void> {
    return this.#send(txid, this.#list.atOnce);
  }

  /**
   * Asks the chain about unsettled transfers, parents first, and hands over again what it does not know. All that comes of it is written
   * down at the end: who is killed before asks again.
   * @param isAsked - about which of them; all unless given
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

  /** A block came that holds none of them: what others hold is one deeper. */
  advance(height: number): void {
    if (this.transfers.some(isCounted(height))) this.#list.show((all) => all.map(deepenedTo(height)));
  }

  /** What was on its way when the app was killed may or may not have gone out; what waited for its turn did not. */
  afterRestart(): void {
    this.#list.change(inDoubt);
  }

  /** Parts of token transfers that wait for their turn will never leave: what they rest on was rejected. */
  rejectUnsent(txids: readonly Txid[]): void {
    this.#list.change(withUnsentRejected(txids));
  }

  /**
   * Puts transfers away: their coins are free again. Only for what the network does not know. Whom they pay is remembered while their
   * bytes may confirm.
   */
  forget(txids: readonly Txid[]): void {
    this.#list.change(withForgotten(txids));
  }

  /** The person has heard that it went through after all. */
  markReported(txid: Txid): void {
    this.#list.atOnce.update(txid, { wentThrough: false });
  }

  /** Asks about one that came to nothing. @returns whether the network knows it after all: then it is under way again */
  async findOut(txid: Txid): Promise<boolean> {
    await queryTransfer(this.#outside, this.#list.atOnce, txid);
    return this.transfers.some((transfer) => transfer.txid === txid && isOnNetwork(transfer));
  }

  /** What the relay of a bill's payment says of it. */
  noteBill(txid: Txid, bill: PaidBill): void {
    this.#list.atOnce.update(txid, { bill });
  }

  /** What was on disk. */
  restore(transfers: Transfers): void {
    this.#list.restore(transfers);
  }

  reset(): void {
    this.restore([]);
  }

  async #reconcileOne(txid: Txid): Promise<void> {
    // what is still being written down may not leave, and may be taken out again
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

  /** What was over is under way again, on disk too before it leaves. @returns whether it may leave */
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
