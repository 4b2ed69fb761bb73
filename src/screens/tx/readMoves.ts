/** What signed moves of a token mean together. */
import type { MoveSubject } from '../../domain/drc20/TokenMove.ts';
import { tokenUnits } from '../../domain/drc20/TokenUnits.ts';
import type { LookAlike } from './readTransfer.ts';
import type { SignedMove } from './TokenConfirmScreen.types.ts';

/** The recipients that are not whom they look like. */
export const alikeMoves = (moves: readonly SignedMove[]): readonly LookAlike[] =>
  moves.flatMap(({ to, trust }) => (trust?.kind === 'look-alike' ? [{ address: to, trust }] : []));

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
