// Samples the mutants of an area, and passes them to Stryker as ranges of lines and columns, since it has no sampling itself.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Instrumenter } from '@stryker-mutator/instrumenter';
import { ROOT } from '../install.mjs';

const SILENT = Object.fromEntries(
  ['trace', 'debug', 'info', 'warn', 'error', 'fatal'].map((level) => [level, () => undefined]),
);

/** Matches a pattern of `areas.mjs` with `**`, `*` and `{one,other}`. */
const matcherOf = (pattern) =>
  new RegExp(
    `^${pattern
      .replace(/[.+^$()|[\]\\]/g, '\\$&')
      .replace(/\{([^}]*)\}/g, (_, names) => `(?:${names.replaceAll(',', '|')})`)
      .replaceAll('**/', '(?:.+/)?')
      .replace(/(?<![.+)])\*/g, '[^/]*')}$`,
  );

/** Files that match patterns; those that begin with `!` exclude files. */
export function filesOf(patterns) {
  const files = readdirSync(join(ROOT, 'src'), { recursive: true, encoding: 'utf8' }).map(
    (path) => `src/${path}`,
  );
  const isMatched = (file, all) => all.some((pattern) => matcherOf(pattern).test(file));
  const wanted = patterns.filter((one) => !one.startsWith('!'));
  const out = patterns.filter((one) => one.startsWith('!')).map((one) => one.slice(1));
  return files.filter((file) => isMatched(file, wanted) && !isMatched(file, out));
}

/** All mutants of files, with their locations. */
async function mutantsIn(files, excludedMutations) {
  const instrumenter = new Instrumenter({
    ...SILENT,
    isDebugEnabled: () => false,
    isTraceEnabled: () => false,
  });
  const { mutants } = await instrumenter.instrument(
    files.map((name) => ({ name, content: readFileSync(join(ROOT, name), 'utf8'), mutate: true })),
    { plugins: null, excludedMutations, ignorers: [] },
  );
  return mutants.filter(({ status }) => status !== 'Ignored');
}

/** A seeded generator: mulberry32. */
function drawing(seed) {
  let state = seed >>> 0;
  return (below) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * below);
  };
}

const isBefore = (one, other) =>
  one.line < other.line || (one.line === other.line && one.column <= other.column);

/** Whether a mutant is inside the range of another: then Stryker creates it too. */
const isWithin = (inner, outer) =>
  inner.fileName === outer.fileName &&
  isBefore(outer.location.start, inner.location.start) &&
  isBefore(inner.location.end, outer.location.end);

/** Lines count from 1 in a range, but from 0 in the instrumenter. */
const rangeOf = ({ fileName, location: { start, end } }) =>
  `${fileName}:${start.line + 1}:${start.column}-${end.line + 1}:${end.column}`;

/**
 * Samples up to `most` mutants.
 *
 * @param {readonly string[]} patterns - of the area's files
 * @param {{ most: number, seed: number, excludedMutations: readonly string[] }} options
 * @returns what to mutate: the patterns themselves if they have no more
 */
export async function sampleMutants(patterns, { most, seed, excludedMutations }) {
  const left = await mutantsIn(filesOf(patterns), excludedMutations);
  const total = left.length;
  if (total <= most) return { mutate: patterns, total, chosen: total };
  const all = [...left];
  const draw = drawing(seed);
  const ranges = [];
  const chosen = new Set();
  while (left.length > 0 && chosen.size < most) {
    const [mutant] = left.splice(draw(left.length), 1);
    const added = all.filter((one) => !chosen.has(one) && isWithin(one, mutant));
    if (chosen.size + added.length > most) continue;
    for (const one of added) chosen.add(one);
    ranges.push(rangeOf(mutant));
  }
  return { mutate: ranges, total, chosen: chosen.size };
}
