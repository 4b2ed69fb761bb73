import { describe, expect, it } from 'vitest';
import { GIVEN_EXAMPLES, SECRET_EXAMPLES } from '../../../mocks/fixtures/given/givenExamples.ts';
import { wordsInText } from '../keys/typedWords.ts';
import languages from '../keys/vectors/languages.json' with { type: 'json' };
import * as rules from '../tx/rules/transferRules.ts';
import { isSecretText } from './GivenText.ts';
import { readAnyText, readGivenText } from './readGivenText.ts';
import otherPrograms from './vectors/otherPrograms.json' with { type: 'json' };

const READING = { rules, network: 'mainnet' } as const;
const WIF = GIVEN_EXAMPLES.find(({ what }) => what === 'a private key (WIF)')?.text ?? '';
const read = (text: string) => readGivenText(text, READING);

describe('a text that comes in', () => {
  it.each(GIVEN_EXAMPLES)('is known for what it is: $what', async ({ text, kind }) => {
    expect(await readAnyText(text, READING)).toMatchObject({ kind });
    expect(await readAnyText(`\n ${text}\r\n`, READING)).toMatchObject({ kind });
  });

  it('says what is wrong with it', () => {
    const [cut, changed] = ['one that breaks off', 'a payment link that says two amounts'].map((what) =>
      read(GIVEN_EXAMPLES.find((example) => example.what === what)?.text ?? ''),
    );
    expect(cut).toEqual({ kind: 'psbt', problem: { kind: 'cut-off', place: { part: 'global' } } });
    expect(changed).toMatchObject({ problem: { kind: 'repeated-parameter', name: 'amount' } });
    expect(read('bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4')).toEqual({
      kind: 'unsupported',
      reason: { kind: 'address', problem: { kind: 'bitcoin-address' } },
    });
  });

  it('hands on the address alone out of a sentence', () => {
    expect(read('Pay “DBus3bamQjgJULBJtYXpEzDWQRwF5iwxgC”.')).toMatchObject({
      kind: 'address',
      text: 'DBus3bamQjgJULBJtYXpEzDWQRwF5iwxgC',
    });
  });

  it.each(['|', '.', '!', '#', '*', '`', '»', '…', 'ключ'])('is a key with %s beside it', (mark) => {
    const wif = 'QP5rQxpaP8HHPEdCEqxTjiHGWRvsyPvzZJeJ9BCxpfT13FN9VesQ';
    for (const text of [`dogecoin:${wif}${mark}`, `${mark}${wif}`, `pay ${mark}${wif}${mark} now`])
      expect([text, read(text).kind]).toEqual([text, 'private-key']);
  });

  it.each(SECRET_EXAMPLES)('is not handed on where it is a secret: $what', async ({ text }) => {
    const given = await readAnyText(text, READING);
    expect(isSecretText(given)).toBe(true);
    const { kind, ...rest } = given;
    expect(Object.keys(rest)).toEqual(kind === 'words' ? ['isGuess'] : []);
  });

  it('is no phrase where people talk', () => {
    expect(read('We can meet you there at ten, and then we go home. See you!').kind).toBe('unknown');
    expect(read('legal winner').kind).toBe('unknown');
  });
});

describe('a long text', () => {
  /** With a record of its own program that nobody else knows. */
  const longPsbt = (): string => {
    const short = GIVEN_EXAMPLES.find(({ kind }) => kind === 'psbt')?.text ?? '';
    const bytes = atob(short);
    const record = `\u0002\u00f0\u0001\u00fd\u0028\u0023${'\0'.repeat(9000)}`;
    return btoa(bytes.slice(0, 71) + record + bytes.slice(71));
  };
  const longTransaction = `0100000001${'11'.repeat(32)}0000000000ffffffff0100e1f50500000000fd2823${'51'.repeat(9000)}00000000`;

  it('is what it is also on one line', () => {
    expect(read(longPsbt())).toEqual({ kind: 'psbt', problem: null });
    expect(read(JSON.stringify({ psbt: longPsbt() }))).toEqual({ kind: 'psbt', problem: null });
    expect(read(longTransaction)).toMatchObject({ reason: { kind: 'raw-transaction' } });
    expect(read(`${SECRET_EXAMPLES[0]?.text} ${'much '.repeat(700)}`).kind).toBe('words');
    expect(read(`${'much '.repeat(3000)} ${WIF}`).kind).toBe('private-key');
  });

  // each of these took minutes where a pattern looked at the same blanks again for every line
  it.each([
    ['empty lines', `much${'\n'.repeat(400_000)}wow`],
    ['blanks', `much${' '.repeat(400_000)}wow`],
    ['lines of blanks', `much${' \n'.repeat(200_000)}wow`],
    ['brackets', 'sh('.repeat(100_000)],
    ['words of a description', 'sh(multi('.repeat(40_000)],
    ['numbers', `${'1 '.repeat(200_000)}x`],
  ])('is soon known for nothing: %s', (_, text) => {
    expect(read(text).kind).toBe('unknown');
  });
});

describe('what other programs write', () => {
  it.each(otherPrograms)('is known for what it is: $what', async ({ text, given }) => {
    expect(await readAnyText(text, READING)).toMatchObject(given);
  });
});

describe('a phrase in another language', () => {
  const kindOf = async (text: string) => (await readAnyText(text, READING)).kind;
  const listed = languages.vectors.filter(({ language }) => !['russian', 'turkish'].includes(language));
  const written = (phrase: string): readonly string[] => {
    const words = phrase.split(/\s+/);
    const numbered = words.map((word, at) => `${at + 1}. ${word}`).join('\n');
    const capitals = words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join(' ');
    return [phrase, numbered, capitals, `  ${phrase.normalize('NFD')}\n`, words.join(', ')];
  };

  it.each(listed)('is known in whichever way it is written: $language', async ({ phrase }) => {
    for (const text of written(phrase)) expect([text, await kindOf(text)]).toEqual([text, 'words']);
  });

  it.each(listed)('is known with two mistyped words: $language', async ({ phrase }) => {
    const words = phrase.split(/\s+/);
    words[1] = 'Zzq';
    words[4] = 'Qxx';
    expect(await kindOf(words.map((word, at) => `${at + 1}) ${word}`).join(' '))).toBe('words');
  });

  it('is known among other words, and in Chinese without spaces', async () => {
    const { phrase = '' } = listed.find(({ language }) => language === 'spanish') ?? {};
    expect(await kindOf(`Mis palabras son: ${phrase}. No las pierdas, por favor.`)).toBe('words');
    const chinese = listed.find(({ language }) => language === 'chinese_simplified')?.phrase ?? '';
    expect(await kindOf(chinese.replace(/\s/g, ''))).toBe('words');
  });

  it.each([
    'Nos vemos mañana a las diez en la plaza, y luego volvemos todos juntos a casa.',
    'On se voit demain à dix heures sur la place, puis nous rentrons tous ensemble.',
    'Uvidíme se zítra v deset hodin na náměstí a potom půjdeme všichni domů.',
    '明天十点在广场见面，然后我们一起回家，好吗？不要迟到。',
    '請在明天之前付給我五個狗狗幣可以嗎',
    'あしたの じゅうじに ひろばで あいましょう、 それから みんなで うちに かえります。',
  ])('is none where people talk: %s', async (text) => {
    expect(await kindOf(text)).toBe('unknown');
    expect(wordsInText(text).length).toBeGreaterThan(5);
  });
});
