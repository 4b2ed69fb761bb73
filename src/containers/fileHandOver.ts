/** Hands a text, or bytes, to the device as a file. Whether it arrived cannot be told: some web views drop downloads in silence. */

/** What kind of file it is, by its name. */
const typeOf = (name: string): string =>
  name.endsWith('.csv') ? 'text/csv;charset=utf-8' : 'application/json';

/** Begins a download. Right after a press only. */
export const saveFile = (name: string, text: string): void =>
  save(name, new Blob([text], { type: typeOf(name) }));

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

const fileOf = (name: string, text: string): File => new File([text], name, { type: typeOf(name) });

/** Whether files can be handed to other apps here. */
export const canShareFiles = (): boolean =>
  typeof navigator.canShare === 'function' && navigator.canShare({ files: [fileOf('a.json', '{}')] });

/** Shows the device's sharing. `cancelled`: the person turned away, and nothing was handed to anybody. */
export async function shareFile(name: string, text: string): Promise<'shared' | 'cancelled' | 'failed'> {
  try {
    await navigator.share({ files: [fileOf(name, text)] });
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
