/** How long the host may take, in one place, milliseconds: the SDK waits for ever by itself, and several clients never answer. */

export { VIEWPORT_TIMEOUT_MS } from '../../../domain/specificationConstants.ts';

/** handing out the clipboard, where no person is asked */
export const CLIPBOARD_TIMEOUT_MS = 1000;

/** saying what the biometric lock is like */
export const BIOMETRY_TIMEOUT_MS = 2000;

/** keeping or handing out a text on the device */
export const STORAGE_TIMEOUT_MS = 3000;

/** saying that a text was kept, before it is read back: iOS and macOS answer failures alone */
export const STORAGE_ANSWER_MS = 1000;

/** keeping or handing out a text on Telegram's servers: they are far, and iOS hands on no error of theirs */
export const CLOUD_TIMEOUT_MS = 5000;

/** saying whether the app lies on the home screen */
export const HOME_SCREEN_TIMEOUT_MS = 2000;

/** saying what became of putting it there: Telegram Desktop and iOS never do, and a person answers a launcher's question at once */
export const HOME_SCREEN_ANSWER_MS = 10_000;

/** a person who looks at a prompt, a popup or a question of the host */
export const PERSON_TIMEOUT_MS = 60_000;

/** a person who aims a camera at a code */
export const SCAN_TIMEOUT_MS = 120_000;

/** before the SDK itself is loaded: it is one piece, and the first screen needs none of it */
export const SDK_DELAY_MS = 1000;
