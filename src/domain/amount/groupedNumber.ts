/** Groups a number while it is typed, and maps edits of the grouped text back: group marks are displayed but not stored. */
import type { NumberMarks } from '../preferences/NumberStyle.ts';
import { plainDigits } from '../text/plainText.ts';
import { mayMeanTwo } from './inStyle.ts';

const PLAIN = /^(\d*)([.,]?)(\d*)$/;
const SPACES = /[\s\u00a0\u202f'’]/g;
const GROUPED = /^\d{1,3}([.,٬])\d{3}(?:\1\d{3})*(?:(?!\1)[.,]\d*)?$/;

/** A field's state after an edit. */
export interface EditedNumber {
  /** to store, without group marks */
  readonly text: string;
  /** number of characters of `text` before the caret */
  readonly caret: number;
}

/** An edit as the browser reports it. */
export interface NumberEdit {
  /** what was shown before, as `showGrouped` formatted it, and the text it was formatted from */
  readonly shown: string;
  readonly text: string;
  /** what the field contains now, and the caret in it */
  readonly raw: string;
  readonly caret: number;
  /** the Delete key, which removes what follows the caret */
  readonly isForward: boolean;
}

/** Adds group marks to a typed number. Text that is no number, or is ambiguous, stays as typed. */
export function showGrouped(text: string, marks: NumberMarks): string {
  const { decimalMark, groupMark } = marks;
  const parts = PLAIN.exec(text);
  if (parts === null || mayMeanTwo(text, marks)) return text;
  const [, whole = '', mark, fraction = ''] = parts;
  return whole.replace(/\B(?=(\d{3})+$)/g, groupMark) + (mark === '' ? '' : decimalMark) + fraction;
}

/** Removes meaningless trailing zeros. They stay when the number is ambiguous, or would be without them. */
export function withoutTrailingZeros(text: string, marks: NumberMarks): string {
  if (!PLAIN.test(text) || mayMeanTwo(text, marks)) return text;
  const short = text.replace(/(\d)[.,]0*$|([.,]\d*?[1-9])0+$/, '$1$2');
  return mayMeanTwo(short, marks) ? text : short;
}

/** Converts a position in the shown text to one in the stored text. If thousands are grouped, every group mark was added by us. */
function positionInText(
  { shown, text }: Pick<NumberEdit, 'shown' | 'text'>,
  place: number,
  groupMark: string,
) {
  if (shown.length === text.length) return place;
  return [...shown.slice(0, place)].filter((mark) => mark !== groupMark).length;
}

/** The caret's position in the shown text. */
export function caretShown(text: string, shown: string, caret: number, { groupMark }: NumberMarks): number {
  let place = caret;
  while (place < shown.length && positionInText({ shown, text }, place, groupMark) < caret) place++;
  return place;
}

/** Applies an edit. Typed marks are kept as they are and digits of other scripts are converted; displayed group marks are removed. */
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
  // only a group mark was removed: the digit beside it is meant, and there is one on either side
  if (typed === '' && from === to && end > start) {
    if (edit.isForward) to += 1;
    else from -= 1;
  }
  const isWhole = from === 0 && to === text.length;
  const put = isWhole && typed.length > 1 ? readPasted(typed, marks) : typed;
  return { text: text.slice(0, from) + put + text.slice(to), caret: from + put.length };
}

/** A pasted number without its group marks. An ambiguous one is left to the parser, which reports its comma. */
function readPasted(pasted: string, { decimalMark }: NumberMarks): string {
  const bare = pasted.replace(SPACES, '');
  const mark = GROUPED.exec(bare)?.[1];
  if (mark === undefined) return PLAIN.test(bare) ? bare : pasted;
  const marks = bare.replace(/\d/g, '').length;
  if (mark === '٬') return bare.replaceAll(mark, '');
  if (marks > 1) return bare.replaceAll(mark, '').replace(',', '.');
  return decimalMark === ',' ? bare.replace(mark, '.') : bare;
}
