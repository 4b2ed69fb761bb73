/** Writes a table as RFC 4180 asks, and so that no spreadsheet runs what strangers wrote into it. */

/** A text that may be anybody's, or a number or date that we wrote ourselves. */
export type Cell = string | { readonly own: string };

/** A spreadsheet takes these at the beginning of a cell for a formula. */
const FORMULA = /^[\s\p{Cc}]*[=+\-@\uff0b\uff0d\uff1d\uff20]|^[\t\r\n]/u;

const NEEDS_QUOTES = /["\r\n,;\t]|^\s|\s$/;

const quoted = (text: string): string => (NEEDS_QUOTES.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/** A text with an apostrophe before it stays a text. */
const defused = (text: string): string => (FORMULA.test(text) ? `'${text}` : text);

const written = (cell: Cell): string => quoted(typeof cell === 'string' ? defused(cell) : cell.own);

/**
 * Writes rows with CRLF after each, and with the mark by which spreadsheets know UTF-8.
 *
 * @see https://www.rfc-editor.org/rfc/rfc4180
 */
export const writeCsv = (rows: readonly (readonly Cell[])[]): string =>
  `\ufeff${rows.map((row) => `${row.map(written).join(',')}\r\n`).join('')}`;
