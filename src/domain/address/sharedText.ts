/** Finds the recipient in a text shared by another app or carried by a link. */

import { withoutStrayMarks } from '../text/plainText.ts';

/** Only this many characters of a text are searched. */
const LONGEST = 4_096;

/**
 * A payment link in a text. The path of `dogecoin:` is an address; its query ends where the sentence continues, but spaces between digits
 * belong to it. The path of `dogeconnect:` is a web address.
 */
const LINK =
  /dogeconnect:[^\s"<>`\u201a\u201e\p{Pi}\p{Pf}]*|doge(?:coin)?:\/{0,3}(?=[0-9A-Za-z?])[0-9A-Za-z%]*\/?(?:\?(?:[^\s"<>`\u201a\u201e\p{Pi}\p{Pf}]|[ \u00a0\u202f](?=\p{Nd}))*)?/iu;
/** The hash of a bill's link may end in `_` or `-`, which would otherwise count as punctuation. */
const HASH = /[?&]h=[\w+/-]{20}/;
/** An address delimited by characters that never occur in one, with its query. Without a lookbehind: iOS 16 cannot parse one. */
const ADDRESS =
  /(?:^|[^0-9A-Za-z])([1-9A-HJ-NP-Za-km-z]{26,35}(?:\?(?:req-|amount=|label=|message=|dc=|h=)(?:[^\s"<>`\u201a\u201e\p{Pi}\p{Pf}]|[ \u00a0\u202f](?=\p{Nd}))*)?)(?![0-9A-Za-z])/u;
/** Punctuation or messenger markup after a link. */
const END = /[.,;:!?*_~|'’…。，、；：！？\\]+$/u;
const CLOSING: Readonly<Record<string, string>> = {
  ')': '(',
  ']': '[',
  '}': '{',
  '）': '（',
  '」': '「',
  '】': '【',
};

/** Removes what follows a link in a sentence: the closing bracket of one opened before it, and trailing punctuation. */
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
 * matches. Invisible characters and punctuation are removed.
 *
 * @returns text for the recipient field, unvalidated; null when there is neither
 */
export function paymentTextIn(text: string): string | null {
  const searched = withoutStrayMarks(text.slice(0, LONGEST));
  const found = LINK.exec(searched)?.[0] ?? ADDRESS.exec(searched)?.[1];
  return found === undefined ? null : withoutEnd(found);
}

/** All distinct words that may be addresses, in the searched part of a text; unvalidated. */
export function addressWordsIn(text: string): readonly string[] {
  const searched = withoutStrayMarks(text.slice(0, LONGEST));
  const words = searched.split(/[^0-9A-Za-z]+/).filter((word) => /^[1-9A-HJ-NP-Za-km-z]{26,35}$/.test(word));
  return [...new Set(words)];
}

const IS_LINK = /^(?:web\+)?doge(?:coin|connect)?:/i;
const WITH_QUERY = /^[1-9A-HJ-NP-Za-km-z]{26,35}\?/;

/** Punctuation or messenger markup before a link. */
const BEGINNING = /^[^\p{L}\p{N}]+/u;

/**
 * The recipient field's text as links: all of it, and without what follows the link in a sentence. An address with a query counts as a
 * link. Leading punctuation is skipped, words are not.
 *
 * @returns an empty list when there is no link
 */
export function paymentLinksIn(text: string): readonly string[] {
  const plain = withoutStrayMarks(text).trim().replace(BEGINNING, '');
  if (WITH_QUERY.test(plain)) return paymentLinksIn(`dogecoin:${plain}`);
  if (!IS_LINK.test(plain)) return [];
  const part = paymentTextIn(plain);
  if (part === null) return [plain];
  // the part cut off must not contain parameters of the request
  const rest = plain.slice(plain.indexOf(part) + part.length);
  return /[&=]/.test(rest) ? [plain] : [plain, part];
}
