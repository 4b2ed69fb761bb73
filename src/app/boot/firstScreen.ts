/** Where the app opens, unless another window takes over before that is known. */
import type { WindowClaim } from '../../ports/WindowClaim.ts';

/**
 * Answers whoever asks for this window's place from now on, and looks where to open.
 *
 * @param finish - what this window does before another one may write
 * @returns null when it was asked meanwhile: then the app is not shown, for nothing in it would lock or be written
 */
export async function firstScreen(
  claim: WindowClaim,
  finish: () => Promise<void>,
  findPlace: () => Promise<string | null>,
): Promise<{ readonly href: string | null } | null> {
  let isAsked = false;
  claim.onAsked(() => {
    isAsked = true;
    return finish();
  });
  const href = await findPlace();
  return isAsked ? null : { href };
}
