/** The business constants and limits of specification §9 that are times, platforms and brightness; those of money are in `domain/amount`. */

/** how long the kept state may take to be restored, milliseconds */
export const RESTORE_LIMIT_MS = 5000;

/** how long a toast stays, milliseconds */
export const TOAST_MS = 2000;

/** how long the host may take to describe the viewport, milliseconds; some clients never do */
export const VIEWPORT_TIMEOUT_MS = 1000;

/** weighted brightness below which a colour counts as dark, 0 to 255 */
export const DARK_BELOW = 120;

/** platforms that open the app at its full height */
export const EXPANDED_PLATFORMS: readonly string[] = ['macos', 'tdesktop', 'unigram', 'webk', 'weba', 'web'];

/** The wallet tabs by their key: 0 DRC20, 1 NFTs, 2 Files (Spec §2). */
export type WalletTab = 0 | 1 | 2;

/** What kind of message a toast is. */
export type ToastKind = 'info' | 'success' | 'error' | 'warning';
