/** Shows a number grouped while it is typed, and reads edits of what is shown back: group marks are drawn, never kept. */
import type { NumberMarks } from '../preferences/NumberStyle.ts';
import { plainDigits } from '../text/plainText.ts';
import { mayMeanTwo } from './inStyle.ts';

const PLAIN = /^(\d*)([.,]?)(\d*)$/;
const SPACES = /[\s\u00a0\u202f'’]/g;
const GROUPED = /^\d{1,3}([.,٬])\d{3}(?:\1\d{3})*(?:(?!\1)[.,]\d*)?$/;

/** What stands in a field after an edit. */
export interface EditedNumber {
  /** to keep: without group marks */
  readonly text: string;
  /** how many characters of `text` are before the caret */
  readonly caret: number;
}

/** An edit as the browser tells it. */
export interface NumberEdit {
  /** what was shown before, as `showGrouped` wrote it, and what it was written from */
  readonly shown: string;
  readonly text: string;
  /** what is in the field now, and where the caret is in it */
  readonly raw: string;
  readonly caret: number;
  /** the key that removes what comes after the caret */
  readonly isForward: boolean;
}

/** Writes a typed number with its thousands apart. What is no number, or can be read in two ways, stays as it was typed. */
export function showGrouped(text: string, marks: NumberMarks): string {
  const { decimalMark, groupMark } = marks;
  const parts = PLAIN.exec(text);
  if (parts === null || mayMeanTwo(text, marks)) return text;
  const [, whole = '', mark, fraction = ''] = parts;
  return whole.replace(/\B(?=(\d{3})+$)/g, groupMark) + (mark === '' ? '' : decimalMark) + fraction;
}

/** The number without zeros that mean nothing. They stay where it could be read in two ways, and where it could be without them. */
export function withoutTrailingZeros(text: string, marks: NumberMarks): string {
  if (!PLAIN.test(text) || mayMeanTwo(text, marks)) return text;
  const short = text.replace(/(\d)[.,]0*$|([.,]\d*?[1-9])0+$/, '$1$2');
  return mayMeanTwo(short, marks) ? text : short;
}

/** How many characters of the text stand before a place in what is shown of it. Where thousands are apart, all their marks were drawn. */
function positionInText(
  { shown, text }: Pick<NumberEdit, 'shown' | 'text'>,
  place: number,
  groupMark: string,
) {
  if (shown.length === text.length) return place;
  return [...shown.slice(0, place)].filter((mark) => mark !== groupMark).length;
}

/** Where the caret goes in what is shown, for its place in the text. */
export function caretShown(text: string, shown: string, caret: number, { groupMark }: NumberMarks): number {
  let place = caret;
  while (place < shown.length && positionInText({ shown, text }, place, groupMark) < caret) place++;
  return place;
}

/** Reads an edit. Marks that were typed are kept as they are, digits of other scripts become ours; marks that were drawn between thousands go. */
export function applyEdit(edit: NumberEdit, marks: NumberMarks): EditedNumber {
  const { shown, text, raw, caret } = edit;
  const after = raw.slice(caret);
  const end = shown.endsWith(after) ? shown.length - after.length : shown.length;
  const inserted = shown.endsWith(after) ? raw.slice(0, caret) : raw;
  let start = 0;
  while (start < end && shown[start] === inserted[start]) start++;
  const typed = plainDigits(inserted.slice(start)).replace('٫', marks.decimalMark);
  let from = positionInText(edit, start, marks.groupMark);
  let to = positionInText(edit, end, marks.groupMark);
  // only a mark between thousands was removed: the digit beside it is meant, and there is one on either side
  if (typed === '' && from === to && end > start) {
    if (edit.isForward) to += 1;
    else from -= 1;
  }
  const isWhole = from === 0 && to === text.length;
  const put = isWhole && typed.length > 1 ? readPasted(typed, marks) : typed;
  return { text: text.slice(0, from) + put + text.slice(to), caret: from + put.length };
}

/** A number from elsewhere without its group marks. One that is written the same in two styles is asked about where a comma is before decimals. */
function readPasted(pasted: string, { decimalMark }: NumberMarks): string {
  const bare = pasted.replace(SPACES, '');
  const mark = GROUPED.exec(bare)?.[1];
  if (mark === undefined) return PLAIN.test(bare) ? bare : pasted;
  const marks = bare.replace(/\d/g, '').length;
  if (mark === '٬') return bare.replaceAll(mark, '');
  if (marks > 1) return bare.replaceAll(mark, '').replace(',', '.');
  return decimalMark === ',' ? bare.replace(mark, '.') : bare;
}
