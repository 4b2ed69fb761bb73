/** Names what a signed inscription moves, with what indexes call it. */
import type { LedgerOp } from '../../domain/drc20/LedgerOp.ts';
import type { TransferSubject } from '../../domain/drc20/TokenActivity.ts';
import { LEDGER_DECIMALS } from '../../domain/drc20/TokenUnits.ts';
import type { TokenSendSpec } from '../send/token/reviewedTokens.ts';

/** What moves, in words of the index, as far as the inscription is about it. @param spec - null: nobody asked for it here */
export function subjectOf(op: LedgerOp, spec: TokenSendSpec | null): TransferSubject {
  if (op.kind === 'file') {
    const name = spec?.kind === 'file' && spec.fileId === op.fileId ? spec.name : null;
    return { kind: 'file', fileId: op.fileId, name };
  }
  const { amount } = op;
  const summary = spec?.kind === 'token' ? spec.summary : null;
  const decimals = summary?.decimals ?? LEDGER_DECIMALS;
  if (op.kind === 'drc-20') {
    const { tick } = op;
    return { kind: 'token', id: { protocol: 'drc-20', tick }, tick, decimals, amount };
  }
  const { tickId } = op;
  return { kind: 'token', id: { protocol: 'meme-20', tickId }, tick: summary?.tick ?? '', decimals, amount };
}
