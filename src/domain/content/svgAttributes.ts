/** Which attributes and values of an untrusted drawing are kept. */
import { err, ok, type Result } from '../result.ts';

const NUMBERS = /^[\w\s.,%+-]*$/;
const ACTIVITIES = /^[\w\s.,()+-]*$/;
const COLOUR = /^(?:[a-z]{1,30}|#[\da-f]{3,8}|(?:rgb|hsl)a?\([\d\s.,%/deg+-]{1,60}\))$/i;
const OWN_REFERENCE = /^url\(\s*(["']?)#[\w.-]{1,100}\1\s*\)$/;
const OWN_ID = /^#[\w.-]{1,100}$/;
const WORDS = /^[\p{L}\p{M}\d\s,'._-]{0,100}$/u;

const isPaint = (value: string): boolean => COLOUR.test(value) || OWN_REFERENCE.test(value);
const fits = (form: RegExp) => (value: string) => form.test(value);

type Check = (value: string) => boolean;

const named = (names: string, check: Check): [string, Check][] =>
  names.split(' ').map((name) => [name, check]);

/** Allowed as an attribute or in `style`. */
const STYLES = new Map<string, Check>([
  ...named('fill stroke', isPaint),
  ...named('color stop-color', fits(COLOUR)),
  ...named('fill-opacity stroke-opacity stop-opacity opacity stroke-width stroke-miterlimit', fits(NUMBERS)),
  ...named('fill-rule stroke-linecap stroke-linejoin text-anchor dominant-baseline', fits(WORDS)),
  ...named('font-size letter-spacing', fits(NUMBERS)),
  ...named('font-family font-weight font-style', fits(WORDS)),
]);

const GEOMETRY = new Map<string, Check>([
  ...named('d points x y x1 y1 x2 y2 cx cy r rx ry fx fy dx dy width height offset', fits(NUMBERS)),
  ...named('viewBox preserveAspectRatio', fits(NUMBERS)),
  ...named('transform gradientTransform', fits(ACTIVITIES)),
  ...named('gradientUnits spreadMethod', fits(WORDS)),
]);

/** What acts, loads, or makes a short text very slow to draw. */
const FORBIDDEN =
  /^(?:on.*|filter|mask|clip-path|marker.*|stroke-dash.*|href|xlink:href|.*animation.*|mix-blend-mode)$/i;

const isGradient = (element: string): boolean => element.endsWith('Gradient');

/** @returns whether an attribute is one that a gradient may have: its id, or a reference to another gradient */
const isGradients = (element: string, name: string, value: string): boolean =>
  isGradient(element) &&
  (name === 'id' ? OWN_ID.test(`#${value}`) : /href$/.test(name) && OWN_ID.test(value));

function stylesIn(text: string, drawn: Map<string, string>): string | null {
  for (const part of text.split(';')) {
    const colon = part.indexOf(':');
    const name = part.slice(0, Math.max(0, colon)).trim().toLowerCase();
    const value = part.slice(colon + 1).trim();
    if (FORBIDDEN.test(name) && value !== 'none') return name;
    if (STYLES.get(name)?.(value)) drawn.set(name, value);
  }
  return null;
}

/**
 * The attributes that are kept. Those not known to be harmless are left out.
 *
 * @param element - its name
 * @returns the name of the first attribute that rejects the whole drawing, at most 40 characters
 */
export function svgAttributes(
  element: string,
  given: ReadonlyMap<string, string>,
): Result<ReadonlyMap<string, string>, string> {
  const drawn = new Map<string, string>();
  const outside = [...given].find(([name, value]) => !take(element, name, value, drawn));
  const style = given.get('style');
  const forbidden = outside?.[0] ?? (style === undefined ? null : stylesIn(style, drawn));
  return forbidden === null ? ok(drawn) : err(forbidden.slice(0, 40));
}

/** Keeps one attribute if it is harmless. @returns false when it rejects the whole drawing */
function take(element: string, name: string, value: string, drawn: Map<string, string>): boolean {
  const isOfGradient = isGradients(element, name, value);
  if (!isOfGradient && FORBIDDEN.test(name) && value !== 'none') return false;
  if (isOfGradient) drawn.set(name === 'id' ? 'id' : 'href', value);
  else if ((STYLES.get(name) ?? GEOMETRY.get(name))?.(value)) drawn.set(name, value);
  return true;
}
