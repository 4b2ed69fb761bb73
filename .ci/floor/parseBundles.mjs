// Parses every script of a build as the oldest engines would: what they cannot read leaves a blank page.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'acorn';
import { full } from 'acorn-walk';

/** What Safari 16.0 and Chrome 106 read, but for the two below. */
const ECMA_VERSION = 2022;

/** Newer than Safari 16.0 although it is of that edition or an older one. */
function newerThanFloor(node) {
  if (node.type === 'StaticBlock') return 'a static block of a class';
  if (node.type === 'Literal' && node.regex && /\(\?<[=!]/.test(node.regex.pattern)) return 'a lookbehind';
  return undefined;
}

/** What is wrong with a script. @returns sentences */
export function judgeScript(text, sourceType = 'module') {
  try {
    const problems = [];
    full(parse(text, { ecmaVersion: ECMA_VERSION, sourceType }), (node) => {
      const newer = newerThanFloor(node);
      if (newer) problems.push(`${newer}: ${text.slice(node.start, node.start + 60)}`);
    });
    return problems;
  } catch (error) {
    return [error.message];
  }
}

/** Judges all scripts of a built folder. @returns sentences with their files */
export function judgeBundles(folder) {
  const scripts = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) =>
    path.endsWith('.js'),
  );
  const isClassic = (path) => path === 'sw.js' || path === 'old-browser.js';
  return scripts.flatMap((path) =>
    judgeScript(readFileSync(join(folder, path), 'utf8'), isClassic(path) ? 'script' : 'module').map(
      (problem) => `${path}: ${problem}`,
    ),
  );
}
