// Each language has the marks that `Intl` gives it.
import { expect, it } from 'vitest';
import { LANGUAGE_NUMBER_STYLES, NUMBER_MARKS } from './NumberStyle.ts';

it.each(Object.entries(LANGUAGE_NUMBER_STYLES))('%s numbers', (language, style) => {
  const parts = new Intl.NumberFormat(language).formatToParts(1_234_567.5);
  const mark = (kind: string) => parts.find(({ type }) => type === kind)?.value;
  const { decimalMark, groupMark } = NUMBER_MARKS[style];
  expect(mark('decimal')).toBe(decimalMark);
  // Russian groups with the wide space that does not break; both are spaces to a reader
  expect(mark('group')?.replace('\u00a0', '\u202f')).toBe(groupMark);
});
