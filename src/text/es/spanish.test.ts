// Nothing that Kennel says in English is left unsaid in Spanish, file by file.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { koinu } from '../../domain/amount/Koinu.ts';
import { describeTool } from '../appMessages.ts';
import { describeWarnings, inPercent, inPercentOf } from '../describeWarning.ts';
import { speak } from '../language.ts';
import { writeNumbers } from '../numberStyle.ts';
import { VERIFY_MESSAGES } from '../toolMessages.ts';
import { SPANISH } from './index.ts';

afterEach(() => {
  speak('en');
  writeNumbers('point');
});

const FOLDER = join(import.meta.dirname, '..');

/** Names under which English says something: `file.NAME`. */
const KEYS = readdirSync(FOLDER)
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
  .flatMap((file) =>
    Array.from(
      readFileSync(join(FOLDER, file), 'utf8').matchAll(/inLanguage\(\s*'([\w.]+)'/g),
      ([, key]) => ({
        file: file.replace(/\.ts$/, ''),
        key: key ?? '',
      }),
    ),
  );

/** Everything that a value says, with the place of each text in it. */
function textsIn(value: unknown, place: string): readonly (readonly [string, string])[] {
  if (typeof value === 'string') return [[place, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) => textsIn(part, `${place}.${name}`));
}

/** Names, examples and words that are the same in both languages. */
const ALIKE = new Set([
  'DRC20',
  'Kennel',
  'Normal',
  'Token',
  'Tokens',
  'DOGE',
  'kB',
  // demanded by the specification, in these words
  'Unexpected Application Error!',
]);

const QUOTED = /'([^'\n]+)'|`([^`\n]+)`/g;
// a template inside a template, which is looked at piece by piece
const CODE = /[{`]/;
const SAID = /[A-Z]|[a-z] [a-z]/;

/** What a file says between its quotes, inside functions too; single words in lower case are as a rule names of cases. */
function quotedIn(path: string): readonly string[] {
  const lines = readFileSync(join(FOLDER, path), 'utf8').replace(/^(import|\} from|\s*case) .*$/gm, '');
  return Array.from(lines.matchAll(QUOTED), ([, text, template]) => text ?? template ?? '')
    .map((text) =>
      text
        .replace(/\$\{[^}]*\}/g, '')
        .replace(/\\u\w{4}/g, ' ')
        .trim(),
    )
    .filter((text) => SAID.test(text) && !CODE.test(text));
}

describe('Spanish', () => {
  it('finds what English says', () => {
    expect(KEYS.length).toBeGreaterThan(100);
    expect(KEYS.filter(({ file, key }) => !key.startsWith(`${file}.`))).toEqual([]);
  });

  it('says everything that English says', () => {
    expect(KEYS.filter(({ key }) => !SPANISH.has(key))).toEqual([]);
  });

  it('says nothing in English but names and examples', () => {
    const files = [...new Set(KEYS.map(({ file }) => `${file}.ts`))];
    const same = files.flatMap((file) => {
      const english = new Set(quotedIn(file));
      return quotedIn(`es/${file}`).filter((text) => english.has(text) && !ALIKE.has(text));
    });
    expect(same).toEqual([]);
  });

  it('says percents and warnings in Spanish, numbers in the chosen style', () => {
    speak('es', SPANISH);
    writeNumbers('comma');
    expect([inPercent(6200), inPercentOf(1n, 10_000n), inPercent(2.26)]).toEqual([
      '62 veces el monto',
      'menos del 0,1\u00a0%',
      '2,3\u00a0%',
    ]);
    const [first] = describeWarnings([{ kind: 'fee-share', fee: koinu(100_000_000n), percent: 2.26 }]);
    expect(first?.title).toBe('La comisión es el 2,3\u00a0% de lo que envías');
    expect(describeTool('verify-message').title).toBe(VERIFY_MESSAGES.title);
  });

  it('says nothing that English does not', () => {
    const known = new Set(KEYS.map(({ key }) => key));
    expect([...SPANISH.keys()].filter((key) => !known.has(key))).toEqual([]);
  });

  it('has no exclamation marks but the one of the contract, no formal address, and no loose ends', () => {
    const texts = [...SPANISH].flatMap(([key, said]) => textsIn(said, key));
    const odd = texts.filter(
      ([place, text]) =>
        place !== 'startMessages.ERROR_MESSAGES.title' &&
        (/[!¡]|\b(usted|ustedes|su contraseña)\b/i.test(text) || text !== text.trim() || text === ''),
    );
    expect(odd).toEqual([]);
  });
});
