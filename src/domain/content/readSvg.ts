/** Sanitizes untrusted SVG: parses it strictly, and writes only its plain parts anew (shapes, gradients and text). */
import { err, ok, type Result } from '../result.ts';
import { svgAttributes } from './svgAttributes.ts';
import { readAttributes, readEntities } from './xmlText.ts';

/** Why a drawing is rejected. */
export type SvgProblem =
  /** not well-formed, or its document type has declarations */
  | { readonly kind: 'malformed' }
  /** more characters, elements or levels than a phone can safely draw */
  | { readonly kind: 'too-much' }
  /** uses an element or attribute that can act, load, or take very long to draw; its name, at most 40 characters */
  | { readonly kind: 'forbidden'; readonly name: string };

/** Maximum length, characters. */
export const MAX_DRAWING_LENGTH = 200_000;
/** Maximum number of elements. */
export const MAX_DRAWING_ELEMENTS = 2000;
const MAX_DEPTH = 64;
/** Maximum number of text characters drawn. */
const MAX_LETTERS = 5000;

const DRAWN = new Set(
  'svg g defs path rect circle ellipse line polyline polygon text tspan linearGradient radialGradient stop'.split(
    ' ',
  ),
);
/** Elements that describe the drawing and draw nothing. */
const SILENT = new Set(['title', 'desc', 'metadata']);
const NAME = /[A-Za-z_][\w.:-]*/y;

class Rejected extends Error {
  readonly problem: SvgProblem;
  constructor(problem: SvgProblem) {
    super(problem.kind);
    this.problem = problem;
  }
}

const malformed = (): never => {
  throw new Rejected({ kind: 'malformed' });
};

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

interface Open {
  readonly name: string;
  readonly isDrawn: boolean;
}

/** One pass over the text, from start to end. */
class Reading {
  readonly #text: string;
  readonly #open: Open[] = [];
  #at = 0;
  #elements = 0;
  #letters = 0;
  #out = '';
  #isRootRead = false;

  constructor(text: string) {
    this.#text = text;
  }

  run(): string {
    while (this.#at < this.#text.length) {
      const next = this.#text.indexOf('<', this.#at);
      this.#takeText(this.#text.slice(this.#at, next < 0 ? undefined : next));
      if (next < 0) break;
      this.#at = next;
      this.#takeMarkup();
    }
    if (this.#open.length > 0 || !this.#isRootRead) malformed();
    return this.#out;
  }

  #takeMarkup(): void {
    const text = this.#text;
    if (text.startsWith('<!--', this.#at)) this.#skip('-->');
    else if (text.startsWith('<?', this.#at)) this.#skip('?>');
    else if (text.startsWith('<!', this.#at)) this.#skipDoctype();
    else if (text.startsWith('</', this.#at)) this.#close();
    else this.#begin();
  }

  /** @returns the text that was skipped */
  #skip(end: string): string {
    const from = this.#at;
    const found = this.#text.indexOf(end, from + 2);
    if (found < 0) malformed();
    this.#at = found + end.length;
    return this.#text.slice(from, this.#at);
  }

  /** Skips a document type without declarations. */
  #skipDoctype(): void {
    const passed = this.#skip('>');
    if (this.#isRootRead || !/^<!doctype svg[^[<]*>$/i.test(passed)) malformed();
  }

  #close(): void {
    const name = this.#skip('>').slice(2, -1).trim();
    const open = this.#open.pop();
    if (open?.name !== name) malformed();
    if (open?.isDrawn) this.#out += `</${name}>`;
  }

  #begin(): void {
    NAME.lastIndex = this.#at + 1;
    const name = NAME.exec(this.#text)?.[0] ?? malformed();
    const read = readAttributes(this.#text, NAME.lastIndex) ?? malformed();
    this.#at = read.end;
    this.#count(name);
    const isDrawn = this.#judge(name);
    if (isDrawn) this.#write(name, read.attributes, read.isEmpty);
    if (!read.isEmpty) this.#open.push({ name, isDrawn });
    this.#isRootRead = true;
  }

  #count(name: string): void {
    this.#elements += 1;
    const isTooMuch = this.#elements > MAX_DRAWING_ELEMENTS || this.#open.length >= MAX_DEPTH;
    if (isTooMuch) throw new Rejected({ kind: 'too-much' });
    if (this.#open.length === 0 && (this.#isRootRead || name !== 'svg')) malformed();
  }

  /** Whether an element is drawn. Everything inside a silent element is silent too. */
  #judge(name: string): boolean {
    if (this.#open.at(-1)?.isDrawn === false) return false;
    if (DRAWN.has(name)) return true;
    if (SILENT.has(name) || name.includes(':')) return false;
    throw new Rejected({ kind: 'forbidden', name: name.slice(0, 40) });
  }

  #write(name: string, given: ReadonlyMap<string, string>, isEmpty: boolean): void {
    const drawn = svgAttributes(name, given);
    if (!drawn.ok) throw new Rejected({ kind: 'forbidden', name: drawn.problem });
    const root = this.#isRootRead ? '' : ' xmlns="http://www.w3.org/2000/svg"';
    const written = [...drawn.value].map(([key, value]) => ` ${key}="${escaped(value)}"`).join('');
    this.#out += `<${name}${root}${written}${isEmpty ? '/' : ''}>`;
  }

  #takeText(raw: string): void {
    const open = this.#open.at(-1);
    if (open === undefined) {
      if (raw.replace(/^\ufeff/, '').trim() !== '') malformed();
      return;
    }
    const text = readEntities(raw) ?? malformed();
    if (!open.isDrawn || (open.name !== 'text' && open.name !== 'tspan')) return;
    this.#letters += text.length;
    if (this.#letters > MAX_LETTERS) throw new Rejected({ kind: 'too-much' });
    this.#out += escaped(text);
  }
}

/**
 * Sanitizes a drawing. The result has only elements and attributes of a short list, each written anew: nothing in it repeats, moves, loads,
 * runs or filters.
 *
 * Problems: `malformed` · `too-much` · `forbidden`
 *
 * @param text - untrusted
 */
export function readSvg(text: string): Result<string, SvgProblem> {
  if (text.length > MAX_DRAWING_LENGTH) return err({ kind: 'too-much' });
  try {
    return ok(new Reading(text).run());
  } catch (thrown) {
    if (thrown instanceof Rejected) return err(thrown.problem);
    throw thrown;
  }
}
