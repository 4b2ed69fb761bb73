/** The browser's clipboard, including frames without access to the clipboard API. */

/** Timeout of the browser's permission prompt, milliseconds. */
const CONSENT_TIMEOUT_MS = 15_000;

function copySelection(text: string): boolean {
  const focused = document.activeElement;
  const area = document.createElement('textarea');
  area.value = text;
  area.readOnly = true;
  area.style.cssText = 'position:fixed;top:0;left:0;opacity:0;font-size:16px';
  document.body.append(area);
  area.select();
  try {
    return document.execCommand('copy');
  } finally {
    area.remove();
    if (focused instanceof HTMLElement) focused.focus();
  }
}

/**
 * Copies a text. Call it from a touch: browsers reject it otherwise.
 *
 * Telegram's web clients don't let frames write to the clipboard; selecting the text and copying the selection works there.
 *
 * @returns whether the text was copied
 */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    try {
      return copySelection(text);
    } catch {
      return false;
    }
  }
}

/** @returns the clipboard's text; null when it is empty or not allowed */
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
