/** Hands a text, or bytes, to the device as a file. Whether it arrived cannot be told: some web views drop downloads in silence. */

/** What kind of file it is, by its name. */
function typeOf(name: string): string {
  if (name.endsWith('.png')) return 'image/png';
  if (name.endsWith('.txt')) return 'text/plain;charset=utf-8';
  return name.endsWith('.csv') ? 'text/csv;charset=utf-8' : 'application/json';
}

/** Begins a download. Right after a press only. */
export const saveFile = (name: string, content: string | Blob): void =>
  save(name, new Blob([content], { type: typeOf(name) }));

/** Begins a download of bytes that nobody vouches for: the device is not told what they might be. Right after a press only. */
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

/** Whether files of a kind can be handed to other apps here. @param name - a name of that kind */
export const canShareFiles = (name = 'a.json'): boolean =>
  typeof navigator.canShare === 'function' && navigator.canShare({ files: [fileOf(name, '{}')] });

/** Shows the device's sharing. `cancelled`: the person turned away, and nothing was handed to anybody. */
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

/** Compares a file that a person opened with the text that was to be saved: the only proof that it was. */
export async function compareFile(file: Blob, text: string): Promise<'same' | 'different' | 'unreadable'> {
  // it was saved as UTF-8; a few bytes more are what an editor adds
  if (file.size > 4 * text.length + 16) return 'different';
  const opened = await file.text().catch(() => null);
  if (opened === null) return 'unreadable';
  return opened.replace(/^\uFEFF/, '').trim() === text.trim() ? 'same' : 'different';
}
