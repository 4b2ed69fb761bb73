/** Finds whom to pay in a text that another app shared, or that a link handed over. */

import { withoutStrayMarks } from '../text/plainText.ts';

/** Longer texts are not searched to their end, characters. */
const LONGEST = 4_096;

/**
 * A payment link in a text. The path of `dogecoin:` is an address; its query ends where the sentence goes on, but not between two digits.
 * The path of `dogeconnect:` is a web address.
 */
const LINK =
  /dogeconnect:[^\s"<>`\u201a\u201e\p{Pi}\p{Pf}]*|doge(?:coin)?:\/{0,3}(?=[0-9A-Za-z?])[0-9A-Za-z%]*\/?(?:\?(?:[^\s"<>`\u201a\u201e\p{Pi}\p{Pf}]|[ \u00a0\u202f](?=\p{Nd}))*)?/iu;
/** The hash of a bill's link may end as a sentence does, with `_` or `-`. */
const HASH = /[?&]h=[\w+/-]{20}/;
/** An address between characters that no address has, with its query. Without a lookbehind: iOS 16 cannot read one. */
const ADDRESS =
  /(?:^|[^0-9A-Za-z])([1-9A-HJ-NP-Za-km-z]{26,35}(?:\?(?:req-|amount=|label=|message=|dc=|h=)(?:[^\s"<>`\u201a\u201e\p{Pi}\p{Pf}]|[ \u00a0\u202f](?=\p{Nd}))*)?)(?![0-9A-Za-z])/u;
/** Marks of a sentence, or of a messenger, behind a link. */
const END = /[.,;:!?*_~|'’…。，、；：！？\\]+$/u;
const CLOSING: Readonly<Record<string, string>> = {
  ')': '(',
  ']': '[',
  '}': '{',
  '）': '（',
  '」': '「',
  '】': '【',
};

/** A link without what the sentence around it put behind: a bracket that was opened before it, and the marks there. */
function withoutEnd(link: string): string {
  const open: string[] = [];
  let end = link.length;
  for (const [at, mark] of [...link].entries()) {
    if (Object.values(CLOSING).includes(mark)) open.push(mark);
    else if (CLOSING[mark] !== undefined && open.pop() !== CLOSING[mark]) {
      end = at;
      break;
    }
  }
  const kept = [...link].slice(0, end).join('');
  const hash = HASH.exec(kept);
  const hashEnd = hash === null ? 0 : hash.index + hash[0].length;
  return kept.slice(0, hashEnd) + kept.slice(hashEnd).replace(END, '');
}

/**
 * The first payment link, else the first word that may be an address, with its query. A private key is longer than either and never
 * found. What nobody sees and the marks of a sentence are no part of it.
 *
 * @returns what a form takes as its recipient, unchecked; null where there is neither
 */
export function paymentTextIn(text: string): string | null {
  const searched = withoutStrayMarks(text.slice(0, LONGEST));
  const found = LINK.exec(searched)?.[0] ?? ADDRESS.exec(searched)?.[1];
  return found === undefined ? null : withoutEnd(found);
}

/** All words in a text that may be addresses, each once. Unchecked, and no more than are searched. */
export function addressWordsIn(text: string): readonly string[] {
  const searched = withoutStrayMarks(text.slice(0, LONGEST));
  const words = searched.split(/[^0-9A-Za-z]+/).filter((word) => /^[1-9A-HJ-NP-Za-km-z]{26,35}$/.test(word));
  return [...new Set(words)];
}

const IS_LINK = /^(?:web\+)?doge(?:coin|connect)?:/i;
const WITH_QUERY = /^[1-9A-HJ-NP-Za-km-z]{26,35}\?/;

/** Marks that a sentence or a messenger puts before a link. */
const BEGINNING = /^[^\p{L}\p{N}]+/u;

/**
 * What stands in the field of a recipient, as links: the whole of it, then what a sentence goes on behind. An address with a query is one
 * too. Marks before it are passed over, words are not.
 *
 * @returns nothing where there is no link
 */
export function paymentLinksIn(text: string): readonly string[] {
  const plain = withoutStrayMarks(text).trim().replace(BEGINNING, '');
  if (WITH_QUERY.test(plain)) return paymentLinksIn(`dogecoin:${plain}`);
  if (!IS_LINK.test(plain)) return [];
  const part = paymentTextIn(plain);
  if (part === null) return [plain];
  // what is cut off is no part of the request
  const rest = plain.slice(plain.indexOf(part) + part.length);
  return /[&=]/.test(rest) ? [plain] : [plain, part];
}
