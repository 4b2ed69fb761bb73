// Every signature has one review: no method of the key worker signs without a row in `reviews.ts`, and no row says what is not so.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { METHODS, type Method } from '../../adapters/vault/calls/methods.ts';
import { REVIEWS, type SigningLocation } from './reviews.ts';

const SRC = join(import.meta.dirname, '../..');
const WORKER = 'adapters/vault/worker';

const read = (path: string): string => readFileSync(join(SRC, path), 'utf8');

const sourcesIn = (folder: string): readonly string[] =>
  readdirSync(join(SRC, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path))
    .map((path) => `${folder}/${path.replaceAll('\\', '/')}`)
    .sort();

const LOCATIONS: readonly (readonly [string, SigningLocation])[] = Object.entries(REVIEWS);
const marked = Object.entries(METHODS as Readonly<Record<string, Method>>);
const namesThatSign = (what?: Method['signs']): readonly string[] =>
  marked.flatMap(([name, { signs }]) =>
    signs !== undefined && (what === undefined || signs === what) ? [name] : [],
  );

/** Each top-level function of the worker with what stands in it. */
function functionsIn(sources: readonly string[]): ReadonlyMap<string, string> {
  const start = /^(?:export )?(?:const|(?:async )?function\*?) (\w+)/gm;
  return new Map(
    sources.flatMap((text) => {
      const starts = [...text.matchAll(start)];
      return starts.map(
        ({ index, 1: name = '' }, at) => [name, text.slice(index, starts[at + 1]?.index)] as const,
      );
    }),
  );
}

/** A key signs in it, or what one signed is handed out. */
const SIGNS = /\bkeyOps\.sign\w*\(|\bheld\.take\(/;

/** Whether a function signs, itself or in one that it calls. */
function doesSign(name: string, functions: ReadonlyMap<string, string>): boolean {
  const seen = new Set([name]);
  for (const one of seen) {
    const body = functions.get(one) ?? '';
    if (SIGNS.test(body)) return true;
    for (const [called = ''] of body.matchAll(/(?<![.\w])\w+(?=[(,)])/g))
      if (functions.has(called)) seen.add(called);
  }
  return false;
}

const workerSources = sourcesIn(WORKER).map(read);

describe('the methods of the key worker', () => {
  it('are marked where they sign, and nowhere else', () => {
    const functions = functionsIn(workerSources);
    const signing = Object.keys(METHODS).filter((name) => doesSign(name, functions));
    expect(signing.sort()).toEqual([...namesThatSign()].sort());
  });

  it('have no handler that signs where it is listed', () => {
    const lists = [...functionsIn(workerSources)].filter(([name]) => name.endsWith('_HANDLERS'));
    expect(lists.length).toBeGreaterThan(8);
    expect(lists.filter(([, body]) => SIGNS.test(body))).toEqual([]);
  });

  it('each have a review that fits what they sign', () => {
    expect(Object.keys(REVIEWS).sort()).toEqual([...namesThatSign()].sort());
    const withScreens = LOCATIONS.flatMap(([name, { screens = [] }]) => (screens.length > 0 ? [name] : []));
    const withTexts = LOCATIONS.flatMap(([name, { texts = [] }]) => (texts.length > 0 ? [name] : []));
    expect(withScreens.sort()).toEqual([...namesThatSign('money')].sort());
    expect(withTexts.sort()).toEqual([...namesThatSign('text')].sort());
  });
});

describe('what asks for a signature', () => {
  it.each(LOCATIONS)('%s is called where its row says, and nowhere else', (name, { callers }) => {
    const call = new RegExp(`vault\\.${name}\\(`);
    const found = [...sourcesIn('stores'), ...sourcesIn('containers'), ...sourcesIn('app')].filter((path) =>
      call.test(read(path)),
    );
    expect(found).toEqual([...callers].sort());
  });
});

describe('what a person sees before', () => {
  const screens = [...new Set(LOCATIONS.flatMap(([, location]) => location.screens ?? []))];

  it.each(screens)('$draws shows the one review, and nothing is signed before it is agreed to', (screen) => {
    expect(read(screen.draws)).toContain('<SigningReview');
    expect(read(screen.gates)).toMatch(
      /\bisAgreed\((?:props|summary|props\.summary|review), (?:props\.)?agreed\)/,
    );
    expect(read(screen.reviews)).toContain('signingReview(');
  });

  it('is made nowhere else, and by nothing else', () => {
    const users = (word: string, folder: string) =>
      sourcesIn(folder).filter((path) => read(path).includes(word));
    expect(users('<SigningReview', 'screens')).toEqual(
      [...new Set(screens.map(({ draws }) => draws))].sort(),
    );
    expect(users('isAgreed(', 'screens')).toEqual([...new Set(screens.map(({ gates }) => gates))].sort());
    expect(users('reviewSigning(', 'containers')).toEqual(['containers/signingReview.ts']);
    expect(users('<LookAlikeNotice', 'screens')).toEqual([]);
  });

  it.each(LOCATIONS.flatMap(([, { texts = [] }]) => texts))('%s shows the text that is signed', (path) => {
    expect(read(path)).toMatch(/<ExactText|text=\{message\}/);
  });
});

describe('a handler that signs without a mark', () => {
  it('is found, also where another function signs for it', () => {
    const planted = [
      'async function pay(worker) {\n  return help(worker);\n}\n\nconst help = (worker) => keyOps.signPsbt(worker);\n',
      'function look(worker) {\n  return worker;\n}\n',
    ];
    const functions = functionsIn(planted);
    expect([doesSign('pay', functions), doesSign('look', functions)]).toEqual([true, false]);
  });
});
