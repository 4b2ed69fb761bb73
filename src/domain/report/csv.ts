/** Writes a table as RFC 4180 asks, and so that no spreadsheet runs what strangers wrote into it. */

/** A text that may be anybody's, or a number or date that we wrote ourselves. */
export type Cell = string | { readonly own: string };

/** What some locale or setting splits a row at. Not all readers heed quotes after the first separator of a row. */
const SEPARATOR = /[,;|\t\r\n\v\f\u0085\u2028\u2029]/;

/** What readers take away before they ask whether a cell is a formula. */
const PASSED_OVER = /[\s\p{C}"]/u;

/** A spreadsheet takes these at the beginning of a cell for a formula. */
const FORMULA = /[=+\-@\uff0b\uff0d\uff1d\uff20]/;

/** A text with an apostrophe wherever some reader could begin a formula: at its start, and after each separator in it. */
function defused(text: string): string {
  let safe = '';
  let cellStart = 0;
  let isAtStart = true;
  let done = 0;
  for (let at = 0; at < text.length; at += 1) {
    const letter = text.charAt(at);
    if (SEPARATOR.test(letter)) {
      isAtStart = true;
      cellStart = at + 1;
    } else if (isAtStart && FORMULA.test(letter)) {
      safe += `${text.slice(done, cellStart)}'`;
      done = cellStart;
      isAtStart = false;
    } else if (!PASSED_OVER.test(letter)) isAtStart = false;
  }
  return safe + text.slice(done);
}

const quoted = (text: string): string => `"${text.replaceAll('"', '""')}"`;

const written = (cell: Cell): string => quoted(typeof cell === 'string' ? defused(cell) : cell.own);

/**
 * Writes rows with CRLF after each, every cell in quotes, and with the mark by which spreadsheets know UTF-8. Quoted numbers
 * of ours are still numbers to a spreadsheet.
 *
 * @see https://www.rfc-editor.org/rfc/rfc4180
 */
export const writeCsv = (rows: readonly (readonly Cell[])[]): string =>
  `\ufeff${rows.map((row) => `${row.map(written).join(',')}\r\n`).join('')}`;
