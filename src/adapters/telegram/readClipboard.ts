/** Reads text from the clipboard, from the host or from the browser. */
import { readTextFromClipboard } from '@telegram-apps/sdk-react';
import { CLIPBOARD_PATIENCE_MS } from './patience.ts';
import { readBrowserClipboard } from './readBrowserClipboard.ts';

async function fromHost(): Promise<string | null> {
  try {
    return await readTextFromClipboard({ timeout: CLIPBOARD_PATIENCE_MS });
  } catch {
    return null;
  }
}

/** Asks the host, which answers ordinary bots with nothing, and then the browser. Never throws. */
export async function readClipboard(): Promise<string | null> {
  return (await fromHost()) || (await readBrowserClipboard());
}
