/** Writes a table in the format of RFC 4180, and so that spreadsheets run no formulas from untrusted text. */

/** An untrusted text, or a number or date that we formatted ourselves. */
export type Cell = string | { readonly own: string };

/** Separators in some locale or setting. Not all readers respect quotes after a row's first separator. */
const SEPARATOR = /[,;|\t\r\n\v\f\u0085\u2028\u2029]/;

/** Characters that readers strip before they check for a formula. */
const PASSED_OVER = /[\s\p{C}"]/u;

/** Spreadsheets treat a cell that begins with one of these as a formula. */
const FORMULA = /[=+\-@\uff0b\uff0d\uff1d\uff20]/;

/** Adds an apostrophe wherever a reader could see the beginning of a formula: at the start, and after each separator in the text. */
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
 * Writes rows with CRLF after each, every cell in quotes, and a byte order mark, by which spreadsheets recognize UTF-8. Spreadsheets still
 * recognize our quoted numbers.
 *
 * @see https://www.rfc-editor.org/rfc/rfc4180
 */
export const writeCsv = (rows: readonly (readonly Cell[])[]): string =>
  `\ufeff${rows.map((row) => `${row.map(written).join(',')}\r\n`).join('')}`;
