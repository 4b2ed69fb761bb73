/** Splits a line of a table into its cells. */

import { isAmountUnit, isOwnUnit, mayBeUnit } from './amountUnits.ts';

/** The trimmed cells of a line. */
export interface Cells {
  readonly cells: readonly string[];
  /** `1,5` between commas or `1 234` between spaces: one amount, or an amount and a name; null when unambiguous */
  readonly commaAmount: string | null;
  /** a word after a space-separated amount that may be a currency or a name; null when unambiguous */
  readonly doubtfulUnit: string | null;
}

/** Cell separators, most reliable first: addresses and amounts never contain a tab or a semicolon. */
const MARKS = ['\t', ';', '；', ',', '，'] as const;

const QUOTE = '"';

/** Thousands grouped by no-break spaces, or digits with marks. */
const NUMBER = String.raw`(?:\p{Nd}{1,3}(?:[\u00a0\u2009\u202f'’]\p{Nd}{3})+(?:[.,٫]\p{Nd}*)?|\p{Nd}[\p{Nd}.,٫٬．，。]*)`;
/** A word without marks, an amount with an attached unit, and optionally a name. */
const SPACED = new RegExp(
  String.raw`^([^\s,;，；]+)\s+([\p{L}\p{Sc}]{0,4}${NUMBER}[\p{L}\p{Sc}%‰]*)(?:\s+([^;\t；]+))?$`,
  'u',
);
/** A number, and what follows it. */
const BEGINS_WITH_NUMBER = /^\s*(\p{Nd}[\p{Nd}.,]*)(?:\s*$|\s*(\D+)$)/u;

/** Whether a separator occurs outside of quotes. */
function hasMark(line: string, mark: string): boolean {
  let isQuoted = false;
  for (const character of line) {
    if (character === QUOTE) isQuoted = !isQuoted;
    else if (character === mark && !isQuoted) return true;
  }
  return false;
}

/** A cell that begins with a quote ends at the next single one; two of them stand for one. */
function unquote(cell: string): string {
  const trimmed = cell.trim();
  if (!trimmed.startsWith(QUOTE)) return trimmed;
  const inner = trimmed.endsWith(QUOTE) && trimmed.length > 1 ? trimmed.slice(1, -1) : trimmed.slice(1);
  return inner.replaceAll(QUOTE + QUOTE, QUOTE).trim();
}

/** Two numbers separated only by a comma, with or without a unit. */
function commaAmountIn([, amount = '', next = '']: readonly string[], unit: RegExp): string | null {
  const [, number, beside = ''] = BEGINS_WITH_NUMBER.exec(next) ?? [];
  if (number === undefined || !/[\p{Nd}.]\s*$/u.test(amount)) return null;
  const isNumber = beside.trim() === '' || isAmountUnit(beside) || isOwnUnit(beside, unit);
  return isNumber ? `${amount.trim()},${next.trim()}` : null;
}

/** The words after an amount: a separate unit, then the name. */
function cutSpaced(address: string, amount: string, rest: string, unit: RegExp): Cells {
  const words = rest
    .trim()
    .split(/\s+/)
    .filter((word) => word !== '');
  const [first = ''] = words;
  const clear = { commaAmount: null, doubtfulUnit: null };
  if (/^\p{Nd}[\p{Nd}.,٫٬]*$/u.test(first))
    return { ...clear, cells: [address, amount], commaAmount: `${amount} ${first}` };
  const ownLength = [3, 2, 1].find((count) => isOwnUnit(words.slice(0, count).join(' '), unit)) ?? 0;
  if (ownLength > 0) return { ...clear, cells: [address, amount, words.slice(ownLength).join(' ')] };
  const isDoubtful = isAmountUnit(first) || (words.length === 1 && mayBeUnit(first));
  const cells = [address, amount, unquote(rest)];
  return isDoubtful ? { ...clear, cells, doubtfulUnit: first } : { ...clear, cells };
}

function cutAt(line: string, mark: string): readonly string[] {
  const cells: string[] = [];
  let [from, isQuoted] = [0, false];
  for (let index = 0; index < line.length; index++) {
    if (line[index] === QUOTE) isQuoted = !isQuoted;
    if (line[index] !== mark || isQuoted) continue;
    cells.push(line.slice(from, index));
    from = index + 1;
  }
  return [...cells, line.slice(from)];
}

/**
 * Splits at tabs, else at semicolons, else at commas, else at spaces. A space-separated amount may contain a comma.
 *
 * @param unit - may follow an amount
 */
export function readCells(line: string, unit: RegExp): Cells {
  const trimmed = line.trim();
  const plain = (cells: readonly (string | undefined)[]): Cells => ({
    cells: cells.map((cell) => unquote(cell ?? '')),
    commaAmount: null,
    doubtfulUnit: null,
  });
  const [, address, amount, rest = ''] = SPACED.exec(trimmed) ?? [];
  if (address !== undefined && amount !== undefined) return cutSpaced(address, amount, rest, unit);
  const mark = MARKS.find((one) => hasMark(trimmed, one));
  if (mark === undefined) return plain(trimmed.split(/\s+/));
  const cells = cutAt(trimmed, mark);
  const isComma = mark === ',' || mark === '，';
  return isComma ? { ...plain(cells), commaAmount: commaAmountIn(cells, unit) } : plain(cells);
}

/** Formats a cell so that it is read as one, whatever it contains. */
export const writeCell = (text: string): string =>
  /[",;，；\t#]|^\p{Nd}/u.test(text) ? QUOTE + text.replaceAll(QUOTE, QUOTE + QUOTE) + QUOTE : text;
