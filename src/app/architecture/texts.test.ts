import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { findEarlyTexts, saidIn } from './findEarlyTexts.ts';
import { findTexts, type HardcodedText } from './findTexts.ts';

const SRC = join(import.meta.dirname, '../..');

/** Whatever draws or leads; the watch over it, which speaks to engineers, is none of it. */
const SOURCES = ['components', 'screens', 'containers', 'app']
  .flatMap((layer) =>
    readdirSync(join(SRC, layer), { recursive: true, encoding: 'utf8' }).map((path) => join(layer, path)),
  )
  .filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$|^app\/architecture\//.test(path));

const STORIES = join(SRC, '../stories');

/** A story's file is loaded while the story before it is still on show, in whatever language that one was drawn in last. */
const STORY_FILES = readdirSync(STORIES, { recursive: true, encoding: 'utf8' })
  .filter((path) => /(?<!\.test)\.tsx?$/.test(path))
  .map((path) => join('../stories', path));

const read = (path: string) => readFileSync(join(SRC, path), 'utf8');

const inLines = (path: string, found: readonly HardcodedText[]) =>
  found.map(({ line, text }) => `${path}:${line} ${text}`);

const loose = (path: string, source: string) => inLines(path, findTexts(path, source));

const SAID = new Set(
  readdirSync(join(SRC, 'i18n'), { recursive: true, encoding: 'utf8' })
    .filter((path) => /(?<!\.test)\.ts$/.test(path))
    .flatMap((path) => saidIn(read(join('i18n', path)))),
);

const early = (path: string, source: string) => inLines(path, findEarlyTexts(path, source, SAID));

/** Every way in which words slip in, one a line, as a screen would write them. */
const PLANTED = `
export const Planted = ({ count, isOn }: { count: number; isOn: boolean }) => (
  <Page title="Send">
    Nothing left
    <Row label={isOn ? 'Hide' : \`show \${count}\`} second={isOn && 'as last seen'} />
    <Facts facts={[{ name: 'Fee', value: \`\${count} bytes\` }]} />
    <input aria-label={'the amount' + count} />
    {isOn ? 'yes' : null}
  </Page>
);
const suggested = (count: number) => \`Account \${count}\`;
const notice = { title: 'Offline', action: { label: 'Try again' } };
const report = (say: (text: string) => void) => say('The clipboard cannot be read.');
const coins = (count: number) => (count === 1 ? '1 coin' : \`\${count} coins\`);
`;

const CAUGHT = [
  '3 Send',
  '4 Nothing left',
  '5 Hide',
  '5 show …',
  '5 as last seen',
  '6 Fee',
  '6 … bytes',
  '7 the amount',
  '8 yes',
  '11 Account …',
  '12 Offline',
  '12 Try again',
  '13 The clipboard cannot be read.',
  '14 1 coin',
  '14 … coins',
];

/** What looks like words and is none, or is for engineers. */
const HARMLESS = `
import { SEND_MESSAGES } from '../../i18n/send texts.ts';
export const Harmless = ({ key, amount }: { key: string; amount: string }) => (
  <div className="card wide" role="status" aria-live="polite" style={{ transition: 'opacity 200ms ease' }}>
    <Icon name="lock" tone={key === 'Enter' ? 'gold' : 'plain'} />
    {amount}&nbsp;DOGE https://
    <Button label={SEND_MESSAGES.title} onPress={() => report({ kind: 'sent', icon: 'send' })} />
  </div>
);
const colours = { text: '#ffeedd' };
const report = (version: string) => \`Kennel \${version}\`;
function check(count: number): 'Not This One' | null {
  if (count < 0) throw new RangeError(\`A count is never below zero: \${count}\`);
  return null;
}
`;

/** The second and third line stay in the language of the first moment; the fourth does not. */
const EARLY = `import { CREATE_MESSAGES as MESSAGES, describeDepthAhead } from '../../i18n/messages/send/txMessages.ts';
const TITLE = MESSAGES.title;
const DEPTHS = [describeDepthAhead(0)];
const title = () => MESSAGES.title;
`;

describe('the words that are read or heard', () => {
  it('stand in src/i18n and nowhere else, where every language can replace them', () => {
    expect(SOURCES.length).toBeGreaterThan(200);
    const found = SOURCES.flatMap((path) => loose(path, read(path)));
    expect(found).toEqual([]);
  });

  it('are read while drawing, in the language of that moment', () => {
    expect(SAID.size).toBeGreaterThan(100);
    expect(STORY_FILES.length).toBeGreaterThan(200);
    expect([...SOURCES, ...STORY_FILES].flatMap((path) => early(path, read(path)))).toEqual([]);
  });
});

describe('the watch over words', () => {
  it('catches every way in which words slip in', () => {
    const path = 'screens/tx/Planted.tsx';
    expect(loose(path, PLANTED)).toEqual(CAUGHT.map((found) => `${path}:${found}`));
  });

  it('leaves alone what is no word, and what is said to engineers', () => {
    expect(loose('screens/tx/Harmless.tsx', HARMLESS)).toEqual([]);
  });

  it('catches words that are read when a file is loaded', () => {
    expect(early('screens/tx/Early.tsx', EARLY)).toEqual([
      'screens/tx/Early.tsx:2 MESSAGES.title',
      'screens/tx/Early.tsx:3 describeDepthAhead(0)',
    ]);
  });
});
