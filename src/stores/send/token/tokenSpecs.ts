/** Divides what a person asked for into what the ledger can do: one recipient for each transfer. */

import type { TokenTransferSpec } from '../../../domain/drc20/send/TokenPlan.ts';
import type { TokenId } from '../../../domain/drc20/TokenId.ts';
import type { TokenSendSpec } from './reviewedTokens.ts';

function movedBy(id: TokenId) {
  if (id.protocol === 'drc-20') return { kind: 'drc-20', tick: id.tick } as const;
  if (id.protocol === 'meme-20') return { kind: 'meme-20', tickId: id.tickId } as const;
  throw new TypeError(`a token that cannot be sent: ${id.tick}`);
}

/** One spec for each recipient. @throws {TypeError} for a token that no ledger keeps */
export function specsOf(spec: TokenSendSpec): readonly TokenTransferSpec[] {
  if (spec.kind === 'file') return [{ op: { kind: 'file', fileId: spec.fileId }, to: spec.to }];
  const moved = movedBy(spec.summary.id);
  return spec.payments.map(({ address: to, amount }) => ({ op: { ...moved, amount }, to }));
}
