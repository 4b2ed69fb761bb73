// A page for reviewing changed pictures: before and after of each, by title.
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Files that a run leaves for a different picture: its current state, and the difference. */
const NOW = '.now.png';

/**
 * A changed picture.
 *
 * @typedef {object} Change
 * @property {string} title of its story, as in the sidebar
 * @property {string} state the story's name, and the width of the phone
 * @property {Buffer | null} before null when it is new
 * @property {Buffer | null} after null when it is gone
 * @property {Buffer | null} difference null when not measured
 */

/** @param {string} path - relative to the folder of pictures, without an extension */
function named(path) {
  const parts = path.split('/');
  const [state = '', width = ''] = (parts.pop() ?? '').split('--');
  return {
    title: parts.map((part) => part.replaceAll('-', ' ')).join(' › '),
    state: `${state.replaceAll('-', ' ')}, ${width} px`,
  };
}

/**
 * The differences of the last run.
 *
 * @param {{ kept: string, differences: string }} folders - of the kept pictures, and of a run's output
 * @returns {Change[]}
 */
export function changesOfRun({ kept, differences }) {
  if (!existsSync(differences)) return [];
  return readdirSync(differences, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(NOW))
    .sort()
    .map((file) => {
      const path = file.slice(0, -NOW.length);
      const read = (/** @type {string} */ at) => (existsSync(at) ? readFileSync(at) : null);
      return {
        ...named(path),
        before: read(join(kept, `${path}.webp`)),
        after: readFileSync(join(differences, file)),
        difference: read(join(differences, `${path}.png`)),
      };
    });
}

/**
 * Kept pictures that differ from an earlier commit.
 *
 * @param {{ root: string, folder: string, since: string }} where - the folder of pictures relative to the root, and a commit
 * @returns {Change[]}
 */
export function changesSince({ root, folder, since }) {
  const git = (/** @type {string[]} */ ...args) =>
    execFileSync('git', args, { cwd: root, maxBuffer: 1 << 28, stdio: ['ignore', 'pipe', 'pipe'] });
  const base = git('merge-base', since, 'HEAD').toString().trim();
  const listed = git('diff', '--name-status', '--no-renames', '-z', base, '--', folder)
    .toString()
    .split('\0');
  const changes = [];
  for (let at = 0; at + 1 < listed.length; at += 2) {
    const [kind, file = ''] = [listed[at], listed[at + 1]];
    if (!file.endsWith('.webp')) continue;
    changes.push({
      ...named(file.slice(folder.length + 1, -'.webp'.length)),
      before: kind === 'A' ? null : git('show', `${base}:${file}`),
      after: kind === 'D' ? null : readFileSync(join(root, file)),
      difference: null,
    });
  }
  return withoutMoved(changes);
}

/**
 * Drops pictures that were only renamed.
 *
 * @param {Change[]} changes
 */
function withoutMoved(changes) {
  const keyOf = (/** @type {Buffer | null} */ bytes) => bytes?.toString('latin1');
  const gone = new Set(changes.filter(({ after }) => after === null).map(({ before }) => keyOf(before)));
  const come = new Set(changes.filter(({ before }) => before === null).map(({ after }) => keyOf(after)));
  return changes.filter(
    ({ before, after }) =>
      !(after === null && come.has(keyOf(before))) && !(before === null && gone.has(keyOf(after))),
  );
}

const textOf = (/** @type {string} */ text) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const inline = (/** @type {Buffer} */ bytes) =>
  `data:image/${bytes.toString('latin1', 8, 12) === 'WEBP' ? 'webp' : 'png'};base64,${bytes.toString('base64')}`;

const image = (/** @type {Buffer} */ bytes, /** @type {string} */ alt, /** @type {string} */ kind) =>
  `<img class="${kind}" src="${inline(bytes)}" alt="${alt}">`;

/** @param {Change} change */
function figure({ state, before, after, difference }) {
  const kind = before === null ? 'new' : after === null ? 'gone' : 'changed';
  const alone = before ?? after;
  const pair =
    before && after
      ? `${image(before, 'before', 'before')}${image(after, 'after', 'after')}`
      : alone && image(alone, kind, 'alone');
  const slider =
    kind === 'changed'
      ? '<label>before <input type="range" min="0" max="100" value="50" aria-label="how much of the picture is the one before"> after</label>'
      : '';
  const red = difference
    ? `<details><summary>where it differs</summary>${image(difference, 'pixels that differ, in red', 'alone')}</details>`
    : '';
  return `<figure><figcaption>${textOf(state)} <b class="${kind}">${kind}</b></figcaption>
<div class="pair">${pair}</div>${slider}${red}</figure>`;
}

const STYLE = `
body { margin: 0 auto; max-width: 1400px; padding: 32px 24px; background: #151212; color: #fff; font: 14px/1.45 system-ui, sans-serif }
h1 { font-size: 24px } h2 { margin: 40px 0 12px; font-size: 18px; border-bottom: 1px solid #453e3c; padding-bottom: 8px }
p { color: #bdb4ab } .figures { display: flex; flex-wrap: wrap; gap: 32px 24px; align-items: flex-start }
figure { margin: 0; width: 390px; max-width: 100% } figcaption { margin-bottom: 8px } b { padding: 1px 8px; border-radius: 99px; font-weight: 500; background: #312c2b }
b.new { color: #4cc38a } b.gone { color: #ff7a70 } b.changed { color: #e3b84a }
.pair { display: grid; --at: 50% } .pair img, details img { grid-area: 1 / 1; max-width: 100%; display: block; justify-self: start; align-self: start; border: 1px solid #453e3c; box-sizing: border-box }
.pair .before { clip-path: inset(0 calc(100% - var(--at)) 0 0); z-index: 1 } .pair .after { clip-path: inset(0 0 0 var(--at)) }
label { display: flex; gap: 8px; align-items: center; margin-top: 8px; color: #bdb4ab } input { flex: 1; accent-color: #e3b84a }
summary { margin-top: 8px; color: #e3b84a; cursor: pointer }`;

const SCRIPT = `
for (const slider of document.querySelectorAll('input')) {
  slider.addEventListener('input', () => slider.closest('figure').querySelector('.pair').style.setProperty('--at', slider.value + '%'));
}`;

/**
 * A self-contained page with inlined pictures.
 *
 * @param {Change[]} changes
 */
export function changesPage(changes) {
  const titles = [...new Set(changes.map(({ title }) => title))].sort();
  const sections = titles.map((title) => {
    const own = changes.filter((change) => change.title === title);
    return `<section><h2>${textOf(title)}</h2><div class="figures">${own.map(figure).join('\n')}</div></section>`;
  });
  const sum =
    changes.length === 0
      ? 'No picture changed.'
      : `${changes.length} ${changes.length === 1 ? 'picture' : 'pictures'} of ${titles.length} ${titles.length === 1 ? 'story title' : 'story titles'}. Drag the slider: left of it is before, right of it after.`;
  return `<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src data:; style-src 'unsafe-inline'; script-src 'unsafe-inline'">
<title>What changed</title><style>${STYLE}</style>
<h1>What changed</h1><p>${sum}</p>
${sections.join('\n')}
<script>${SCRIPT}</script></html>
`;
}
