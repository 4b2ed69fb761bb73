/** What a round of token transfers works with, and how far it has come. */
import type { PendingJournal } from '../../chain/PendingJournal.ts';
import type { TokenJournal } from '../../chain/TokenJournal.ts';

export interface RunnerServices {
  readonly pending: PendingJournal;
  readonly journal: TokenJournal;
}

/** Transactions that left in the round under way, and how many are to leave in all. */
export interface RunProgress {
  readonly done: number;
  readonly total: number;
}
