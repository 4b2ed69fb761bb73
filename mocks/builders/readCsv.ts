/** Reads tables for tests: another hand than the one that writes them. */

/** The rows of a text, as RFC 4180 says but for what separates cells; the mark at its beginning is passed over. */
export function readCsv(text: string, separator = ','): readonly (readonly string[])[] {
  const rows: string[][] = [];
  let row: string[] = [];
  let cell = '';
  let isQuoted = false;
  const plain = text.replace(/^\ufeff/, '');
  for (let at = 0; at < plain.length; at += 1) {
    const letter = plain[at] ?? '';
    if (isQuoted && letter === '"' && plain[at + 1] === '"') {
      cell += '"';
      at += 1;
    } else if (letter === '"') isQuoted = !isQuoted;
    else if (!isQuoted && letter === separator) {
      row.push(cell);
      cell = '';
    } else if (!isQuoted && letter === '\r' && plain[at + 1] === '\n') {
      rows.push([...row, cell]);
      row = [];
      cell = '';
      at += 1;
    } else cell += letter;
  }
  return rows;
}

/** The cells of a text as the loosest reader splits it: at every separator and line end, whatever is quoted. */
export const readLoosely = (text: string, separator: string): readonly (readonly string[])[] =>
  text
    .replace(/^\ufeff/, '')
    .split(/[\r\n\v\f\u0085\u2028\u2029]/)
    .map((line) => line.split(separator).map((cell) => cell.replace(/^"(.*)"$/, '$1')));
