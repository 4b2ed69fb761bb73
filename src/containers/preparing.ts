/** What screens that prepare a transfer have in common. */

import type { PrepareFailure } from '../domain/tx/preparation.ts';
import type { Preparation } from '../stores/send/TransferFlow.ts';
import type { TxStore } from '../stores/TxStore.ts';

/** Why the last review did not come to be; what the plan says itself is shown with the plan. */
export function failureOf(preparation: Preparation): PrepareFailure | null {
  if (preparation.status === 'failed') return { kind: 'fault', fault: preparation.fault };
  if (preparation.status !== 'rejected' || preparation.problem.kind === 'plan') return null;
  return preparation.problem;
}

/** What is being prepared when the person goes elsewhere must not call them back. */
export function leaveForm(tx: TxStore): void {
  if (tx.flow.state.status === 'preparing') tx.flow.cancel();
}
