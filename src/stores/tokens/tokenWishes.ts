/** Parts what a person wishes into what the ledger can do: one receiver for each transfer. */
import type { TokenId } from '../../domain/drc20/TokenId.ts';
import type { TokenWish } from '../../domain/drc20/TokenPlan.ts';
import type { TokenSendWish } from './reviewedTokens.ts';

function movedBy(id: TokenId) {
  if (id.protocol === 'drc-20') return { kind: 'drc-20', tick: id.tick } as const;
  if (id.protocol === 'meme-20') return { kind: 'meme-20', tickId: id.tickId } as const;
  throw new TypeError(`a token that cannot be sent: ${id.tick}`);
}

/** One wish for each receiver. @throws {TypeError} for a token that no ledger keeps */
export function wishesOf(wish: TokenSendWish): readonly TokenWish[] {
  if (wish.kind === 'file') return [{ op: { kind: 'file', fileId: wish.fileId }, to: wish.to }];
  const moved = movedBy(wish.face.id);
  return wish.payments.map(({ address: to, amount }) => ({ op: { ...moved, amount }, to }));
}
