/** Names what a signed inscription moves, with what indexes call it. */
import type { LedgerOp } from '../../domain/drc20/LedgerOp.ts';
import type { MoveSubject } from '../../domain/drc20/TokenMove.ts';
import { LEDGER_DECIMALS } from '../../domain/drc20/TokenUnits.ts';
import type { TokenSendWish } from './reviewedTokens.ts';

/** What moves, in words of the index, as far as the inscription is about it. @param wish - null: nobody wished for it here */
export function subjectOf(op: LedgerOp, wish: TokenSendWish | null): MoveSubject {
  if (op.kind === 'file') {
    const name = wish?.kind === 'file' && wish.fileId === op.fileId ? wish.name : null;
    return { kind: 'file', fileId: op.fileId, name };
  }
  const { amount } = op;
  const face = wish?.kind === 'token' ? wish.face : null;
  const decimals = face?.decimals ?? LEDGER_DECIMALS;
  if (op.kind === 'drc-20') {
    const { tick } = op;
    return { kind: 'token', id: { protocol: 'drc-20', tick }, tick, decimals, amount };
  }
  const { tickId } = op;
  return { kind: 'token', id: { protocol: 'meme-20', tickId }, tick: face?.tick ?? '', decimals, amount };
}
