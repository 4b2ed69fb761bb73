/** Reads text from the clipboard by the browser's own means. */

import { CONSENT_TIMEOUT_MS } from './bridge/timeouts.ts';

/** @returns the clipboard's text by the browser; null when it is empty or not allowed */
export async function readBrowserClipboard(): Promise<string | null> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const impatience = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), CONSENT_TIMEOUT_MS);
  });
  try {
    return (await Promise.race([navigator.clipboard.readText(), impatience])) || null;
  } catch {
    return null;
  } finally {
    clearTimeout(timer);
  }
}
