/** Our transfers, newest first: as known, as shown, and as handed to storage. */
import { makeAutoObservable, runInAction } from 'mobx';
import type { PendingTransfer } from '../../domain/tx/PendingTransfer.ts';
import type { Txid } from '../../domain/tx/Txid.ts';
import type { ChainIndexer } from '../../ports/ChainIndexer.ts';
import type { Clock } from '../../ports/Clock.ts';
import type { PaymentRelay } from '../../ports/PaymentRelay.ts';
import type { StateStorage } from '../../ports/StateStorage.ts';

/** Newest first. */
export type Transfers = readonly PendingTransfer[];

export interface PendingServices {
  readonly chain: ChainIndexer;
  readonly relay: PaymentRelay | null;
  readonly state: Pick<StateStorage, 'entriesSettled'>;
  readonly clock: Clock;
}

/** Narrow interface to the list. */
export interface PendingList {
  all(): Transfers;
  find(txid: Txid): PendingTransfer | null;
  /** Does nothing when it is not there. */
  update(txid: Txid, part: Partial<PendingTransfer>): void;
  change(to: (transfers: Transfers) => Transfers): void;
  /** resolves when all changes are on disk. @throws {Fault} when they can't be written */
  settled(): Promise<void>;
}

/** When nodes stopped knowing a transfer, or now; milliseconds since 1970. */
export const missingSince = ({ missingSinceMs }: PendingTransfer, clock: Clock): number =>
  missingSinceMs ?? clock.nowMs();

/** Data persisted together with transfers, in one write. */
export interface JointWrite {
  write(): void;
  /** called when the write failed */
  undo(): void;
}

export const NO_JOINT_WRITE: JointWrite = { write: () => {}, undo: () => {} };

/** The shown list is updated at most this often during a long poll, milliseconds: everything derived from it is recomputed then. */
const SHOWN_EVERY_MS = 1_000;

/** The previous list if no element changed. */
const unlessSame = (now: Transfers, before: Transfers): Transfers =>
  now.length === before.length && now.every((one, at) => one === before[at]) ? before : now;

/** The transfer with a part changed; the same object if nothing changes. */
function changedBy(transfer: PendingTransfer, part: Partial<PendingTransfer>): PendingTransfer {
  const isAsBefore = ([name, value]: [string, unknown]) =>
    (transfer[name as keyof PendingTransfer] ?? null) === (value ?? null);
  return Object.entries(part).every(isAsBefore) ? transfer : { ...transfer, ...part };
}

/** Newest first. Only transfers that changed become new objects. */
export class TransferList {
  shown: Transfers = [];
  /** as on disk, or about to be */
  persisted: Transfers = [];

  /** changes through it are shown and persisted at once */
  readonly atOnce = this.#listOver((to) => this.change(to));
  /** changes through it are shown soon, and persisted with the next change through `atOnce` */
  readonly later = this.#listOver((to) => this.#changeLater(to));

  readonly #outside: Pick<PendingServices, 'state' | 'clock'>;
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

  /** For changes that can be queried again at any time: persisted with the next `change`. */
  show(to: (transfers: Transfers) => Transfers): void {
    this.#know(to);
    this.#show();
  }

  /** Hands all changes to storage, and waits for the disk. @throws {Fault} `storage-full`, `storage-blocked` */
  async settled(): Promise<void> {
    runInAction(() => this.change((all) => all));
    // reactions run after the calling action ends: only then has storage got the change
    await Promise.resolve();
    await this.#outside.state.entriesSettled();
  }

  /** Called with what was on disk. */
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
      change,
      all: () => this.#known,
      find: (txid) => this.#known.find((transfer) => transfer.txid === txid) ?? null,
      update: (txid, part) =>
        change((all) => all.map((one) => (one.txid === txid ? changedBy(one, part) : one))),
      settled: () => this.settled(),
    };
  }
}
