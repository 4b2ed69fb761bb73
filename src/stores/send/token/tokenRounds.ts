/** What is done in one round with the token transfers that are under way. */
import { runInAction } from 'mobx';
import { nextTransaction } from '../../../domain/drc20/send/nextTransaction.ts';
import { isTokenTransferOver, type TokenTransfer } from '../../../domain/drc20/send/TokenTransfer.ts';
import { derive, partsOf } from '../../../domain/drc20/send/tokenStage.ts';
import type { TokenIndexer } from '../../../ports/TokenIndexer.ts';
import type { PendingJournal } from '../../chain/PendingJournal.ts';
import type { TokenJournal } from '../../chain/TokenJournal.ts';
import { fetchVerdict } from './fetchVerdict.ts';

/** What a round works with. */
export interface RunnerServices {
  readonly pending: PendingJournal;
  readonly journal: TokenJournal;
}

/** Transactions that left in the round under way, and how many are to leave in all. */
export interface RunProgress {
  readonly done: number;
  readonly total: number;
}

/** Every transfer's stage follows its transactions. */
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

/** Whether something is left to do: of one whose commit was rejected, the reveal that waited for it goes too. */
const isOpen = (transfer: TokenTransfer): boolean =>
  !isTokenTransferOver(transfer) || transfer.stage === 'rejected';

/** Hands over what may leave, until nothing more may. */
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

/** Asks the indexes about what is in a block and was not settled by them. */
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
