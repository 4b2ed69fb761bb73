/** Our transfers, newest first: as they are known, as they are shown, and as they are handed to the disk. */
import { makeAutoObservable, runInAction } from 'mobx';
import type { PendingTransfer } from '../../domain/tx/PendingTransfer.ts';
import type { Txid } from '../../domain/tx/Txid.ts';
import type { ChainIndexer } from '../../ports/ChainIndexer.ts';
import type { Clock } from '../../ports/Clock.ts';
import type { PaymentRelay } from '../../ports/PaymentRelay.ts';
import type { StateStorage } from '../../ports/StateStorage.ts';

/** Transfers, newest first. */
export type Transfers = readonly PendingTransfer[];

/** What works on the list. */
export interface PendingServices {
  readonly chain: ChainIndexer;
  readonly relay: PaymentRelay | null;
  readonly state: Pick<StateStorage, 'entriesSettled'>;
  readonly clock: Clock;
}

/** The list. */
export interface PendingList {
  all(): Transfers;
  find(txid: Txid): PendingTransfer | null;
  /** Changes one of them; nothing when it is not there. */
  update(txid: Txid, part: Partial<PendingTransfer>): void;
  /** Changes any of them, in one go. */
  change(to: (transfers: Transfers) => Transfers): void;
  /** resolves when all changes are on disk. @throws {Fault} when they cannot be written */
  settled(): Promise<void>;
}

/** Since when nodes have not known a transfer; milliseconds since 1970. */
export const missingSince = ({ missingSinceMs }: PendingTransfer, clock: Clock): number =>
  missingSinceMs ?? clock.nowMs();

/** What is written down together with transfers, in one write. */
export interface JointWrite {
  write(): void;
  /** the write failed: as it was before */
  undo(): void;
}

export const NO_JOINT_WRITE: JointWrite = { write: () => {}, undo: () => {} };

/** While many are asked about, what is shown follows this often, milliseconds: all that is computed of the list is computed anew then. */
const SHOWN_EVERY_MS = 1_000;

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
  /** as they are shown */
  shown: Transfers = [];
  /** as they are on disk, or on their way there */
  persisted: Transfers = [];

  /** what is changed through it is shown, and handed to the disk, at once */
  readonly atOnce = this.#listOver((to) => this.change(to));
  /** what is changed through it is shown soon, and goes to the disk with the next change at once */
  readonly later = this.#listOver((to) => this.#changeLater(to));

  readonly #outside: Pick<PendingServices, 'state' | 'clock'>;
  /** as they are known */
  #known: Transfers = [];
  #shownAtMs = Number.NEGATIVE_INFINITY;

  constructor(outside: Pick<PendingServices, 'state' | 'clock'>) {
    this.#outside = outside;
    makeAutoObservable(this, { atOnce: false, later: false }, { deep: false, autoBind: true });
  }

  change(to: (transfers: Transfers) => Transfers): void {
    this.#know(to);
    this.#show();
    this.persisted = this.#known;
  }

  /** What can be asked for again at any time: it goes to the disk with the next change. */
  show(to: (transfers: Transfers) => Transfers): void {
    this.#know(to);
    this.#show();
  }

  /** Hands over all changes, and waits for the disk. @throws {Fault} `storage-full`, `storage-blocked` */
  async settled(): Promise<void> {
    runInAction(() => this.change((all) => all));
    // reactions wait for the action that called us to end: only then was the change handed to the storage
    await Promise.resolve();
    await this.#outside.state.entriesSettled();
  }

  /** What was on disk. */
  restore(transfers: Transfers): void {
    this.change(() => transfers);
  }

  #changeLater(to: (transfers: Transfers) => Transfers): void {
    this.#know(to);
    if (this.#outside.clock.nowMs() - this.#shownAtMs >= SHOWN_EVERY_MS) runInAction(() => this.#show());
  }

  #know(to: (transfers: Transfers) => Transfers): void {
    this.#known = unlessSame(to(this.#known), this.#known);
  }

  #show(): void {
    this.shown = this.#known;
    this.#shownAtMs = this.#outside.clock.nowMs();
  }

  #listOver(change: PendingList['change']): PendingList {
    return {
      ...{ change, all: () => this.#known },
      find: (txid) => this.#known.find((transfer) => transfer.txid === txid) ?? null,
      update: (txid, part) =>
        change((all) => all.map((one) => (one.txid === txid ? changedBy(one, part) : one))),
      settled: () => this.settled(),
    };
  }
}
