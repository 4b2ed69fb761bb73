/** Asks every token index for the outcome of a transfer. */

import type { TokenTransfer } from '../../../domain/drc20/send/TokenTransfer.ts';
import type { TokenActivity } from '../../../domain/drc20/TokenActivity.ts';
import type { Txid } from '../../../domain/tx/Txid.ts';
import type { TokenIndexer } from '../../../ports/TokenIndexer.ts';

type Verdict = TokenTransfer['verdict'];

const NONE: Verdict = { kind: 'none' };

function verdictOf(index: string, activity: TokenActivity | null): Verdict {
  if (activity === null) return NONE;
  const { status } = activity;
  if (status.kind === 'indexed') return { kind: 'indexed', index, height: status.height };
  return status.kind === 'failed' ? { kind: 'failed', index, reason: status.reason } : NONE;
}

async function askOne(indexer: TokenIndexer, revealTxid: Txid): Promise<Verdict> {
  try {
    return verdictOf(indexer.name, await indexer.activity(revealTxid));
  } catch {
    return NONE;
  }
}

/** The verdict on which the indexes that have one agree; `none` if they disagree or have none. Never throws. */
export async function fetchVerdict(indexers: readonly TokenIndexer[], revealTxid: Txid): Promise<Verdict> {
  const verdicts = await Promise.all(indexers.map((indexer) => askOne(indexer, revealTxid)));
  const [first = NONE, ...others] = verdicts.filter(({ kind }) => kind !== 'none');
  return others.every(({ kind }) => kind === first.kind) ? first : NONE;
}
