// The catalogs contain all messages, with their values and the plurals of their language.
import { getCatalogs } from '@lingui/cli/api';
import { getConfig } from '@lingui/conf';
import { type CompiledMessage, compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import { beforeAll, describe, expect, it } from 'vitest';
import { LANGUAGES } from '../domain/preferences/Language.ts';

const CODES = LANGUAGES;

interface Entry {
  readonly id: string;
  readonly english: string;
  readonly text: string;
}

/** Long, as all sources are read. */
const MAX_MS_LENGTH = 120_000;

/** By language, in the order of their ids. */
const entries = new Map<string, readonly Entry[]>();
/** Messages extracted from the sources. */
let extracted: readonly (readonly [string, string])[] = [];

beforeAll(async () => {
  const [catalogue] = await getCatalogs(getConfig({ cwd: `${import.meta.dirname}/../..` }));
  if (!catalogue) throw new Error('there is no catalogue');
  for (const code of CODES) {
    const read = Object.entries((await catalogue.read(code)) ?? {});
    entries.set(
      code,
      read.map(([id, { message = '', translation = '' }]) => ({ id, english: message, text: translation })),
    );
  }
  const found = Object.entries((await catalogue.collect()) ?? {});
  extracted = found.map(([id, { message = '' }]) => [id, message] as const).sort();
}, MAX_MS_LENGTH);

const tokensOf = (message: CompiledMessage): readonly unknown[] => [message].flat();

/** The names of a message's displayed values, and of its plural numbers with their categories. */
function valuesOf(message: CompiledMessage): { shown: string[]; plurals: [string, string[]][] } {
  const parts = tokensOf(message).filter(Array.isArray);
  const shown = parts.filter(([, kind]) => kind === undefined).map(([name]) => name);
  const plurals = parts
    .filter(([, kind]) => kind === 'plural')
    .map(([name, , { offset: _, ...cases }]): [string, CompiledMessage[], string[]] => [
      name,
      Object.values(cases) as CompiledMessage[],
      Object.keys(cases),
    ]);
  const inside = plurals.flatMap(([, cases]) => cases.map(valuesOf));
  return {
    shown: [...new Set([...shown, ...inside.flatMap((part) => part.shown)])].sort(),
    plurals: [
      ...plurals.map(([name, , categories]): [string, string[]] => [name, categories.sort()]),
      ...inside.flatMap((part) => part.plurals),
    ],
  };
}

const read = (text: string) => valuesOf(compileMessageOrThrow(text));

describe.each(CODES)('the catalogue %s', (code) => {
  it('has what the sources say: else run `npm run texts`', () => {
    const held = (entries.get(code) ?? []).map(({ id, english }) => [id, english] as const);
    expect(extracted.length).toBeGreaterThan(2000);
    expect([...held].sort()).toEqual(extracted);
  });

  it('says all of it', () => {
    expect(entries.get(code)?.filter(({ text }) => text === '')).toEqual([]);
  });

  it('shows the values that English shows', () => {
    const odd = entries.get(code)?.filter(({ english, text }) => {
      const [asked, given] = [read(english), read(text)];
      const known = new Set([...asked.shown, ...asked.plurals.map(([name]) => name)]);
      return asked.shown.join() !== given.shown.join() || !given.plurals.every(([name]) => known.has(name));
    });
    expect(odd).toEqual([]);
  });

  it('has every plural of its language', () => {
    const { pluralCategories } = new Intl.PluralRules(code).resolvedOptions();
    const wanted = [...pluralCategories].sort().join();
    const odd = entries
      .get(code)
      ?.filter(({ text }) => read(text).plurals.some(([, categories]) => categories.join() !== wanted));
    expect(odd).toEqual([]);
  });
});

/** Languages whose nouns depend on the number. */
const INFLECTED = ['de', 'es', 'fr', 'pt', 'ru'];

/** A noun after its number. */
const COUNTED = /\{number\}\s\p{L}/u;

it.each(INFLECTED)('%s tells one from many where English does, and a noun follows the number', (code) => {
  const odd = entries.get(code)?.filter(({ english, text }) => {
    const names = (said: string) => new Set(read(said).plurals.map(([name]) => name));
    return COUNTED.test(text) && [...names(english)].some((name) => !names(text).has(name));
  });
  expect(odd?.map(({ id, text }) => `${id}: ${text}`)).toEqual([]);
});

/** A line of a table, with cells separated by commas. */
const TABLE_LINE = 'D…, 12.5, Moon Coffee';

it('no sentence writes a number with a mark in it: which mark is the person’s choice', () => {
  const fixed = Array.from(entries.values(), (said) =>
    said.filter(({ text }) => /\d[.,\s]\d/.test(text)),
  ).flat();
  expect(
    fixed.filter(({ english }) => english !== TABLE_LINE).map(({ id, text }) => `${id}: ${text}`),
  ).toEqual([]);
});

/** Names, examples of more than one word, and wallet terms that languages borrow. */
const ALIKE = new Set([
  'Cold wallet',
  TABLE_LINE,
  // required by the specification, in this wording
  'Unexpected Application Error!',
]);

/** More than one word: a single one may be the same in two languages. */
const SAID = /\p{L}{2,} \p{L}{2,}/u;
const VALUE = /\{[^}]*\}\s*/g;

/** All languages except English. */
const TRANSLATED = CODES.filter((code) => code !== 'en');

describe.each(TRANSLATED)('what is said in %s', (code) => {
  it('is nothing in English but names and examples', () => {
    const same = entries
      .get(code)
      ?.filter(({ english, text }) => english === text)
      .map(({ text }) => text.replace(VALUE, ''))
      .filter((text) => SAID.test(text) && !ALIKE.has(text));
    expect(same).toEqual([]);
  });

  it('has no exclamation marks but the one of the contract, and no loose ends', () => {
    const odd = entries
      .get(code)
      ?.filter(
        ({ english, text }) =>
          english !== 'Unexpected Application Error!' && (/[!¡]/.test(text) || text !== text.trim()),
      );
    expect(odd).toEqual([]);
  });

  it('has its own quotes and apostrophes', () => {
    const odd = entries.get(code)?.filter(({ text }) => /"|\p{L}'\p{L}/u.test(text));
    expect(odd?.map(({ id, text }) => `${id}: ${text}`)).toEqual([]);
  });
});

describe('Spanish', () => {
  it('has no formal address', () => {
    const odd = entries.get('es')?.filter(({ text }) => /\b(usted|ustedes|su contraseña)\b/i.test(text));
    expect(odd).toEqual([]);
  });
});
