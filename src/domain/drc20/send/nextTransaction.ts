/** Decides which transaction of the pending token transfers is broadcast next. */
import { isOver, type PendingTransfer } from '../../tx/PendingTransfer.ts';
import { canBroadcast, isAmongNodes, parentsOf, waitsForTurn } from '../../tx/pending/tokenParts.ts';
import type { Txid } from '../../tx/Txid.ts';
import { hasCapacityFor } from '../../tx/unconfirmedAncestors.ts';
import type { TokenTransfer } from './TokenTransfer.ts';

/** The next step. */
export type NextTransaction =
  | { readonly kind: 'send'; readonly txid: Txid }
  /** these were never broadcast and never will be: a transaction that they depend on was rejected */
  | { readonly kind: 'reject'; readonly txids: readonly Txid[] };

export interface PartsUnderWay {
  /** in the order of broadcast */
  readonly transfers: readonly TokenTransfer[];
  readonly pending: readonly PendingTransfer[];
  /** already tried in this round: they wait for the next one */
  readonly tried: ReadonlySet<string>;
}

type Step = NextTransaction | 'wait' | 'go-on';

/**
 * A commit is sent when all before it in its batch are out with their reveals and nodes have room for it and its reveal; a reveal is sent
 * when its commit is out.
 *
 * @returns null when nothing can be done now
 */
export function nextTransaction({ transfers, pending, tried }: PartsUnderWay): NextTransaction | null {
  const byTxid = new Map<string, PendingTransfer>(pending.map((one) => [one.txid, one]));
  const waiting = new Set<string>();
  for (const transfer of transfers) {
    const [commit, reveal] = [byTxid.get(transfer.commitTxid), byTxid.get(transfer.id)];
    if (commit === undefined || reveal === undefined) continue;
    const batch = transfer.batch?.id ?? transfer.id;
    const step = stepOf(commit, reveal, pending, waiting.has(batch));
    if (step === 'go-on') continue;
    if (step === 'wait' || (step.kind === 'send' && tried.has(step.txid))) waiting.add(batch);
    else return step;
  }
  return null;
}

function stepOf(
  commit: PendingTransfer,
  reveal: PendingTransfer,
  pending: readonly PendingTransfer[],
  isHeldUp: boolean,
): Step {
  if (isOver(commit)) return waitsForTurn(reveal) ? { kind: 'reject', txids: [reveal.txid] } : 'go-on';
  if (waitsForTurn(commit)) return stepOfCommit(commit, reveal, pending, isHeldUp);
  if (commit.stage !== 'accepted' && commit.stage !== 'confirmed') return 'wait';
  if (waitsForTurn(reveal)) {
    return canBroadcast(reveal, pending) ? { kind: 'send', txid: reveal.txid } : 'go-on';
  }
  const isOutOrBack =
    reveal.stage === 'accepted' || reveal.stage === 'confirmed' || reveal.stage === 'replaced';
  return isOutOrBack || isRecovered(reveal, pending) ? 'go-on' : 'wait';
}

function stepOfCommit(
  commit: PendingTransfer,
  reveal: PendingTransfer,
  pending: readonly PendingTransfer[],
  isHeldUp: boolean,
): Step {
  if (parentsOf(commit, pending).some(isOver)) return { kind: 'reject', txids: [commit.txid, reveal.txid] };
  if (isHeldUp || !canBroadcast(commit, pending)) return 'wait';
  const hasCapacity = hasCapacityFor([commit, reveal], pending.filter(isAmongNodes));
  return hasCapacity ? { kind: 'send', txid: commit.txid } : 'wait';
}

const isRecovered = (reveal: PendingTransfer, pending: readonly PendingTransfer[]): boolean =>
  pending.some(
    (one) =>
      one.tokenPart?.role === 'recovery' &&
      one.tokenPart.of === reveal.tokenPart?.of &&
      (one.stage === 'accepted' || one.stage === 'confirmed'),
  );
