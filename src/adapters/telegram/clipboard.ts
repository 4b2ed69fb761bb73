/** Puts text on the clipboard, also where frames may not use the clipboard API. */

import { request } from './bridge/bridge.ts';
import { CLIPBOARD_TIMEOUT_MS, CONSENT_TIMEOUT_MS } from './bridge/timeouts.ts';

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
 * Copies a text. Call it from a touch: browsers reject otherwise.
 *
 * Web clients of Telegram do not let frames write to the clipboard; selecting the text and copying the selection works there.
 *
 * @returns whether the text reached the clipboard
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

/** Reads text from the clipboard, from the host or from the browser. */
let asked = 0;

async function fromHost(): Promise<string | null> {
  asked += 1;
  const id = `clipboard-${asked}`;
  try {
    const { data } = await request('web_app_read_text_from_clipboard', 'clipboard_text_received', {
      params: { req_id: id },
      capture: ({ req_id }) => req_id === id,
      timeout: CLIPBOARD_TIMEOUT_MS,
    });
    return data ?? null;
  } catch {
    return null;
  }
}

/** Asks the host, which answers ordinary bots with nothing, and then the browser. Never throws. */
export async function readClipboard(): Promise<string | null> {
  return (await fromHost()) || (await readBrowserClipboard());
}
