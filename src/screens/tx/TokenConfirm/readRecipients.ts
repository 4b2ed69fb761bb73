/** Combines signed token transfers. */
import type { TransferSubject } from '../../../domain/drc20/TokenActivity.ts';
import { tokenUnits } from '../../../domain/drc20/TokenUnits.ts';
import type { SignedTokenTransfer } from './TokenConfirmScreen.types.ts';

/** The total: token amounts are added up. @param activities - of the same token, or one of a file; at least one */
export function wholeOf(activities: readonly SignedTokenTransfer[]): TransferSubject | null {
  const [first] = activities;
  if (first === undefined || first.subject.kind !== 'token') return first?.subject ?? null;
  const sum = activities.reduce(
    (all, { subject }) => all + (subject.kind === 'token' ? subject.amount : 0n),
    0n,
  );
  return { ...first.subject, amount: tokenUnits(sum) };
}

/** The token's decimals; 0 for a file. */
export const decimalsOf = ([first]: readonly SignedTokenTransfer[]): number =>
  first?.subject.kind === 'token' ? first.subject.decimals : 0;
