/** Whether something would be lost if the app were closed now. */
import type { RouteName } from '../../ports/Navigation.ts';
import type { Stores } from '../../stores/Stores.ts';

/** Where a person types or is shown words that are nowhere else yet. */
const RECOVERY_WORDS_AT: readonly RouteName[] = [
  'create-hd-wallet',
  'create-simple-wallet',
  'restore-file',
  'change-password',
];

/** Whether words or passwords are on show that are nowhere else yet. */
export const showsUnsavedWords = (route: RouteName | null): boolean =>
  route !== null && RECOVERY_WORDS_AT.includes(route);

/**
 * A transfer that was signed and not sent is made again from the draft: that one is what is lost.
 *
 * @param stores - null before there is a wallet's part of the app
 */
export function hasUnsavedInput(
  route: RouteName | null,
  stores: Pick<Stores, 'tx' | 'tokens'> | null,
): boolean {
  if (route === null) return false;
  if (showsUnsavedWords(route) || route === 'tx-confirm') return true;
  if (stores === null) return false;
  if (route === 'drc20-send') return !stores.tokens.draft.isEmpty;
  return route === 'tx-create' && !stores.tx.draft.isEmpty;
}
