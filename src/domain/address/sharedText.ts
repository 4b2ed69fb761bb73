/** Finds whom to pay in a text that another app shared, or that a link handed over. */

/** Longer texts are not searched to their end, characters. */
const LONGEST = 4_096;

const LINK = /dogecoin:[^\s"'<>]+/i;
/** An address between characters that no address has. Without a lookbehind: iOS 16 cannot read one. */
const ADDRESS = /(?:^|[^0-9A-Za-z])([1-9A-HJ-NP-Za-km-z]{26,35})(?![0-9A-Za-z])/;

/**
 * The first payment link, else the first word that may be an address. A private key is longer than either and never found.
 *
 * @returns what a form takes as its recipient, unchecked; null where there is neither
 */
export function paymentTextIn(text: string): string | null {
  const searched = text.slice(0, LONGEST);
  return LINK.exec(searched)?.[0] ?? ADDRESS.exec(searched)?.[1] ?? null;
}
