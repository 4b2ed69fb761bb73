/** The actions on a pending transfer. */
import { sumKoinu } from '../../domain/amount/Koinu.ts';
import { type HistoryEntry, isOpenEntry } from '../../domain/history/HistoryEntry.ts';
import type { ReplacementKind } from '../../domain/tx/Replacement.ts';
import {
  describeBytesProblem,
  describeSigningProblem,
} from '../../i18n/messages/send/describePrepareFailure.ts';
import { describeTransferProblem } from '../../i18n/messages/send/describeTransferProblem.ts';
import type {
  ForgetOffer,
  RescueOffer,
  RescueStep,
  RescueView,
} from '../../screens/wallet/HistoryDetail/HistoryDetailScreen.types.ts';
import type { Rescue } from '../../stores/send/Rescue.ts';
import type { Preparation } from '../../stores/send/TransferFlow.ts';
import type { TxStore } from '../../stores/TxStore.ts';

/** Whether it is ours and still open. */
export const isRescuable = (entry: HistoryEntry): boolean =>
  isOpenEntry(entry) && (entry.direction === 'sent' || entry.direction === 'to-self');

function offerOf(rescue: Rescue, kind: ReplacementKind, mayDropOurs: boolean): RescueOffer {
  const found = rescue.choices(kind, mayDropOurs);
  if (found === null) {
    return rescue.found.status === 'failed'
      ? { kind: 'failed', fault: rescue.found.fault }
      : { kind: 'reading' };
  }
  return found.ok ? { kind: 'possible', choices: found.value } : { kind: 'rejected', problem: found.problem };
}

function forgetOf(tx: TxStore, rescue: Rescue): ForgetOffer {
  const { forgetting } = rescue;
  if (forgetting.kind !== 'now') return forgetting;
  const transfer = tx.journal.find(rescue.txid);
  return transfer === null
    ? { kind: 'never' }
    : { kind: 'possible', frees: sumKoinu(transfer.inputs.map(({ value }) => value)) };
}

/** Progress of preparing a replacement. */
export function stepOf(preparation: Preparation): RescueStep {
  switch (preparation.status) {
    case 'idle':
    case 'ready':
    case 'sending':
      return { kind: 'rest' };
    case 'preparing':
      return { kind: 'preparing' };
    case 'failed':
      return { kind: 'failed', fault: preparation.fault };
    case 'rejected': {
      const { problem } = preparation;
      if (problem.kind === 'plan') return { kind: 'rejected', why: describeTransferProblem(problem.problem) };
      if (problem.kind === 'signing')
        return { kind: 'rejected', why: describeSigningProblem(problem.problem) };
      return { kind: 'rejected', why: describeBytesProblem(problem.problem) };
    }
  }
}

/** @param rescue - null while loading */
export function rescueViewOf(tx: TxStore, rescue: Rescue | null, mayDropOurs: boolean): RescueView {
  const step = stepOf(tx.flow.state);
  if (rescue === null) {
    const reading = { kind: 'reading' } as const;
    return { speedUp: reading, cancel: reading, forget: { kind: 'never' }, step, mayDropOurs };
  }
  return {
    speedUp: offerOf(rescue, 'speed-up', mayDropOurs),
    cancel: offerOf(rescue, 'cancel', mayDropOurs),
    forget: forgetOf(tx, rescue),
    step,
    mayDropOurs,
  };
}
