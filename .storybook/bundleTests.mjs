// Bundles the tests of many stories into few files: Jest and the browser restart for each file, which takes longer than
// most stories do.
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Enough bundles that the last ones even out the workers' load. */
export const BUNDLES = 8;

/** Duration of a story relative to a component's, by the beginning of its title's id. */
const WEIGHTS = { journeys: 9, routes: 4, screens: 2.2, components: 1 };

const ENDING = '.test.js';

/** Relative duration of a title's tests. */
function weigh(title, code) {
  const [tier] = title.split('-');
  return code.split('smoke-test').concat(code.split('play-test')).length * (WEIGHTS[tier] ?? 1);
}

/** The tests that the runner wrote, one file per title, the heaviest first. */
function testsIn(folder, wanted) {
  return readdirSync(folder)
    .filter((file) => file.endsWith(ENDING))
    .map((file) => ({ title: file.slice(0, -ENDING.length), code: readFileSync(join(folder, file), 'utf8') }))
    .filter(({ title }) => wanted.length === 0 || wanted.some((part) => title.includes(part)))
    .map((test) => ({ ...test, weight: weigh(test.title, test.code) }))
    .sort((one, other) => other.weight - one.weight || one.title.localeCompare(other.title));
}

/**
 * Writes the bundles next to the runner's files. The same stories always share a bundle, in the same order.
 *
 * @param {string} folder - where the runner wrote its tests
 * @param {readonly string[]} wanted - parts of title ids; none means all
 * @returns the folder of the bundles
 */
export function bundleTests(folder, wanted) {
  const bundles = Array.from({ length: BUNDLES }, () => ({ weight: 0, codes: [] }));
  for (const { code, weight } of testsIn(folder, wanted)) {
    const lightest = bundles.reduce((one, other) => (other.weight < one.weight ? other : one));
    lightest.weight += weight;
    lightest.codes.push(code);
  }
  const place = join(folder, 'bundles');
  mkdirSync(place, { recursive: true });
  for (const [number, { codes }] of bundles.entries()) {
    if (codes.length > 0) writeFileSync(join(place, `stories-${number + 1}${ENDING}`), codes.join('\n'));
  }
  return place;
}
