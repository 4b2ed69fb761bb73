/**
 * Finds what is written as a value though the tokens have, or should have, a name for it.
 *
 * What may stay a value: 0; what is relative (`em`, `%`, `ch`, `cqi`, a line height without a unit); widths, heights, positions
 * and lines, which are the drawing of one piece; distances up to 3 pixels, which set something right for the eye; how much
 * shows through; and shadows without a blur, which are lines.
 */

/** A value that should be a token. */
export interface RawValue {
  /** what kind of token it should be */
  readonly kind: string;
  /** the declaration, or the piece of script */
  readonly text: string;
}

interface Rule {
  readonly kind: string;
  readonly property: RegExp;
  readonly raw: RegExp;
}

/** The names of colours that somebody might write; `transparent` and `currentColor` are none. */
const NAMED =
  'white|black|gray|grey|silver|red|maroon|orange|gold|yellow|olive|lime|green|teal|cyan|aqua|blue|navy|purple|magenta|fuchsia|pink|brown|beige|ivory';
const COLOUR = new RegExp(
  String.raw`#[\da-f]{3,8}\b|\b(?:rgb|hsl|hwb|lab|lch|oklab|oklch|color)a?\(|(?<![\w-])(?:${NAMED})(?![\w-])`,
  'i',
);
const LENGTH = /\d(?:px|rem|pt|in|cm|mm)\b/;
const LONG_DISTANCE = /(?<![\d.])(?:[4-9]|[1-9]\d+)(?:\.\d+)?px|\d(?:rem|pt)\b/;
const MOTION = /\d(?:ms|s)\b|cubic-bezier\(|(?<![\w-])(?:ease|linear)\b/;
const BLURRED = /(?:^|, ?|inset )(?:\S+ ){2}(?!0\b(?!\.))[\d.]+|\bblur\((?!0)/;

const RULES: readonly Rule[] = [
  { kind: 'colour', property: /./, raw: COLOUR },
  { kind: 'size', property: /^font(-size)?$/, raw: LENGTH },
  { kind: 'weight', property: /^font(-weight)?$/, raw: /^\d+\b|\b(?:bold|normal)/ },
  { kind: 'radius', property: /radius$/, raw: LENGTH },
  { kind: 'motion', property: /^(transition|animation)/, raw: MOTION },
  { kind: 'layer', property: /^z-index$/, raw: /\d/ },
  { kind: 'shadow', property: /shadow$|filter$/, raw: BLURRED },
  { kind: 'space', property: /^(row-|column-)?gap$|^(padding|margin)/, raw: LONG_DISTANCE },
];

const DECLARATION = /(?:^|[;{}])\s*(-{0,2}[a-z][\w-]*)\s*:\s*([^;{}]+)(?=[;}])/g;

const withoutComments = (text: string): string => text.replace(/\/\*[\s\S]*?\*\//g, '');

const withoutTokens = (value: string): string => value.replace(/var\(--[\w-]+\)/g, 'var()');

/** The value of a property as the rules read it: a line height behind the size of letters is no size. */
const readAs = (property: string, value: string): string => {
  const plain = withoutTokens(value)
    .replace(/\s+/g, ' ')
    .replace(/url\([^)]*\)|"[^"]*"/g, '');
  return property === 'font' ? plain.replace(/\/ ?\S+/, '') : plain;
};

/** @returns the values of a stylesheet that should be tokens */
export function findRawStyles(css: string): readonly RawValue[] {
  // each end of a declaration is the beginning of the next
  const text = withoutComments(css).replace(/([;{}])/g, '$1$1');
  return Array.from(text.matchAll(DECLARATION), ([, property = '', value = '']) => ({
    property,
    value: value.trim().replace(/\s+/g, ' '),
  })).flatMap(({ property, value }) =>
    RULES.filter((rule) => rule.property.test(property) && rule.raw.test(readAs(property, value))).map(
      ({ kind }) => ({ kind, text: `${property}: ${value}` }),
    ),
  );
}

const SCRIPT_COLOUR = new RegExp(
  String.raw`(['"\x60])#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})\1|\b(?:rgb|hsl|oklch)a?\(\s*\d|\b(?:fill|stroke|stopColor|color|background)(?:=|: )['"](?:#|(?:${NAMED})['"])|:#[\da-f]{3,8}\b`,
  'gi',
);
const SCRIPT_STYLE =
  /\b(?:fontSize|fontWeight|padding\w*|margin\w*|gap|rowGap|columnGap|borderRadius|zIndex|transition|animation|boxShadow|exitDuration|duration): ?(?:'[^']*\d[^']*'|-?[1-9][\d.]*)/g;

/** @returns the values in a script, styles of elements and drawings, that should be tokens */
export function findRawInScript(source: string): readonly RawValue[] {
  const found = (kind: string, pattern: RegExp) =>
    Array.from(source.matchAll(pattern), ([text]) => ({ kind, text }));
  return [...found('colour', SCRIPT_COLOUR), ...found('style', SCRIPT_STYLE)];
}
