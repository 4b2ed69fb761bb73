/** Hands a text or bytes to the device as a file. Success can't be verified: some web views drop downloads silently. */

/** MIME type by extension. */
function typeOf(name: string): string {
  if (name.endsWith('.png')) return 'image/png';
  if (name.endsWith('.txt')) return 'text/plain;charset=utf-8';
  return name.endsWith('.csv') ? 'text/csv;charset=utf-8' : 'application/json';
}

/** Starts a download. Only right after a press. */
export const saveFile = (name: string, content: string | Blob): void =>
  save(name, new Blob([content], { type: typeOf(name) }));

/** Starts a download of untrusted bytes, without a content type. Only right after a press. */
export const saveBytes = (name: string, bytes: Uint8Array): void =>
  save(name, new Blob([new Uint8Array(bytes)], { type: 'application/octet-stream' }));

function save(name: string, blob: Blob): void {
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 0);
}

const fileOf = (name: string, content: string | Blob): File =>
  new File([content], name, { type: typeOf(name) });

/** Whether the device can share files of a kind. @param name - a name of that kind */
export const canShareFiles = (name = 'a.json'): boolean =>
  typeof navigator.canShare === 'function' && navigator.canShare({ files: [fileOf(name, '{}')] });

/** Opens the device's share dialog. `cancelled`: the user dismissed it, and nothing was shared. */
export async function shareFile(
  name: string,
  content: string | Blob,
): Promise<'shared' | 'cancelled' | 'failed'> {
  try {
    await navigator.share({ files: [fileOf(name, content)] });
    return 'shared';
  } catch (thrown) {
    return thrown instanceof DOMException && thrown.name === 'AbortError' ? 'cancelled' : 'failed';
  }
}

/** Compares a file that the user opened with the text to be saved: the only proof that it was saved. */
export async function compareFile(file: Blob, text: string): Promise<'same' | 'different' | 'unreadable'> {
  // saved as UTF-8; editors may add a few bytes
  if (file.size > 4 * text.length + 16) return 'different';
  const opened = await file.text().catch(() => null);
  if (opened === null) return 'unreadable';
  return opened.replace(/^\uFEFF/, '').trim() === text.trim() ? 'same' : 'different';
}
