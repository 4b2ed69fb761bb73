// Holds styles to the tokens: who wants a value adds it to `components/theme/tokens.json`, where everybody finds it.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { colour } from '../../components/theme/tokens.ts';
import { findRawInScript, findRawStyles, type RawValue } from './findRawValues.ts';

const SRC = join(import.meta.dirname, '../..');
const PATHS = readdirSync(SRC, { recursive: true, encoding: 'utf8' });

/** What is made of the tokens. */
const MADE = /^components\/theme\/tokens\.(css|ts)$/;

/** Where a style or a drawing may stand: adapters, stores and the domain draw nothing. */
const DRAWN = /^(components|screens|containers|app)\/.*(?<!\.test)\.tsx?$/;

const find = (wanted: RegExp, read: (text: string) => readonly RawValue[]): readonly string[] =>
  PATHS.filter((path) => wanted.test(path) && !MADE.test(path)).flatMap((path) =>
    read(readFileSync(join(SRC, path), 'utf8')).map(({ kind, text }) => `${path}: ${kind}: ${text}`),
  );

/** What is a value for a reason of its own. */
const FOR_A_REASON = [
  // letters within a drawing: the unit is that of its viewBox, and scales with it
  'components/tokens/FileAvatar.module.css: size: font-size: 9.5px',
  'components/tokens/TokenAvatar.module.css: size: font-size: 17px',
  // the reach of a press around one line of text
  'components/money/AmountText.module.css: space: margin: -11px 0',
  // as high as the ears that stand out over the box
  'components/art/StrongBox.module.css: space: margin-top: 26px',
  // as high as the action that will stand there
  'screens/placeholders/placeholders.module.css: space: gap: 11px',
  'screens/placeholders/placeholders.module.css: space: padding: var(--space-4) 0 7px',
  // no time at all, which is no motion
  'components/theme/global.css: motion: transition-duration: 0.01ms !important',
];

describe('the styles', () => {
  it('say nothing by value that the tokens say by name', () => {
    expect([...find(/\.css$/, findRawStyles)].sort()).toEqual([...FOR_A_REASON].sort());
  });

  it('are looked at in all that there are', () => {
    expect(PATHS.filter((path) => path.endsWith('.css')).length).toBeGreaterThan(100);
    expect(PATHS.filter((path) => DRAWN.test(path)).length).toBeGreaterThan(200);
  });

  it.each([
    ['colour', 'color: #fff'],
    ['colour', 'background: linear-gradient(white, transparent)'],
    ['colour', '--tint: rgb(0 0 0 / 20%)'],
    ['size', 'font-size: clamp(20px, 4cqi, var(--size-hero))'],
    ['size', 'font: var(--weight-400) 15px / 1.4 var(--font)'],
    ['weight', 'font-weight: 600'],
    ['weight', 'font: 550 var(--size-sm) var(--font)'],
    ['radius', 'border-radius: 8px'],
    ['motion', 'transition: color 200ms'],
    ['motion', 'animation: turn 1s linear infinite'],
    ['layer', 'z-index: 7'],
    ['shadow', 'box-shadow: 0 8px 24px var(--page)'],
    ['shadow', 'box-shadow: inset 0 1px 0 var(--line), inset 0 2px 4px var(--page)'],
    ['shadow', 'backdrop-filter: blur(8px)'],
    ['space', 'padding: 0 14px'],
    ['space', 'margin-inline-start: -12px'],
  ])('are caught with a raw %s in "%s"', (kind, text) => {
    expect(findRawStyles(`.a {\n  display: block;\n  ${text};\n}`)).toEqual([{ kind, text }]);
  });

  it.each([
    'color: color-mix(in srgb, var(--gold) 12%, transparent)',
    'white-space: nowrap',
    'font-size: 0.82em',
    'font: var(--weight-500) var(--size-lg) / 28px var(--font-mono)',
    'border-radius: 50%',
    'transition: color var(--ease-out), background-color var(--ease-in)',
    'animation: breathe var(--breath) infinite',
    'box-shadow: inset 0 0 0 1.5px var(--gold)',
    'padding: 1px 0 3px',
    'margin: calc(-1 * var(--space-12)) auto 0',
    'width: 46px',
  ])('may say "%s"', (text) => {
    expect(findRawStyles(`.a { ${text}; }`)).toEqual([]);
  });
});

describe('the scripts that draw', () => {
  it('take their values from the tokens', () => {
    expect(find(DRAWN, findRawInScript)).toEqual([]);
  });

  it.each([
    "const INK = '#1b1512';",
    '<path fill="#000" />',
    '<path fill="white" />',
    "'<style>html{color:#000}</style>'",
    '<i style={{ gap: 14 }} />',
    "<i style={{ padding: '0 4px' }} />",
    'const MOTION = { duration: 160 };',
  ])('are caught with %s', (source) => {
    expect(findRawInScript(source)).toHaveLength(1);
  });

  it.each([
    '<path fill="none" stroke="currentColor" />',
    'style={{ width: size, fontSize: size * 0.34 }}',
    "href={'#a'}",
  ])('may say %s', (source) => {
    expect(findRawInScript(source)).toEqual([]);
  });
});

describe('what cannot ask the tokens', () => {
  /** Each is there before the styles are, or outside of the page. */
  it.each(['index.html', 'src/adapters/telegram/startHost.ts'])(
    'says the colour of the page as they do: %s',
    (file) => {
      const said = readFileSync(join(SRC, '..', file), 'utf8').match(/#[\da-f]{6}\b/gi) ?? [];
      expect(said.length).toBeGreaterThan(0);
      expect(new Set(said)).toEqual(new Set([colour.page]));
    },
  );
});
