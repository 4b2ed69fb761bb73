/** Parses the small parts of XML: attributes of a tag, and the few entities that need no declaration. */

const ATTRIBUTE = /\s+([A-Za-z_][\w.:-]*)\s*=\s*("[^"<]*"|'[^'<]*')/y;
const TAG_END = /\s*(\/?)>/y;
const ENTITY = /&(?:(amp|lt|gt|quot|apos)|#(\d{1,7})|#x([\da-f]{1,6}));|&/gi;
const NAMED: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
const MAX_ATTRIBUTES = 100;
const LAST_CODE_POINT = 0x10ffff;

/** The part of a tag after its name. */
export interface TagRest {
  readonly attributes: ReadonlyMap<string, string>;
  /** self-closing, as `<path/>` */
  readonly isEmpty: boolean;
  /** index after the tag */
  readonly end: number;
}

/** Decodes entities. @returns null when one is not predefined in XML */
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

/** Parses the rest of a tag after its name. @returns null when it is not well-formed, or repeats an attribute */
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
