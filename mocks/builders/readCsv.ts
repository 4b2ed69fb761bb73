/** Reads tables for tests: another hand than the one that writes them. */

/** The rows of a text, as RFC 4180 says but for what separates cells; the mark at its beginning is passed over. */
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

/** The cells of a text as the loosest reader splits it: at every separator and line end, whatever is quoted. */
export const readLoosely = (text: string, separator: string): readonly (readonly string[])[] =>
  text
    .replace(/^\ufeff/, '')
    .split(/[\r\n\v\f\u0085\u2028\u2029]/)
    .map((line) => line.split(separator).map((cell) => cell.replace(/^"(.*)"$/, '$1')));
