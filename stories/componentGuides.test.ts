// Every component's page says when to use it, when not, and how it is accessible.
import { readdirSync } from 'node:fs';
import { basename } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Guide } from './support/guide.ts';
import { usedBy } from './support/usedBy.ts';

interface ComponentMeta {
  readonly title: string;
  readonly tags?: readonly string[];
  readonly parameters?: { readonly guide?: Guide };
}

const MODULES = import.meta.glob<{ readonly default: ComponentMeta }>('./components/**/*.stories.tsx');
const STATUSES = ['stable', 'beta'];
const NAME = /`([A-Z]\w+)`/g;

const namesIn = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.tsx') && !path.includes('.test.'))
    .map((path) => basename(path, '.tsx'));

const textsOf = ({ use, avoid, accessibility }: Guide): readonly string[] => [use, avoid, accessibility];

const repeatedIn = (texts: readonly string[]): readonly string[] =>
  texts.filter((text, index) => texts.indexOf(text) !== index);

/** By title: of several story files with the same title, one has the guide. */
async function loadMetas(): Promise<ReadonlyMap<string, readonly ComponentMeta[]>> {
  const metas = new Map<string, readonly ComponentMeta[]>();
  for (const { default: meta } of await Promise.all(Object.values(MODULES).map((load) => load()))) {
    metas.set(meta.title, [...(metas.get(meta.title) ?? []), meta]);
  }
  return metas;
}

describe('the pages of components', () => {
  let metas: ReadonlyMap<string, readonly ComponentMeta[]>;
  let guides: ReadonlyMap<string, Guide>;
  beforeAll(async () => {
    metas = await loadMetas();
    guides = new Map(
      [...metas].flatMap(([title, files]) =>
        files.flatMap(({ parameters }) => (parameters?.guide ? [[title, parameters.guide] as const] : [])),
      ),
    );
  }, 120_000);

  it('have a guide, each in one of its story files', () => {
    const carriers = [...metas].map(
      ([title, files]) => [title, files.filter(({ parameters }) => parameters?.guide).length] as const,
    );
    expect(carriers.filter(([, count]) => count !== 1)).toEqual([]);
    expect(guides.has('Components/Actions/Button')).toBe(true);
  });

  it('say three things that no other page says', () => {
    const texts = [...guides.values()].flatMap(textsOf);
    expect(texts.filter((text) => text.trim() === '')).toEqual([]);
    expect(repeatedIn(texts)).toEqual([]);
  });

  it('are marked as either stable or beta', () => {
    const marks = [...metas].map(
      ([title, files]) =>
        [title, files.flatMap(({ tags = [] }) => tags.filter((tag) => STATUSES.includes(tag)))] as const,
    );
    expect(marks.filter(([, found]) => found.length !== 1)).toEqual([]);
  });

  it('name components and screens that there are', () => {
    const known = new Set([...namesIn('src/components'), ...namesIn('src/screens')]);
    const named = [...guides].flatMap(([title, guide]) =>
      textsOf(guide).flatMap((text) => [...text.matchAll(NAME)].map(([, name = '']) => `${title}: ${name}`)),
    );
    expect(named.length).toBeGreaterThan(guides.size);
    expect(named.filter((line) => !known.has(line.slice(line.indexOf(': ') + 2)))).toEqual([]);
  });
});

describe('the users of components', () => {
  it('are found by what they import', () => {
    expect(usedBy().Button).toEqual(expect.arrayContaining(['BottomAction', 'EmptyState', 'WelcomeScreen']));
  });

  it('are found where they load it late', () => {
    expect(usedBy().QrCode).toContain('ReceiveScreen');
  });

  it('are told apart by names that no two components share', () => {
    expect(repeatedIn(namesIn('src/components'))).toEqual([]);
  });
});
