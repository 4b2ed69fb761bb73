/** Whether something would be lost if the app were closed now. */
import type { RouteName } from '../../ports/Navigation.ts';
import type { Stores } from '../../stores/Stores.ts';

/** Routes with words that are entered or shown but not stored yet. */
const RECOVERY_WORDS_AT: readonly RouteName[] = [
  'create-hd-wallet',
  'create-simple-wallet',
  'restore-file',
  'change-password',
];

/** Whether words or passwords are displayed that are not stored yet. */
export const showsUnsavedWords = (route: RouteName | null): boolean =>
  route !== null && RECOVERY_WORDS_AT.includes(route);

/**
 * A signed transfer that was not sent can be made again from the draft, so the draft is what matters.
 *
 * @param stores - null before the wallet's part of the app is loaded
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
