/** Tells how far a token transfer came, from its transactions and from what the index says. */
import { isLive, isOver, type PendingTransfer } from '../../tx/PendingTransfer.ts';
import { waitsForTurn } from '../../tx/pending/tokenParts.ts';
import type { TokenStage, TokenTransfer } from './TokenTransfer.ts';

/** Its transactions; null for those that are not remembered any more, or were never made. */
export interface TokenParts {
  readonly commit: PendingTransfer | null;
  readonly reveal: PendingTransfer | null;
  readonly recovery: PendingTransfer | null;
}

/** The parts of one token transfer among all pending transfers. */
export function partsOf(
  { id, commitTxid, recoveryTxid }: Pick<TokenTransfer, 'id' | 'commitTxid' | 'recoveryTxid'>,
  find: (txid: string) => PendingTransfer | null,
): TokenParts {
  const recovery = recoveryTxid === null ? null : find(recoveryTxid);
  return { commit: find(commitTxid), reveal: find(id), recovery };
}

/** What is known of the reveal counts most; then what brings the money back; then the commit. */
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

/** How far the commit came; null once the reveal alone decides. */
function stageOfCommit(commit: PendingTransfer): TokenStage | null {
  if (isOver(commit)) return 'rejected';
  if (waitsForTurn(commit)) return 'waiting';
  return commit.stage === 'accepted' || commit.stage === 'confirmed' ? null : 'committing';
}

function stageOfReveal(reveal: PendingTransfer, recovery: PendingTransfer | null): TokenStage {
  // nobody but a copy of this wallet can spend the commit's output: then the money came back there
  if (reveal.stage === 'replaced' && recovery === null) return 'recovered';
  return isOver(reveal) ? 'stuck' : 'revealing';
}

const settledStage = ({ verdict }: TokenTransfer): TokenStage =>
  verdict.kind === 'none' ? 'mined' : verdict.kind;

/** A transfer as its parts have it now. What the index said of a block that is no longer part of the chain is forgotten. */
export function derive(transfer: TokenTransfer, parts: TokenParts): TokenTransfer {
  const { reveal } = parts;
  const isUndone = reveal !== null && reveal.stage !== 'confirmed' && transfer.verdict.kind !== 'none';
  const known: TokenTransfer = isUndone ? { ...transfer, verdict: { kind: 'none' } } : transfer;
  const stage = stageOf(known, parts);
  return stage === known.stage ? known : { ...known, stage };
}
