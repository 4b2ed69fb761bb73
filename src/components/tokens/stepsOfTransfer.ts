/** Progress of one of our transfers, as steps for the user. */

import type { TokenStage, TokenTransfer } from '../../domain/drc20/send/TokenTransfer.ts';
import type { NodeRejection } from '../../domain/tx/PendingTransfer.ts';
import type { Txid } from '../../domain/tx/Txid.ts';
import {
  describeReading,
  describeVerdict,
  ACTIVITY_MESSAGES as MESSAGES,
} from '../../i18n/messages/tokens/tokenActivityMessages.ts';
import { describeConfirmations } from '../../i18n/messages/wallet/describeConfirmations.ts';

/** One transaction of a transfer: its commit, its reveal, or the recovery. */
export interface TransferLeg {
  readonly txid: Txid;
  /** 0 while unconfirmed */
  readonly confirmations: number;
  /** null: not rejected */
  readonly rejection: NodeRejection | null;
}

/** An index's progress, until it has settled a transfer. */
export interface IndexProgress {
  /** its host; null: none answers */
  readonly index: string | null;
  /** blocks it has yet to read; null if unreported */
  readonly behind: number | null;
}

export interface SteppedTransfer {
  readonly transfer: TokenTransfer;
  readonly commit: TransferLeg;
  readonly reveal: TransferLeg;
  /** null without a recovery */
  readonly recovery: TransferLeg | null;
  readonly progress: IndexProgress;
}

export interface TransferStep {
  readonly key: 'commit' | 'reveal' | 'block' | 'index' | 'recovery';
  readonly state: 'done' | 'now' | 'next' | 'failed';
  readonly title: string;
  readonly text: string;
  /** the linked transaction; null: none, or one that no server has */
  readonly txid: Txid | null;
}

/** The stages without failures, in order. */
const WAY: readonly TokenStage[] = ['waiting', 'committing', 'revealing', 'sent', 'mined', 'indexed'];

/** A stage's position among them; a failure is placed where it occurred. */
function positionOf(stage: TokenStage): number {
  if (stage === 'failed') return WAY.indexOf('indexed');
  if (stage === 'rejected') return WAY.indexOf('committing');
  const step = WAY.indexOf(stage);
  return step === -1 ? WAY.indexOf('revealing') : step;
}

const stateOf = (step: number, from: number): TransferStep['state'] =>
  step > from ? 'done' : step === from ? 'now' : 'next';

const legText = (leg: TransferLeg, state: TransferStep['state'], note: string): string => {
  switch (state) {
    case 'done':
      return leg.confirmations > 0 ? describeConfirmations(leg.confirmations) : MESSAGES.withNetwork;
    case 'now':
      return MESSAGES.leaving;
    case 'failed':
      return MESSAGES.rejected;
    case 'next':
      return note;
  }
};

function legStep(key: 'commit' | 'reveal', leg: TransferLeg, state: TransferStep['state']): TransferStep {
  const [title, note] =
    key === 'commit' ? [MESSAGES.commit, MESSAGES.commitNote] : [MESSAGES.reveal, MESSAGES.revealNote];
  return { key, state, title, text: legText(leg, state, note), txid: state === 'done' ? leg.txid : null };
}

function indexText({ transfer, progress }: SteppedTransfer, state: TransferStep['state']): string {
  const { verdict } = transfer;
  if (verdict.kind === 'indexed') return describeVerdict(verdict.index, verdict.height);
  if (verdict.kind === 'failed') return MESSAGES.nothingMoved;
  if (state === 'next') return MESSAGES.waits;
  return progress.index === null ? MESSAGES.noIndex : describeReading(progress.index, progress.behind);
}

function ledgerSteps(own: SteppedTransfer, step: number): readonly TransferStep[] {
  const { reveal, transfer } = own;
  const block = stateOf(step, WAY.indexOf('sent'));
  const index =
    transfer.stage === 'failed' ? 'failed' : transfer.stage === 'indexed' ? 'done' : stateOf(step, 4);
  return [
    {
      key: 'block',
      state: block,
      title: MESSAGES.block,
      text: block === 'done' ? describeConfirmations(Math.max(1, reveal.confirmations)) : MESSAGES.noBlock,
      txid: null,
    },
    { key: 'index', state: index, title: MESSAGES.index, text: indexText(own, index), txid: null },
  ];
}

/** The steps in order, without those that can't happen any more. */
export function transferSteps(own: SteppedTransfer): readonly TransferStep[] {
  const { transfer, commit, reveal, recovery } = own;
  const { stage } = transfer;
  const step = positionOf(stage);
  const first = legStep('commit', commit, stage === 'rejected' ? 'failed' : stateOf(step, 1));
  if (stage === 'rejected') return [first];
  const isLost = stage === 'stuck' || stage === 'recovering' || stage === 'recovered';
  const second = legStep('reveal', reveal, isLost ? 'failed' : stateOf(step, 2));
  if (!isLost) return [first, second, ...ledgerSteps(own, step)];
  if (recovery === null) return [first, second];
  const state = stage === 'recovered' ? 'done' : 'now';
  const text =
    recovery.confirmations > 0 ? describeConfirmations(recovery.confirmations) : MESSAGES.withNetwork;
  return [first, second, { key: 'recovery', state, title: MESSAGES.recovery, text, txid: recovery.txid }];
}
