// Tests in which views stories are tested.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { MAIN_SCREENS, plansOf, type Tier } from './pictures.mjs';

const entry = (title: string, name: string, tags: readonly string[] = []) => ({
  id: `${title}--${name}`,
  title,
  name,
  type: 'story',
  tags,
});

const named = (...entries: readonly ReturnType<typeof entry>[]) => {
  const plans = plansOf(Object.fromEntries(entries.map((one) => [one.id, one])));
  return [...plans.values()].map(({ views, pictured }) => ({
    views: views.map(({ name }) => name).join(' '),
    pictured: pictured.map(({ name }) => name).join(' '),
  }));
};

const IN_MANY = '390 320 es rtl 150';
const IN_ALL = `${IN_MANY} fr 384 768`;

describe('the views of a story', () => {
  it('are many for the main state of a screen: the one called main, else Ready, else the first', () => {
    const views = (...entries: readonly ReturnType<typeof entry>[]) =>
      named(...entries).map((one) => one.views);
    expect(views(entry('Screens/A', 'One'), entry('Screens/A', 'Ready'))).toEqual(['390 320', IN_MANY]);
    expect(
      views(entry('Screens/A', 'Ready'), entry('Screens/A', 'Sent', ['main']), entry('Screens/B', 'One')),
    ).toEqual(['390 320', IN_MANY, IN_MANY]);
  });

  it('are the longest words, a desktop and a tablet too for the main state of what everybody walks through', () => {
    const [send, menu, site] = named(
      entry('Screens/Send/Form', 'Ready'),
      entry('Screens/Settings/Menu', 'Ready'),
      entry('Screens/Sites/Site', 'Ready'),
    );
    expect([send?.pictured, menu?.pictured, site?.pictured]).toEqual([IN_ALL, IN_ALL, IN_MANY]);
  });

  it('are those of a main screen for screens that there are', () => {
    const folder = 'stories/screens';
    const titles = readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith('.stories.tsx'))
      .map((path) => /title: 'Screens\/(.+?)'/.exec(readFileSync(join(folder, path), 'utf8'))?.[1]);
    expect(MAIN_SCREENS.filter((name) => !titles.some((title) => title?.startsWith(name)))).toEqual([]);
  });

  it('are a phone and a small one for every screen, route and journey, and a phone for a component', () => {
    expect(
      named(entry('Routes/A', 'One'), entry('Journeys/A', 'One'), entry('Components/A', 'Ready')),
    ).toEqual([
      { views: '390 320', pictured: '390' },
      { views: '390 320', pictured: '390' },
      { views: '390', pictured: '390' },
    ]);
  });

  it('are kept as pictures of the main state alone on a small phone', () => {
    const states = ['Ready', 'One', 'Two', 'Three'].map((name) => entry('Screens/A', name));
    expect(named(...states).map((one) => one.pictured)).toEqual([IN_MANY, '390', '390', '390']);
  });

  it('are none for a page of documentation', () => {
    expect(named({ ...entry('Screens/A', 'Docs'), type: 'docs' })).toEqual([]);
  });

  it('disguise the first of six states of a screen', () => {
    const states = Array.from({ length: 8 }, (_, index) => entry('Screens/A', `${index}`));
    const plans = plansOf(Object.fromEntries(states.map((one) => [one.id, one])));
    expect([...plans.values()].flatMap(({ isDisguised }, index) => (isDisguised ? [index] : []))).toEqual([
      0, 6,
    ]);
  });
});

describe('the views of a tier', () => {
  const screens = ['Ready', 'One', 'Two'].map((name) => entry('Screens/A', name));
  const entries = [...screens, entry('Components/A', 'Ready'), entry('Components/A', 'Other')];
  const index = Object.fromEntries(entries.map((one) => [one.id, one]));
  const viewsIn = (tier: Tier) =>
    [...plansOf(index, tier)].flatMap(([id, { views, pictured, isDisguised }]) => [
      ...views.map(
        ({ name }) => `${id} ${name}${pictured.some((one) => one.name === name) ? ' pictured' : ''}`,
      ),
      ...(isDisguised ? [`${id} disguised`] : []),
    ]);

  it('are one of the main state of each title in the short one', () => {
    expect(viewsIn('short')).toEqual(['Screens/A--Ready 390 pictured', 'Components/A--Ready 390 pictured']);
  });

  it('are all others in the rest, and none twice', () => {
    expect([...viewsIn('short'), ...viewsIn('rest')].sort()).toEqual(viewsIn('whole').sort());
  });
});
