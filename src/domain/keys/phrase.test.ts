import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  createPhrase,
  entropyOfPhrase,
  type Phrase,
  type PhraseProblem,
  phraseOfEntropy,
  readPhrase,
} from './phrase.ts';
import official from './vectors/bip39.json' with { type: 'json' };

const ABOUT = `${'abandon '.repeat(11)}about`;

const phraseOf = (text: string): Phrase => {
  const result = readPhrase(text);
  if (!result.ok) throw new Error(`refused: ${result.problem.kind}`);
  return result.value;
};

const problemOf = (text: string): PhraseProblem | 'accepted' => {
  const result = readPhrase(text);
  return result.ok ? 'accepted' : result.problem;
};

const allowed = [12, 15, 18, 21, 24];

describe('BIP39 official vectors', () => {
  it.each(official.vectors)('entropy $entropy', ({ entropy, phrase }) => {
    const bytes = hexToBytes(entropy);
    expect(phraseOfEntropy(bytes).join(' ')).toBe(phrase);
    expect(bytesToHex(entropyOfPhrase(phraseOf(phrase)))).toBe(entropy);
    if (bytes.length === 16) expect(createPhrase(12, bytes).join(' ')).toBe(phrase);
    if (bytes.length === 32) expect(createPhrase(24, bytes).join(' ')).toBe(phrase);
  });
});

describe('createPhrase', () => {
  it('makes phrases that are read back, and leaves its entropy alone', () => {
    const entropies = fc
      .constantFrom(16, 32)
      .chain((bytes) => fc.uint8Array({ minLength: bytes, maxLength: bytes }));
    fc.assert(
      fc.property(entropies, (entropy) => {
        const before = entropy.slice();
        const phrase = createPhrase(entropy.length === 16 ? 12 : 24, entropy);
        expect(phraseOf(phrase.join(' '))).toEqual(phrase);
        expect(entropy).toEqual(before);
      }),
      { numRuns: 50 },
    );
  });

  it('throws on entropy of another length', () => {
    expect(() => createPhrase(12, new Uint8Array(32))).toThrow(RangeError);
    expect(() => createPhrase(24, new Uint8Array(16))).toThrow(RangeError);
  });
});

describe('phraseOfEntropy and entropyOfPhrase', () => {
  it('are each other’s way back, for every length', () => {
    const sizes = fc.constantFrom(16, 20, 24, 28, 32);
    const entropies = sizes.chain((size) => fc.uint8Array({ minLength: size, maxLength: size }));
    fc.assert(
      fc.property(entropies, (entropy) => {
        const before = entropy.slice();
        const phrase = phraseOfEntropy(entropy);
        expect(phrase).toHaveLength((entropy.length * 3) / 4);
        expect(entropyOfPhrase(phraseOf(phrase.join(' ')))).toEqual(before);
        expect(entropy).toEqual(before);
      }),
      { numRuns: 100 },
    );
  });

  it('agree with words of 15, 18 and 21 that are known', () => {
    for (const [size, last] of [
      [20, 'address'],
      [24, 'agent'],
      [28, 'admit'],
    ] as const) {
      expect(phraseOfEntropy(new Uint8Array(size)).at(-1)).toBe(last);
    }
  });

  it('throws on entropy of another length', () => {
    for (const size of [0, 15, 17, 18, 33, 64]) {
      expect(() => phraseOfEntropy(new Uint8Array(size))).toThrow(RangeError);
    }
  });
});

describe('readPhrase', () => {
  it.each([
    [15, 16 + 4],
    [18, 24],
    [21, 28],
  ])('reads %i words, though Kennel makes none of that length', (count, bytes) => {
    const known: Record<number, string> = {
      20: `${'abandon '.repeat(14)}address`,
      24: `${'abandon '.repeat(17)}agent`,
      28: `${'abandon '.repeat(20)}admit`,
    };
    expect(phraseOf(known[bytes] ?? '')).toHaveLength(count);
  });

  it('puts case, spaces, lines and wide letters right', () => {
    expect(phraseOf(`\n  ${ABOUT.toUpperCase().replaceAll(' ', '\t \n')}\u3000`).join(' ')).toBe(ABOUT);
    expect(phraseOf(ABOUT.replace('about', 'ａｂｏｕｔ')).join(' ')).toBe(ABOUT);
  });

  it('gives frozen words', () => {
    expect(Object.isFrozen(phraseOf(ABOUT))).toBe(true);
    expect(Object.isFrozen(createPhrase(12, new Uint8Array(16)))).toBe(true);
  });

  it('names the position of every unknown word and what it may have been', () => {
    const text = ABOUT.replace('about', 'abuot').replace('abandon', 'abandn');
    expect(problemOf(text)).toEqual({
      kind: 'unknown-words',
      words: [
        { position: 1, word: 'abandn', nearest: ['abandon'] },
        { position: 12, word: 'abuot', nearest: ['about', 'abuse', 'adult'] },
      ],
    });
  });

  it('offers nothing for a word like no other', () => {
    expect(problemOf('xqzvkw')).toEqual({
      kind: 'unknown-words',
      words: [{ position: 1, word: 'xqzvkw', nearest: [] }],
    });
  });

  it('tells of a key that was pasted among the words no more than its beginning', () => {
    const key = 'QPkeC1ZfHx3c9g7WTj9cQ8gnvk2iSAfAcbq1aVAWjNTwDAKfZUzx';
    expect(problemOf(`${ABOUT.slice(0, 16)}${key}`)).toEqual({
      kind: 'unknown-words',
      words: [{ position: 3, word: 'qpkec1zfhx3c…', nearest: [] }],
    });
  });

  it('shows the first twelve letters of what is no word, whatever they are made of', () => {
    const shownOf = (letters: number) => {
      const result = readPhrase('\u{1d306}'.repeat(letters));
      return !result.ok && result.problem.kind === 'unknown-words' ? result.problem.words[0]?.word : null;
    };
    expect(shownOf(12)).toBe('\u{1d306}'.repeat(12));
    for (const letters of [13, 14, 40]) expect(shownOf(letters)).toBe(`${'\u{1d306}'.repeat(12)}…`);
  });

  it.each([
    ['', { kind: 'empty' }],
    [' \n ', { kind: 'empty' }],
    ['abandon', { kind: 'wrong-count', count: 1, allowed }],
    ['abandon '.repeat(13), { kind: 'wrong-count', count: 13, allowed }],
    ['abandon '.repeat(27), { kind: 'wrong-count', count: 27, allowed }],
    ['abandon '.repeat(12), { kind: 'bad-checksum', swaps: [] }],
    ['abandon '.repeat(24), { kind: 'bad-checksum', swaps: [] }],
    [`${'abandon '.repeat(10)}about abandon`, { kind: 'bad-checksum', swaps: [[11, 12]] }],
  ])('refuses %j with its reason', (text, problem) => {
    expect(problemOf(text)).toEqual(problem);
  });

  it('counts a novel and searches nothing for it', () => {
    expect(problemOf('wrod '.repeat(200_000))).toMatchObject({ kind: 'wrong-count', count: 200_000 });
    expect(problemOf('w'.repeat(1_000_000))).toMatchObject({ kind: 'unknown-words' });
  });

  it('never throws', () => {
    const typed = fc.string({ unit: fc.constantFrom('abandon', 'about', 'zoo', ' ', '\n', 'x', '\u0301') });
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'binary' }), typed), (text) => {
        expect(readPhrase(text)).toHaveProperty('ok');
      }),
      { numRuns: 300 },
    );
  });
});
