import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { completeWord, editDistance, isListedWord, nearestWords, WORDS } from './wordList.ts';

describe('the word list', () => {
  it('is the English list of BIP39, to the letter', () => {
    const file = `${WORDS.join('\n')}\n`;
    expect(bytesToHex(sha256(utf8ToBytes(file)))).toBe(
      '2f5eed53a4727b4bf8880d8f3f199efc90e58503646d9ff8eff3a2ed3b24dbda',
    );
  });

  it('knows its words and no others', () => {
    expect(isListedWord('zoo')).toBe(true);
    expect(isListedWord('doge')).toBe(false);
    expect(isListedWord('constructor')).toBe(false);
  });
});

describe('nearestWords', () => {
  it.each([
    ['abandn', 'abandon'],
    ['wrnog', 'wrong'],
    ['zooo', 'zoo'],
    ['LEGAL', 'legal'],
    ['acrosz', 'across'],
    ['lette', 'letter'],
    ['absu', 'absurd'],
  ])('puts the likeliest for %s first', (typed, word) => {
    expect(nearestWords(typed)[0]).toBe(word);
  });

  it('gives as many as asked, each once', () => {
    expect(nearestWords('car', 5)).toHaveLength(5);
    expect(new Set(nearestWords('car', 50)).size).toBe(nearestWords('car', 50).length);
    expect(nearestWords('car', 0)).toEqual([]);
  });

  it('names the word whose first four letters were typed', () => {
    for (const word of WORDS.filter((_, index) => index % 16 === 0)) {
      expect(nearestWords(word.slice(0, 4))).toContain(word);
    }
  });

  it('offers nothing where nothing was typed, or more than any word has', () => {
    expect(nearestWords('')).toEqual([]);
    expect(nearestWords('x')).not.toContain('abandon');
    for (const length of [20, 21, 1_000_000])
      expect(nearestWords(`abandon${'x'.repeat(length - 7)}`)).toEqual([]);
  });

  it('finds every word again after one mistake', () => {
    const swapped = (word: string, index: number) =>
      word.slice(0, index) + word.charAt(index + 1) + word.charAt(index) + word.slice(index + 2);
    fc.assert(
      fc.property(fc.constantFrom(...WORDS), fc.nat(1), (word, index) => {
        expect(nearestWords(swapped(word, index), WORDS.length)).toContain(word);
      }),
    );
  });
});

describe('completeWord', () => {
  it.each([
    ['aban', ['abandon']],
    ['ACT', ['act', 'action', 'actor', 'actress', 'actual']],
    [' zo ', ['zone', 'zoo']],
    ['z', ['zebra', 'zero', 'zone', 'zoo']],
    ['', []],
    ['xq', []],
    ['(', []],
  ])('completes %j', (prefix, words) => {
    expect(completeWord(prefix)).toEqual(words);
  });

  it('gives as many as asked', () => {
    expect(completeWord('a', 3)).toEqual(['abandon', 'ability', 'able']);
    expect(completeWord('a', 0)).toEqual([]);
  });

  it('puts a whole word first', () => {
    for (const word of WORDS) expect(completeWord(word)[0]).toBe(word);
  });
});

describe('editDistance', () => {
  it.each([
    ['', '', 0],
    ['abc', 'abc', 0],
    ['', 'abc', 3],
    ['abc', '', 3],
    ['abc', 'abd', 1],
    ['abc', 'acb', 1],
    ['abc', 'ab', 1],
    ['kitten', 'sitting', 3],
    ['ca', 'abc', 3],
    ['ab', 'ba', 1],
    ['abcd', 'badc', 2],
    ['aa', 'aa', 0],
    ['aab', 'aba', 1],
    ['a', 'ba', 1],
    ['ab', 'b', 1],
  ])('%j to %j is %i', (from, to, distance) => {
    expect(editDistance(from, to)).toBe(distance);
  });
});
