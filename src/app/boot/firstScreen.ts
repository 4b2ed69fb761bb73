/** Where the app opens, unless another window takes over before that is known. */
import type { WindowClaim } from '../../ports/WindowClaim.ts';

/**
 * Answers whoever asks for this window from now on, and looks where to open.
 *
 * @param finish - what this window does before another one may write
 * @returns null when it was asked meanwhile: then the app is not shown, for nothing in it would lock or be written
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
