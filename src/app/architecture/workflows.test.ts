// What runs on GitHub: no foreign code that can change under us, no secret where it isn't needed.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '../../..');
const FOLDER = join(ROOT, '.github/workflows');

const WORKFLOWS = readdirSync(FOLDER).map(
  (name) => [name, readFileSync(join(FOLDER, name), 'utf8')] as const,
);

/** Lines of a text that break a rule. */
const breaking = (text: string, isBroken: (line: string) => boolean): readonly string[] =>
  text.split('\n').filter(isBroken);

/** `uses: owner/action@<40 hex digits> # v1.2.3` */
const PINNED = /^ *(?:- )?uses: [\w-]+\/[\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/;
const isUnpinned = (line: string): boolean => /\buses:/.test(line) && !PINNED.test(line);

/** A secret may be compared with nothing, or be in the `env` of one step: eight spaces and more. */
const isSecretForAll = (line: string): boolean =>
  /\bsecrets\b/.test(line) &&
  !/secrets\.\w+ != ''/.test(line) &&
  !/^ {10}\w+: \$\{\{ secrets\.\w+ \}\}$/.test(line);

const runsScripts = (line: string): boolean =>
  /npm (?:ci|install|i)\b/.test(line) && !line.includes('--ignore-scripts');

/** The steps of all jobs, as text. */
const stepsOf = (text: string): readonly string[] => text.split(/^ {6}- /m).slice(1);

describe.each(WORKFLOWS)('%s', (_, text) => {
  it('pins each action to a commit, and names its version', () => {
    expect(breaking(text, isUnpinned)).toEqual([]);
  });

  it('gives a secret to no more than the step that needs it', () => {
    expect(breaking(text, isSecretForAll)).toEqual([]);
  });

  it('installs packages without running their scripts', () => {
    expect(breaking(text, runsScripts)).toEqual([]);
  });

  it('leaves no token behind for later steps', () => {
    const checkouts = stepsOf(text).filter((step) => step.includes('actions/checkout@'));
    for (const step of checkouts) expect(step).toContain('persist-credentials: false');
  });

  it('may read by default, and runs no code of strangers beside secrets', () => {
    expect(text).toMatch(/^permissions:\n {2}contents: read$/m);
    expect(text).not.toContain('pull_request_target');
  });

  it('lets no step that runs packages publish or sign in', () => {
    for (const job of text.split(/^ {2}(?=\w+:$)/m)) {
      if (/: write$/m.test(job)) expect(job).not.toMatch(/\brun:/);
    }
  });
});

describe('the rules', () => {
  it.each([
    ['      - uses: actions/checkout@v4', isUnpinned],
    ['      - uses: actions/checkout@34e114876b0b11c390a56381ad16ebd13914f8d5', isUnpinned],
    ['        uses: actions/checkout@34e1148 # v4.3.1', isUnpinned],
    [`      TOKEN: \${{ secrets.TOKEN }}`, isSecretForAll],
    ['    secrets: inherit', isSecretForAll],
    ['      - run: npm ci --no-audit', runsScripts],
  ])('see what breaks them: %s', (line, isBroken) => {
    expect(isBroken(line)).toBe(true);
  });

  it('hold for the installer of the tests too', () => {
    expect(readFileSync(join(ROOT, '.ci/install.mjs'), 'utf8')).toContain("'--ignore-scripts'");
  });
});
