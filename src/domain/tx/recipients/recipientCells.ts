/** Cuts a line of a table into its cells. */

/** The cells of a line, trimmed. */
export interface Cells {
  readonly cells: readonly string[];
  /** `1,5` where an amount belongs between commas: one and a half, or one and a name; null where it is clear */
  readonly commaAmount: string | null;
}

/** What may stand between cells, the surest first: no address and no amount has a tab or a semicolon in it. */
const MARKS = ['\t', ';', ','] as const;

const QUOTE = '"';

/** A word without marks, an amount in digits, and perhaps a name. */
const SPACED = /^([^\s,;]+) +(\d[\d.,]*)(?: +([^,;\t]+))?$/;

/** Whether a mark stands outside of quotes. */
function hasMark(line: string, mark: string): boolean {
  let isQuoted = false;
  for (const character of line) {
    if (character === QUOTE) isQuoted = !isQuoted;
    else if (character === mark && !isQuoted) return true;
  }
  return false;
}

/** A cell that begins with a quote ends with the next single one; two of them stand for one. */
function unquote(cell: string): string {
  const trimmed = cell.trim();
  if (!trimmed.startsWith(QUOTE)) return trimmed;
  const inner = trimmed.endsWith(QUOTE) && trimmed.length > 1 ? trimmed.slice(1, -1) : trimmed.slice(1);
  return inner.replaceAll(QUOTE + QUOTE, QUOTE).trim();
}

/** Whole numbers with nothing but a comma between them. */
function commaAmountIn([, amount = '', next = '']: readonly string[]): string | null {
  return /^\s*\d+$/.test(amount) && /^\d+\s*$/.test(next) ? `${amount.trim()},${next.trim()}` : null;
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

/** Cuts at tabs, else at semicolons, else at commas, else at spaces. An amount with a comma may stand between spaces. */
export function readCells(line: string): Cells {
  const trimmed = line.trim();
  const plain = (cells: readonly (string | undefined)[]): Cells => ({
    cells: cells.map((cell) => unquote(cell ?? '')),
    commaAmount: null,
  });
  const spaced = SPACED.exec(trimmed);
  if (spaced) return plain(spaced.slice(1));
  const mark = MARKS.find((one) => hasMark(trimmed, one));
  if (mark === undefined) return plain(trimmed.split(/\s+/));
  const cells = cutAt(trimmed, mark);
  return mark === ',' ? { ...plain(cells), commaAmount: commaAmountIn(cells) } : plain(cells);
}

/** Writes a cell so that it is read as one, whatever stands in it. */
export const writeCell = (text: string): string =>
  /[",;\t#]/.test(text) ? QUOTE + text.replaceAll(QUOTE, QUOTE + QUOTE) + QUOTE : text;
