/** Combined progress of several transfers. */

import type { TokenTransfer } from '../../domain/drc20/send/TokenTransfer.ts';
import type { TransferSubject } from '../../domain/drc20/TokenActivity.ts';
import { tokenUnits } from '../../domain/drc20/TokenUnits.ts';
import { activityStateOf } from '../lists/activityState.ts';

export interface BatchItem {
  readonly transfer: TokenTransfer;
  /** the recipient's contact name; null if it isn't a contact */
  readonly name: string | null;
}

export interface BatchSums {
  /** the total, sent or not */
  readonly whole: TransferSubject;
  readonly done: number;
  readonly onTheirWay: number;
  readonly waiting: number;
  readonly failed: number;
  readonly of: number;
}

/** @returns null for an empty list */
export function sumBatch(items: readonly BatchItem[]): BatchSums | null {
  const [first] = items;
  if (first === undefined) return null;
  const states = items.map(({ transfer }) => activityStateOf(transfer.stage));
  const count = (state: (typeof states)[number]) => states.filter((one) => one === state).length;
  const waiting = items.filter(({ transfer }) => transfer.stage === 'waiting').length;
  const [done, failed] = [count('done'), count('failed')];
  const onTheirWay = count('under-way') - waiting;
  return {
    whole: wholeOf(items, first.transfer.subject),
    done,
    onTheirWay,
    waiting,
    failed,
    of: items.length,
  };
}

function wholeOf(items: readonly BatchItem[], subject: TransferSubject): TransferSubject {
  if (subject.kind !== 'token') return subject;
  const sum = items.reduce(
    (all, { transfer }) => all + (transfer.subject.kind === 'token' ? transfer.subject.amount : 0n),
    0n,
  );
  return { ...subject, amount: tokenUnits(sum) };
}
