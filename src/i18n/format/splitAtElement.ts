// Messages that have an element inside them, for example an address that is drawn in colour.

/** Stands for the element in the message: a character that no text has. */
export const ELEMENT = '\u0000';

/** What stands before the element and after it. @param said - a message whose value for the element was `ELEMENT` */
export function splitAtElement(said: string): readonly [before: string, after: string] {
  const [before = '', after = ''] = said.split(ELEMENT);
  return [before, after];
}
