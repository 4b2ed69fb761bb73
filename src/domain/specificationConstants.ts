/** The business constants and limits of specification §9 that are times, platforms and brightness; those of money are in `domain/amount`. */

/** maximum time for restoring the stored state, milliseconds */
export const RESTORE_LIMIT_MS = 5000;

/** display time of a toast, milliseconds */
export const TOAST_MS = 2000;

/** timeout for the host's viewport report, milliseconds; some clients never send one */
export const VIEWPORT_TIMEOUT_MS = 1000;

/** weighted brightness below which a color counts as dark, 0 to 255 */
export const DARK_BELOW = 120;

/** platforms that open the app at its full height */
export const EXPANDED_PLATFORMS: readonly string[] = ['macos', 'tdesktop', 'unigram', 'webk', 'weba', 'web'];

/** The wallet tabs by their key: 0 DRC20, 1 NFTs, 2 Files (Spec §2). */
export type WalletTab = 0 | 1 | 2;

export type ToastKind = 'info' | 'success' | 'error' | 'warning';
