/** Bytes of a file as text: UTF-8, or UTF-16 as programs on Windows write it. */

/** By its mark, or by where the zeros of its first letter stand: what is read here begins with ASCII. */
function encodingOf([first = 1, second = 1]: Uint8Array): 'utf-8' | 'utf-16le' | 'utf-16be' {
  if ((first === 0xff && second === 0xfe) || (first !== 0 && second === 0)) return 'utf-16le';
  return (first === 0xfe && second === 0xff) || (first === 0 && second !== 0) ? 'utf-16be' : 'utf-8';
}

/** @returns without its mark; null when it holds zeros or is cut in UTF-16, as no text is */
export function textOfBytes(bytes: Uint8Array<ArrayBuffer>): string | null {
  const encoding = encodingOf(bytes);
  try {
    const text = new TextDecoder(encoding, { fatal: encoding !== 'utf-8' }).decode(bytes);
    return text.includes('\u0000') ? null : text;
  } catch {
    return null;
  }
}
