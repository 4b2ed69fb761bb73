// Writes `dist/changes.html`: changed pictures, before and after. By default those that differed in the last run of the stories;
// `--since main` adds those that were recorded again since another branch.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { changesOfRun, changesPage, changesSince } from '../.storybook/pictures/changes.mjs';
import { PICTURES } from '../.storybook/pictures.mjs';
import { ROOT } from './install.mjs';

const given = process.argv.slice(2);
const since = given.includes('--since') ? given[given.indexOf('--since') + 1] : undefined;

const changes = [
  ...changesOfRun({ kept: join(ROOT, PICTURES), differences: join(ROOT, '.cache/pictures') }),
  ...(since === undefined ? [] : changesSince({ root: ROOT, folder: PICTURES, since })),
];
mkdirSync(join(ROOT, 'dist'), { recursive: true });
writeFileSync(join(ROOT, 'dist/changes.html'), changesPage(changes));
console.log(`${changes.length} pictures changed: dist/changes.html`);
