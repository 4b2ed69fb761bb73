/** What a stranger's file is called when it is saved. */
import { visibleLine } from '../text/visibleLine.ts';

/** Longest name that every system takes, with room for what it adds. */
const LONGEST = 100;

/** What never belongs in a file's name: ways to other folders, and what no system takes. */
const UNFIT = /[\\/:*?"<>|\ufffd]+/g;

/** What is read of a name, code units. */
const READ = 1000;

/** Names that a system keeps for itself or hides. */
const cleaned = (name: string): string =>
  visibleLine(name.slice(0, READ), '\ufffd')
    .replace(UNFIT, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[.\s]+|[.\s]+$/g, '');

/**
 * A name for saving.
 *
 * @param name - as its maker called it: anybody's text
 * @param id - names it when nothing is left of that
 */
export function fileName(name: string | null, id: string): string {
  const clean = cleaned(name ?? '');
  if (clean === '') return `${id}.bin`;
  if (clean.length <= LONGEST) return clean;
  const dot = clean.lastIndexOf('.');
  const ending = dot > 0 && clean.length - dot <= 12 ? clean.slice(dot) : '';
  return `${clean.slice(0, LONGEST - ending.length)}${ending}`;
}
