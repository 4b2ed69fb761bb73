// English messages are short and plain: readable at once by a user under stress.
import { getCatalogs } from '@lingui/cli/api';
import { getConfig } from '@lingui/conf';
import { beforeAll, describe, expect, it } from 'vitest';

/** Maximum words of a sentence. */
const MOST_WORDS = 20;

/** Words that sound translated, or for which the field has another name. */
const NOT_SAID: readonly RegExp[] = [
  /\banew\b/i,
  /\blately\b/i,
  /\bwhoever\b/i,
  /\bnobody (?:is|tells|told|answers)\b/i,
  /\bwhich is not none\b/i,
  /\bcame upon\b/i,
  /\bfor good measure\b/i,
  /\bunder way\b/i,
  /\bgoes? along\b/i,
  /\bstrongbox\b/i,
  /\bstands? (?:here|there|below|above|in)\b/i,
  /\btold by\b/i,
  /\b(?:needs a|have a|take a) look\b/i,
  /\breceivers?\b/i,
  /\b(?:do|does|did|can|is|are|was|were|has|have|could|would) ?not\b/i,
  /\w'\w/,
];

let texts: readonly (readonly [id: string, text: string])[] = [];

beforeAll(async () => {
  const [catalogue] = await getCatalogs(getConfig({ cwd: `${import.meta.dirname}/../..` }));
  const read = Object.entries((await catalogue?.read('en')) ?? {});
  texts = read.map(([id, { translation = '' }]) => [id, translation] as const);
}, 120_000);

/** All variants of an ICU message. A value counts as one word. */
function waysToSay(message: string): readonly string[] {
  const choice = /\{\w+, (?:plural|select), /.exec(message);
  if (!choice) return [message.replaceAll(/\{\w+\}/g, 'value')];
  const end = endOf(message, choice.index);
  const cases = casesIn(message.slice(choice.index + choice[0].length, end));
  const [before, after] = [message.slice(0, choice.index), message.slice(end + 1)];
  return cases.flatMap((one) => waysToSay(`${before}${one}${after}`));
}

/** The index of the brace that closes the one at a position. */
function endOf(message: string, from: number): number {
  let depth = 0;
  for (let at = from; at < message.length; at++) {
    if (message[at] === '{') depth++;
    if (message[at] === '}' && --depth === 0) return at;
  }
  throw new Error(`a brace stays open: ${message}`);
}

function casesIn(body: string): string[] {
  const found: string[] = [];
  for (let at = body.indexOf('{'); at !== -1; at = body.indexOf('{', endOf(body, at))) {
    found.push(body.slice(at + 1, endOf(body, at)));
  }
  return found;
}

const sentencesOf = (text: string): readonly string[] =>
  waysToSay(text).flatMap((said) => said.split(/(?<=[.!?:;])\s+/));

const wordsIn = (sentence: string): number => sentence.match(/[\p{L}\p{N}’]+/gu)?.length ?? 0;

describe('what Kennel says in English', () => {
  it(`has no sentence of more than ${MOST_WORDS} words`, () => {
    const long = texts.flatMap(([id, text]) =>
      sentencesOf(text)
        .filter((sentence) => wordsIn(sentence) > MOST_WORDS)
        .map((sentence) => `${id}: ${sentence}`),
    );
    expect(texts.length).toBeGreaterThan(2000);
    expect(long).toEqual([]);
  });

  it('uses the words of the field, contractions, and no riddles', () => {
    const odd = texts.filter(([, text]) => NOT_SAID.some((pattern) => pattern.test(text)));
    expect(odd).toEqual([]);
  });

  it.each([
    ['It goes along with the coin.', 'goes along'],
    ["It's straight.", 'a straight apostrophe'],
  ])('would refuse “%s” for %s', (text) => {
    expect(NOT_SAID.some((pattern) => pattern.test(text))).toBe(true);
  });

  it('reads each case of a plural', () => {
    expect(waysToSay('{n, plural, one {A {x}} other {B {y, select, a {C} other {D}}}}!')).toEqual([
      'A value!',
      'B C!',
      'B D!',
    ]);
  });
});
