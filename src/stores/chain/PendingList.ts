/** The list of our pending transfers, as those who hand over and ask about them see it. */
import type { PendingTransfer } from '../../domain/tx/PendingTransfer.ts';
import type { Txid } from '../../domain/tx/Txid.ts';
import type { ChainIndexer } from '../../ports/ChainIndexer.ts';
import type { Clock } from '../../ports/Clock.ts';
import type { StateStorage } from '../../ports/StateStorage.ts';

/** Transfers, newest first. */
export type Transfers = readonly PendingTransfer[];

/** What works on the list. */
export interface PendingServices {
  readonly chain: ChainIndexer;
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
