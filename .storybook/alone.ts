// A story may depend on what the one before it left in the page, so some random ones are shown in their own page.
import { createHash } from 'node:crypto';
import { builtEntries } from './builtIndex.ts';

/** How many of all stories, unless `KENNEL_ALONE` sets the number: loading a page takes as long as two stories. */
const COUNT = Number(process.env.KENNEL_ALONE ?? 100);

/**
 * Chooses stories at random: the same ones for the same stories and seed.
 *
 * @param ids of all stories
 */
export function chooseAlone(ids: readonly string[], seed: string, count = COUNT): ReadonlySet<string> {
  const draw = (id: string) => createHash('sha256').update(`${seed} ${id}`).digest('hex');
  const drawn = ids.map((id) => [draw(id), id] as const).sort(([one], [other]) => (one < other ? -1 : 1));
  return new Set(drawn.slice(0, count).map(([, id]) => id));
}

let chosen: ReadonlySet<string> | undefined;

/** Whether a story of the built index gets its own page. Another `KENNEL_SEED` chooses others. */
export function isAlone(id: string): boolean {
  if (chosen === undefined) {
    const ids = Object.values(builtEntries())
      .filter(({ type }) => type === 'story')
      .map((entry) => entry.id);
    chosen = chooseAlone(ids, process.env.KENNEL_SEED ?? String(ids.length));
  }
  return chosen.has(id);
}
