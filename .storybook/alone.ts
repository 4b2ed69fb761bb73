// A story may rest on what the one before it left in the page: some are chosen to be shown in a page of their own.
import { createHash } from 'node:crypto';
import { builtEntries } from './builtIndex.ts';

/** So many of all stories, unless `KENNEL_ALONE` says how many: to load a page takes as long as two stories do. */
const COUNT = Number(process.env.KENNEL_ALONE ?? 100);

/**
 * Chooses stories by chance: the same ones for the same stories and seed.
 *
 * @param ids of all stories
 */
export function chooseAlone(ids: readonly string[], seed: string, count = COUNT): ReadonlySet<string> {
  const draw = (id: string) => createHash('sha256').update(`${seed} ${id}`).digest('hex');
  const drawn = ids.map((id) => [draw(id), id] as const).sort(([one], [other]) => (one < other ? -1 : 1));
  return new Set(drawn.slice(0, count).map(([, id]) => id));
}

let chosen: ReadonlySet<string> | undefined;

/** Whether a story of the built index is shown in a page of its own. Others are chosen with another `KENNEL_SEED`. */
export function isAlone(id: string): boolean {
  if (chosen === undefined) {
    const ids = Object.values(builtEntries())
      .filter(({ type }) => type === 'story')
      .map((entry) => entry.id);
    chosen = chooseAlone(ids, process.env.KENNEL_SEED ?? String(ids.length));
  }
  return chosen.has(id);
}
