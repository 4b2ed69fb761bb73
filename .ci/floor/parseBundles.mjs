// Parses every script of a build like the oldest engines: a syntax error there leaves a blank page.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'acorn';
import { full } from 'acorn-walk';

/** The edition that Safari 16.0 and Chrome 106 parse, except for the two features below. */
const ECMA_VERSION = 2022;

/** Features of that edition or older that are newer than Safari 16.0. */
function newerThanFloor(node) {
  if (node.type === 'StaticBlock') return 'a static block of a class';
  if (node.type === 'Literal' && node.regex && /\(\?<[=!]/.test(node.regex.pattern)) return 'a lookbehind';
  return undefined;
}

/** Problems of a script. @returns sentences */
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

/** Problems of all scripts in a built folder. @returns sentences with their files */
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
