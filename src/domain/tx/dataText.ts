/** Displays data on the chain as text. Lightweight: screens use it without loading the code that writes data. */
import { foreignText, MAX_DETAIL_LENGTH } from '../text/foreignText.ts';

/** Decodes data as text; null when it is not completely visible. @param data - hex */
export function dataText(data: string): string | null {
  const bytes = Uint8Array.from(data.match(/../g) ?? [], (digits) => Number.parseInt(digits, 16));
  try {
    const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
    return foreignText(text, MAX_DETAIL_LENGTH) === text ? text : null;
  } catch {
    return null;
  }
}
