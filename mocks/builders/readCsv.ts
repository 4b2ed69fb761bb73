/** Reads CSV for tests, independently of the code that writes it. */

/** The rows of a text by RFC 4180, with any separator; a byte order mark is skipped. */
export function readCsv(text: string, separator = ','): readonly (readonly string[])[] {
  const rows: string[][] = [[]];
  let cell = '';
  const end = () => {
    rows.at(-1)?.push(cell);
    cell = '';
  };
  const tokens = text.replace(/^\ufeff/, '').match(/"(?:[^"]|"")*"|\r\n|[\s\S]/g) ?? [];
  for (const token of tokens) {
    if (token === separator || token === '\r\n') end();
    else cell += token.length > 1 ? token.slice(1, -1).replaceAll('""', '"') : token;
    if (token === '\r\n') rows.push([]);
  }
  return rows.slice(0, -1);
}

/** The cells as the most careless reader splits them: at every separator and line end, quoted or not. */
export const readLoosely = (text: string, separator: string): readonly (readonly string[])[] =>
  text
    .replace(/^\ufeff/, '')
    .split(/[\r\n\v\f\u0085\u2028\u2029]/)
    .map((line) => line.split(separator).map((cell) => cell.replace(/^"(.*)"$/, '$1')));
