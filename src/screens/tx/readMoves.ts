/** What signed moves of a token mean together. */
import type { DogeAddress } from '../../domain/address/DogeAddress.ts';
import type { ReceiverStanding } from '../../domain/address/judgeReceiver.ts';
import type { MoveSubject } from '../../domain/drc20/TokenMove.ts';
import { tokenUnits } from '../../domain/drc20/TokenUnits.ts';
import type { SignedMove } from './TokenConfirmScreen.types.ts';

/** A receiver that looks like another one. */
interface AlikeMove {
  readonly to: DogeAddress;
  readonly standing: Extract<ReceiverStanding, { kind: 'look-alike' }>;
}

/** The receivers that are not whom they look like. */
export const alikeMoves = (moves: readonly SignedMove[]): readonly AlikeMove[] =>
  moves.flatMap(({ to, standing }) => (standing?.kind === 'look-alike' ? [{ to, standing }] : []));

/** All of it as one: tokens are added up. @param moves - of the same token, or one of a file; at least one */
export function wholeOf(moves: readonly SignedMove[]): MoveSubject | null {
  const [first] = moves;
  if (first === undefined || first.subject.kind !== 'token') return first?.subject ?? null;
  const sum = moves.reduce((all, { subject }) => all + (subject.kind === 'token' ? subject.amount : 0n), 0n);
  return { ...first.subject, amount: tokenUnits(sum) };
}

/** Decimals of the token that moves; 0 for a file. */
export const decimalsOf = ([first]: readonly SignedMove[]): number =>
  first?.subject.kind === 'token' ? first.subject.decimals : 0;
