/** Reads the name that a person gives to a wallet or an account: one line, visible, and not too long to show. */
import { err, ok, type Result } from '../result.ts';
import { countGraphemes } from '../text/graphemes.ts';
import { visibleLine } from '../text/visibleLine.ts';

/** A name that was read: 1 to 24 characters as people count them, NFC, nothing invisible in it. */
export type PersonalName = string & { readonly __brand: 'PersonalName' };

/** Why a text is no name. */
export type PersonalNameProblem =
  | { readonly kind: 'empty' }
  /** `count` characters as people count them */
  | { readonly kind: 'too-long'; readonly count: number; readonly most: typeof MAX_NAME_LENGTH };

/** Characters that a name may have, as people count them. */
export const MAX_NAME_LENGTH = 24;

/** One line of visible text; what is not seen is left out. */
export const tidyLine = (text: string): string => visibleLine(text, '');

/**
 * Reads a name: white space is trimmed and collapsed, characters that nobody sees or that turn the direction of others are
 * left out, and the rest is composed (NFC).
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

/** As a name is kept: composed, without what nobody sees, its gaps one space. */
function plain(text: string): string {
  const read = readPersonalName(text);
  return read.ok ? read.value : text.normalize('NFC').trim();
}

/** Space around it and marks that nobody sees do not count; capital and small letters do. An empty name is the same as none. */
export const isSameName = (typed: string, name: string): boolean =>
  plain(typed) !== '' && plain(typed) === plain(name);
