/** Hands a text to the device as a file. Whether it arrived cannot be told: some web views drop downloads in silence. */

const TYPE = 'application/json';

/** Begins a download. Right after a press only. */
export function saveFile(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: TYPE }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 0);
}

const fileOf = (name: string, text: string): File => new File([text], name, { type: TYPE });

/** Whether files can be handed to other apps here. */
export const canShareFiles = (): boolean =>
  typeof navigator.canShare === 'function' && navigator.canShare({ files: [fileOf('a.json', '{}')] });

/** Shows the device's sharing. @returns false when it failed; turning away is no failure */
export async function shareFile(name: string, text: string): Promise<boolean> {
  try {
    await navigator.share({ files: [fileOf(name, text)] });
    return true;
  } catch (thrown) {
    return thrown instanceof DOMException && thrown.name === 'AbortError';
  }
}
