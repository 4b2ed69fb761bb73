/** Bytes on the chain as people read them. Light: screens show them without loading what writes them. */
import { foreignText, MAX_DETAIL_LENGTH } from '../text/foreignText.ts';

/** Bytes as the text that they are; null where nobody could see all of it. @param data - hex */
export function dataText(data: string): string | null {
  const bytes = Uint8Array.from(data.match(/../g) ?? [], (digits) => Number.parseInt(digits, 16));
  try {
    const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
    return foreignText(text, MAX_DETAIL_LENGTH) === text ? text : null;
  } catch {
    return null;
  }
}
