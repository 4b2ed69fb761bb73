/** Our transfers in memory, and those of them that are handed to the disk. */
import { makeAutoObservable, runInAction } from 'mobx';
import type { PendingTransfer } from '../../domain/tx/PendingTransfer.ts';
import type { StateStorage } from '../../ports/StateStorage.ts';
import type { PendingList, Transfers } from './PendingList.ts';

/** The same list where nothing in it is another. */
const unlessSame = (now: Transfers, before: Transfers): Transfers =>
  now.length === before.length && now.every((one, at) => one === before[at]) ? before : now;

/** One with a part changed; the same where that changes nothing. */
function changedBy(transfer: PendingTransfer, part: Partial<PendingTransfer>): PendingTransfer {
  const isAsBefore = ([name, value]: [string, unknown]) =>
    (transfer[name as keyof PendingTransfer] ?? null) === (value ?? null);
  return Object.entries(part).every(isAsBefore) ? transfer : { ...transfer, ...part };
}

/** Newest first. Each transfer that changed is another object, and no other. */
export class TransferList {
  transfers: Transfers = [];
  /** as they are on disk, or on their way there */
  persisted: Transfers = [];

  /** what is changed through it is handed to the disk at once */
  readonly atOnce = this.#listOver((to) => this.change(to));
  /** what is changed through it goes to the disk with the next change at once */
  readonly later = this.#listOver((to) => this.changeInMemory(to));

  readonly #state: Pick<StateStorage, 'settled'>;

  constructor(state: Pick<StateStorage, 'settled'>) {
    this.#state = state;
    makeAutoObservable(this, { atOnce: false, later: false }, { deep: false, autoBind: true });
  }

  find(txid: string): PendingTransfer | null {
    return this.transfers.find((transfer) => transfer.txid === txid) ?? null;
  }

  change(to: (transfers: Transfers) => Transfers): void {
    this.changeInMemory(to);
    this.persisted = this.transfers;
  }

  changeInMemory(to: (transfers: Transfers) => Transfers): void {
    this.transfers = unlessSame(to(this.transfers), this.transfers);
  }

  /** Hands over all changes, and waits for the disk. @throws {Fault} `storage-full`, `storage-blocked` */
  async settled(): Promise<void> {
    runInAction(() => this.change((all) => all));
    // reactions wait for the action that called us to end: only then was the change handed to the storage
    await Promise.resolve();
    await this.#state.settled();
  }

  /** What was on disk. */
  restore(transfers: Transfers): void {
    this.transfers = transfers;
    this.persisted = transfers;
  }

  #listOver(change: PendingList['change']): PendingList {
    return {
      ...{ change, all: () => this.transfers, find: (txid) => this.find(txid) },
      update: (txid, part) =>
        change((all) => all.map((one) => (one.txid === txid ? changedBy(one, part) : one))),
      settled: () => this.settled(),
    };
  }
}
