/** Reads the clipboard through the host, which can where the browser may not. */
import { readBrowserClipboard } from '../browser/clipboard.ts';
import { request } from './bridge/bridge.ts';
import { CLIPBOARD_TIMEOUT_MS } from './bridge/timeouts.ts';

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

/** Asks the host, which returns nothing to ordinary bots, then the browser. Never throws. */
export async function readClipboard(): Promise<string | null> {
  return (await fromHost()) || (await readBrowserClipboard());
}
