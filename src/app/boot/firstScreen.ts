/** Determines where the app opens, unless another window takes over in the meantime. */
import type { WindowClaim } from '../../ports/WindowClaim.ts';

/**
 * Responds to take-over requests from now on, and determines the first route.
 *
 * @param finish - what this window does before another one may write
 * @returns null when another window took over: then the app must not be shown, as it would neither lock nor be stored
 */
export async function firstScreen<Found>(
  claim: WindowClaim,
  finish: () => Promise<void>,
  findRoute: () => Promise<Found>,
): Promise<Found | null> {
  let isAsked = false;
  claim.onAsked(() => {
    isAsked = true;
    return finish();
  });
  const found = await findRoute();
  return isAsked ? null : found;
}
