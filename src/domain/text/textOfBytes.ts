/** Decodes a text file: UTF-8, or UTF-16 as written by Windows programs. */

/** By the byte order mark, or by the zero byte of the first character: the expected files begin with ASCII. */
function encodingOf([first = 1, second = 1]: Uint8Array): 'utf-8' | 'utf-16le' | 'utf-16be' {
  if ((first === 0xff && second === 0xfe) || (first !== 0 && second === 0)) return 'utf-16le';
  return (first === 0xfe && second === 0xff) || (first === 0 && second !== 0) ? 'utf-16be' : 'utf-8';
}

/** @returns without byte order mark; null when it contains zeros or is invalid UTF-16 */
export function textOfBytes(bytes: Uint8Array<ArrayBuffer>): string | null {
  const encoding = encodingOf(bytes);
  try {
    const text = new TextDecoder(encoding, { fatal: encoding !== 'utf-8' }).decode(bytes);
    return text.includes('\u0000') ? null : text;
  } catch {
    return null;
  }
}
