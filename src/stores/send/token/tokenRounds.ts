/** One round over the pending token transfers. */
import { runInAction } from 'mobx';
import { nextTransaction } from '../../../domain/drc20/send/nextTransaction.ts';
import { isTokenTransferOver, type TokenTransfer } from '../../../domain/drc20/send/TokenTransfer.ts';
import { derive, partsOf } from '../../../domain/drc20/send/tokenStage.ts';
import type { TokenIndexer } from '../../../ports/TokenIndexer.ts';
import type { PendingJournal } from '../../chain/PendingJournal.ts';
import type { TokenJournal } from '../../chain/TokenJournal.ts';
import { fetchVerdict } from './fetchVerdict.ts';

export interface RunnerServices {
  readonly pending: PendingJournal;
  readonly journal: TokenJournal;
}

/** Transactions broadcast in the current round, and the total to broadcast. */
export interface RunProgress {
  readonly done: number;
  readonly total: number;
}

/** Updates every transfer's stage from its transactions. */
export function takeOver({ pending, journal }: RunnerServices): void {
  const changed = journal.transfers.flatMap((transfer) => {
    const now = derive(transfer, partsOf(transfer, pending.find));
    return now === transfer ? [] : [now];
  });
  if (changed.length === 0) return;
  runInAction(() => {
    for (const now of changed) journal.update(now.id, now);
  });
}

/** Whether something is left to do: after a rejected commit, the waiting reveal must be rejected too. */
const isOpen = (transfer: TokenTransfer): boolean =>
  !isTokenTransferOver(transfer) || transfer.stage === 'rejected';

/** Broadcasts whatever is ready, until nothing more is. */
export async function release(
  services: RunnerServices,
  notify: (progress: RunProgress) => void,
): Promise<void> {
  const { pending, journal } = services;
  const tried = new Set<string>();
  for (;;) {
    takeOver(services);
    const transfers = journal.transfers.filter(isOpen).reverse();
    const next = nextTransaction({ transfers, pending: pending.transfers, tried });
    if (next === null) return;
    if (next.kind === 'reject') {
      pending.rejectUnsent(next.txids);
      continue;
    }
    notify(progressOf(services, tried.size));
    tried.add(next.txid);
    await pending.send(next.txid);
  }
}

function progressOf({ pending, journal }: RunnerServices, done: number): RunProgress {
  const parts = journal.unsettled.flatMap(({ id, commitTxid }) => [commitTxid, id]);
  const left = parts.filter((txid) => pending.find(txid)?.tries === 0).length;
  return { done, total: done + left };
}

/** Asks the indexes about mined transfers without a verdict. */
export async function fetchVerdicts(
  services: RunnerServices,
  indexers: readonly TokenIndexer[],
): Promise<void> {
  const { journal } = services;
  for (const { id } of journal.transfers.filter(({ stage }) => stage === 'mined')) {
    const verdict = await fetchVerdict(indexers, id);
    if (verdict.kind === 'none' || journal.find(id)?.stage !== 'mined') continue;
    runInAction(() => journal.update(id, { verdict }));
  }
  takeOver(services);
}
