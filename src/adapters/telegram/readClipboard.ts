/** Reads text from the clipboard, from the host or from the browser. */
import { readTextFromClipboard } from '@telegram-apps/sdk-react';
import { readBrowserClipboard } from './readBrowserClipboard.ts';

/** how long the host may think about it, milliseconds; several clients never answer */
const HOST_PATIENCE_MS = 1000;

async function fromHost(): Promise<string | null> {
  try {
    return await readTextFromClipboard({ timeout: HOST_PATIENCE_MS });
  } catch {
    return null;
  }
}

/** Asks the host, which answers ordinary bots with nothing, and then the browser. Never throws. */
export async function readClipboard(): Promise<string | null> {
  return (await fromHost()) || (await readBrowserClipboard());
}
