/** Timeouts for the host, milliseconds: the SDK waits forever by default, and several clients never answer. */

export { VIEWPORT_TIMEOUT_MS } from '../../../domain/specificationConstants.ts';

/** reading the clipboard, without a prompt */
export const CLIPBOARD_TIMEOUT_MS = 1000;

/** reporting the biometric lock */
export const BIOMETRY_TIMEOUT_MS = 2000;

/** writing or reading a text on the device */
export const STORAGE_TIMEOUT_MS = 3000;

/** confirming a write, before it is read back: iOS and macOS answer only failures */
export const STORAGE_ANSWER_MS = 1000;

/** writing or reading a text on Telegram's servers: they are far away, and iOS doesn't pass on their errors */
export const CLOUD_TIMEOUT_MS = 5000;

/** reporting whether the app is on the home screen */
export const HOME_SCREEN_TIMEOUT_MS = 2000;

/** reporting the result of adding it: Telegram Desktop and iOS never do, and a user answers the launcher's prompt promptly */
export const HOME_SCREEN_ANSWER_MS = 10_000;

/** a user looking at a prompt, a popup or a question of the host */
export const PERSON_TIMEOUT_MS = 60_000;

/** a user pointing a camera at a code */
export const SCAN_TIMEOUT_MS = 120_000;

/** delay before loading the SDK: it is one bundle, and the first screen needs none of it */
export const SDK_DELAY_MS = 1000;
