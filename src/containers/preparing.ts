/** Shared by the screens that prepare a transfer. */

import type { PrepareFailure } from '../domain/tx/preparation.ts';
import type { Preparation } from '../stores/send/TransferFlow.ts';
import type { TxStore } from '../stores/TxStore.ts';

/** Why the last preparation failed; problems of the plan are shown with the plan. */
export function failureOf(preparation: Preparation): PrepareFailure | null {
  if (preparation.status === 'failed') return { kind: 'fault', fault: preparation.fault };
  if (preparation.status !== 'rejected' || preparation.problem.kind === 'plan') return null;
  return preparation.problem;
}

/** Cancels a preparation when the user leaves, so that its result does not bring them back. */
export function leaveForm(tx: TxStore): void {
  if (tx.flow.state.status === 'preparing') tx.flow.cancel();
}
