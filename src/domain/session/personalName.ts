/** Validates the name of a wallet or account: one visible line of limited length. */
import { err, ok, type Result } from '../result.ts';
import { countGraphemes } from '../text/graphemes.ts';
import { visibleLine } from '../text/visibleLine.ts';

/** A valid name: 1 to 24 graphemes, NFC, without invisible characters. */
export type PersonalName = string & { readonly __brand: 'PersonalName' };

/** Why a name is invalid. */
export type PersonalNameProblem =
  | { readonly kind: 'empty' }
  /** `count`: graphemes */
  | { readonly kind: 'too-long'; readonly count: number; readonly most: typeof MAX_NAME_LENGTH };

/** Maximum length, graphemes. */
export const MAX_NAME_LENGTH = 24;

/** Reduces a text to one line, without invisible characters. */
export const tidyLine = (text: string): string => visibleLine(text, '');

/**
 * Validates a name: whitespace is trimmed and collapsed, invisible characters and direction marks are removed, and the rest is composed
 * (NFC).
 *
 * Problems: `empty` · `too-long`
 *
 * @example readPersonalName('  Much   treats ') // ok, 'Much treats'
 */
export function readPersonalName(text: string): Result<PersonalName, PersonalNameProblem> {
  const name = tidyLine(text);
  if (name === '') return err({ kind: 'empty' });
  const count = countGraphemes(name);
  return count > MAX_NAME_LENGTH
    ? err({ kind: 'too-long', count, most: MAX_NAME_LENGTH })
    : ok(name as PersonalName);
}

/** The form in which names are stored. */
function plain(text: string): string {
  const read = readPersonalName(text);
  return read.ok ? read.value : text.normalize('NFC').trim();
}

/** Ignores whitespace and invisible characters, but not case. False for an empty name. */
export const isSameName = (typed: string, name: string): boolean =>
  plain(typed) !== '' && plain(typed) === plain(name);
