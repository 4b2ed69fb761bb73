/** Reads the small parts of XML: attributes of a tag, and the few entities that need no declaration. */

const ATTRIBUTE = /\s+([A-Za-z_][\w.:-]*)\s*=\s*("[^"<]*"|'[^'<]*')/y;
const TAG_END = /\s*(\/?)>/y;
const ENTITY = /&(?:(amp|lt|gt|quot|apos)|#(\d{1,7})|#x([\da-f]{1,6}));|&/gi;
const NAMED: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
const MAX_ATTRIBUTES = 100;
const LAST_CODE_POINT = 0x10ffff;

/** What stands in a tag after its name. */
export interface TagRest {
  readonly attributes: ReadonlyMap<string, string>;
  /** closed at once, as `<path/>` */
  readonly isEmpty: boolean;
  /** where the text goes on */
  readonly end: number;
}

/** Letters of a text with entities. @returns null when one is none of those that XML knows by itself */
export function readEntities(raw: string): string | null {
  let isKnown = true;
  const text = raw.replace(ENTITY, (_all, name?: string, decimal?: string, hex?: string) => {
    if (name !== undefined) return NAMED[name.toLowerCase()] ?? '';
    const code = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal);
    isKnown &&= code > 0 && code <= LAST_CODE_POINT;
    return isKnown ? String.fromCodePoint(code) : '';
  });
  return isKnown ? text : null;
}

/** Reads on after the name of a tag. @returns null when it is not well-formed, or names something twice */
export function readAttributes(text: string, from: number): TagRest | null {
  const attributes = new Map<string, string>();
  let at = from;
  for (;;) {
    ATTRIBUTE.lastIndex = at;
    const found = ATTRIBUTE.exec(text);
    if (found === null) break;
    const [whole, name = '', quoted = ''] = found;
    const value = readEntities(quoted.slice(1, -1));
    if (value === null || attributes.has(name) || attributes.size >= MAX_ATTRIBUTES) return null;
    attributes.set(name, value);
    at += whole.length;
  }
  TAG_END.lastIndex = at;
  const end = TAG_END.exec(text);
  return end && { attributes, isEmpty: end[1] === '/', end: at + end[0].length };
}
