import { bytesToHex } from '@noble/hashes/utils.js';
import { describe, expect, it } from 'vitest';
import { isPhraseLanguage } from '../../../domain/keys/PhraseLanguage.ts';
import { phraseText, wordsInText } from '../../../domain/keys/typedWords.ts';
import languages from '../../../domain/keys/vectors/languages.json' with { type: 'json' };
import { readKeyRecord, writeKeyRecord } from '../records/recordBytes.ts';
import { curveKeyOps } from './curveKeyOps.ts';
import { readSource } from './readSource.ts';
import { seedOf } from './seedOf.ts';

const VECTORS = languages.vectors.filter(({ language }) => isPhraseLanguage(language));
const OF_NO_LIST = languages.vectors.filter(({ language }) => !isPhraseLanguage(language));

async function materialOf(text: string, passphrase = '') {
  const read = await readSource({ kind: 'phrase', text, passphrase }, 'mainnet');
  if (!read.ok) throw new Error(`refused: ${JSON.stringify(read.problem)}`);
  if (read.value.origin !== 'phrase') throw new Error(`read as ${read.value.origin}`);
  return read.value;
}

/** Forms in which other programs give the same words. */
const WAYS: readonly (readonly [string, (phrase: string) => string])[] = [
  ['as published', (phrase) => phrase],
  ['composed', (phrase) => phrase.normalize('NFC')],
  ['torn into letters and accents', (phrase) => phrase.normalize('NFD')],
  ['in capitals', (phrase) => phrase.toUpperCase()],
  [
    'numbered, a line each',
    (phrase) =>
      phrase
        .split(/\s/)
        .map((word, at) => `${at + 1}. ${word}`)
        .join('\n'),
  ],
  ['with commas', (phrase) => phrase.split(/\s/).join(', ')],
  ['between what is not seen', (phrase) => `\ufeff${phrase.split(/\s/).join('\u00a0\u200b')}\u200d`],
  ['between ideographic spaces', (phrase) => phrase.split(/\s/).join('\u3000')],
  ['without accents', (phrase) => phrase.normalize('NFKD').replace(/\p{M}/gu, '')],
];

describe.each(VECTORS)('a phrase in $language: $phrase', ({ language, phrase, passphrase, seed }) => {
  it.each(WAYS)('gives its seed %s', async (_way, written) => {
    const material = await materialOf(wordsInText(written(phrase)).join(' '), passphrase);
    expect(material.language).toBe(language);
    const made = await seedOf(material.entropy, material.passphrase, material.language);
    expect(bytesToHex(made)).toBe(seed);
  });

  it('is kept with its language, shown as it was brought, and compared with what is typed', async () => {
    const material = await materialOf(phrase, passphrase);
    const [reading] = curveKeyOps.readings(material, 'mainnet');
    if (reading === undefined) throw new Error('no reading');
    const record = curveKeyOps.record(material, 'mainnet', { reading, indexes: [0] });
    const kept = readKeyRecord(writeKeyRecord(record));
    const secret = await curveKeyOps.reveal(kept, { kind: 'phrase' });
    expect(secret).toMatchObject({ words: phrase.normalize('NFC').split(/\s/), passphrase });
    expect(curveKeyOps.isBackup(kept, await materialOf(phrase.normalize('NFC'), passphrase))).toBe(true);
    const { language: _, ...english } = material;
    expect(curveKeyOps.isBackup(kept, english)).toBe(false);
  });

  it('is refused for its words where one of them is mistyped, with words of its own list', async () => {
    const words = phrase.normalize('NFC').split(/\s/);
    const text = words.with(2, `${words[2]}${words[2]}x`).join(' ');
    const read = await readSource({ kind: 'phrase', text, passphrase: '' }, 'mainnet');
    expect(read).toMatchObject({
      problem: { problem: { kind: 'unknown-words', words: [{ position: 3 }] } },
    });
  });
});

describe('words of no list', () => {
  it.each(OF_NO_LIST)('are said to be that: $language', async ({ phrase }) => {
    const read = await readSource({ kind: 'phrase', text: phrase, passphrase: '' }, 'mainnet');
    expect(read).toEqual({
      ok: false,
      problem: { kind: 'phrase', problem: { kind: 'other-language' } },
    });
  });
});

it('a record with English words is written as before there were others', async () => {
  const material = await materialOf(
    'legal winner thank year wave sausage worth useful legal winner thank yellow',
  );
  expect(material.language).toBeUndefined();
  const record = { network: 'mainnet', material, path: "m/44'/3'/0'/0", indexes: [0] } as const;
  expect(bytesToHex(writeKeyRecord(record)).endsWith(`10${'7f'.repeat(16)}0000`)).toBe(true);
});

it('a field holds a whole pasted phrase of any language', () => {
  for (const { phrase } of VECTORS) {
    const words = wordsInText(phrase);
    const typed = { count: words.length > 12 ? 24 : 12, words } as const;
    expect(phraseText(typed)).toBe(phrase.normalize('NFC').replaceAll('\u3000', ' '));
  }
});
