/** The name under which an untrusted file is saved. */
import { visibleLine } from '../text/visibleLine.ts';

/** Maximum length on every system, with room for what the system adds. */
const LONGEST = 100;

/** Path separators, and characters that some systems do not allow in file names. */
const UNFIT = /[\\/:*?"<>|\ufffd]+/g;

/** Only this much of a name is read, UTF-16 code units. */
const READ = 1000;

/** Removes leading dots and trailing dots and spaces: such names are hidden or reserved. */
const cleaned = (name: string): string =>
  visibleLine(name.slice(0, READ), '\ufffd')
    .replace(UNFIT, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[.\s]+|[.\s]+$/g, '');

/**
 * A file name for saving.
 *
 * @param name - given by its maker: untrusted
 * @param id - used when nothing is left of the name
 */
export function fileName(name: string | null, id: string): string {
  const clean = cleaned(name ?? '');
  if (clean === '') return `${id}.bin`;
  if (clean.length <= LONGEST) return clean;
  const dot = clean.lastIndexOf('.');
  const ending = dot > 0 && clean.length - dot <= 12 ? clean.slice(dot) : '';
  return `${clean.slice(0, LONGEST - ending.length)}${ending}`;
}
