/** Derives a token transfer's stage from its transactions and from the index's verdict. */
import { isLive, isOver, type PendingTransfer } from '../../tx/PendingTransfer.ts';
import { waitsForTurn } from '../../tx/pending/tokenParts.ts';
import type { TokenStage, TokenTransfer } from './TokenTransfer.ts';

/** Its transactions; null for those that are no longer stored, or were never made. */
export interface TokenParts {
  readonly commit: PendingTransfer | null;
  readonly reveal: PendingTransfer | null;
  readonly recovery: PendingTransfer | null;
}

/** The transactions of one token transfer among all pending transfers. */
export function partsOf(
  { id, commitTxid, recoveryTxid }: Pick<TokenTransfer, 'id' | 'commitTxid' | 'recoveryTxid'>,
  find: (txid: string) => PendingTransfer | null,
): TokenParts {
  const recovery = recoveryTxid === null ? null : find(recoveryTxid);
  return { commit: find(commitTxid), reveal: find(id), recovery };
}

/** The reveal's state takes precedence, then the recovery's, then the commit's. */
export function stageOf(transfer: TokenTransfer, parts: TokenParts): TokenStage {
  const { commit, reveal, recovery } = parts;
  if (reveal === null) return transfer.stage;
  if (reveal.stage === 'confirmed') return settledStage(transfer);
  if (recovery?.stage === 'confirmed') return 'recovered';
  if (reveal.stage === 'accepted') return 'sent';
  if (recovery !== null && isLive(recovery)) return 'recovering';
  if (commit === null) return transfer.stage;
  return stageOfCommit(commit) ?? stageOfReveal(reveal, recovery);
}

/** The stage while the commit decides it; null once only the reveal does. */
function stageOfCommit(commit: PendingTransfer): TokenStage | null {
  if (isOver(commit)) return 'rejected';
  if (waitsForTurn(commit)) return 'waiting';
  return commit.stage === 'accepted' || commit.stage === 'confirmed' ? null : 'committing';
}

function stageOfReveal(reveal: PendingTransfer, recovery: PendingTransfer | null): TokenStage {
  // only a copy of this wallet can spend the commit's output: then the money was recovered there
  if (reveal.stage === 'replaced' && recovery === null) return 'recovered';
  return isOver(reveal) ? 'stuck' : 'revealing';
}

const settledStage = ({ verdict }: TokenTransfer): TokenStage =>
  verdict.kind === 'none' ? 'mined' : verdict.kind;

/** A transfer updated from its transactions. The index's verdict is dropped when the reveal's block is no longer in the chain. */
export function derive(transfer: TokenTransfer, parts: TokenParts): TokenTransfer {
  const { reveal } = parts;
  const isUndone = reveal !== null && reveal.stage !== 'confirmed' && transfer.verdict.kind !== 'none';
  const known: TokenTransfer = isUndone ? { ...transfer, verdict: { kind: 'none' } } : transfer;
  const stage = stageOf(known, parts);
  return stage === known.stage ? known : { ...known, stage };
}
