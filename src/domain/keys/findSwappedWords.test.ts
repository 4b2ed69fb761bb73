import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';
import { describe, expect, it } from 'vitest';
import { findSwappedWords } from './findSwappedWords.ts';
import { phraseOfEntropy, readPhrase } from './phrase.ts';

const phrase = (name: string, bytes: number) => phraseOfEntropy(sha256(utf8ToBytes(name)).slice(0, bytes));

function swapped(words: readonly string[], one: number, other: number): string[] {
  const changed = [...words];
  [changed[one - 1], changed[other - 1]] = [words[other - 1] ?? '', words[one - 1] ?? ''];
  return changed;
}

const NAMES = Array.from({ length: 2 }, (_, at) => `phrase ${at}`);

/** Swaps two neighbors, and expects a hint for them. */
function checkHints(words: readonly string[], position: number): void {
  const changed = swapped(words, position, position + 1);
  if (readPhrase(changed.join(' ')).ok) return;
  const hints = findSwappedWords(changed);
  expect(hints.length).toBeLessThanOrEqual(3);
  expect(new Set(hints.map(String)).size).toBe(hints.length);
  for (const [one, other] of hints) {
    expect(other).toBeGreaterThan(one);
    expect(readPhrase(swapped(changed, one, other).join(' ')).ok).toBe(true);
  }
  if (hints.length < 3) expect(hints).toContainEqual([position, position + 1]);
}

describe('findSwappedWords', () => {
  it.each([16, 20, 24, 28, 32])('names two neighbours that changed places, %i bytes', (bytes) => {
    for (const name of NAMES) {
      const words = phrase(name, bytes);
      for (const position of [1, 2, words.length - 1]) checkHints(words, position);
    }
  });

  it('names any two of 24 words, and tries only neighbours of 12', () => {
    const long = swapped(phrase('far', 32), 3, 20);
    expect(readPhrase(long.join(' ')).ok).toBe(false);
    expect(findSwappedWords(long)).toContainEqual([3, 20]);
    for (const name of NAMES) {
      const hints = findSwappedWords(swapped(phrase(name, 16), 2, 9));
      expect(hints.every(([one, other]) => other === one + 1)).toBe(true);
    }
  });

  it('does not offer to exchange a word with itself', () => {
    expect(findSwappedWords(Array.from({ length: 12 }, () => 'abandon'))).toEqual([]);
  });

  it('is part of the problem that reading names', () => {
    const changed = swapped(phrase('in a problem', 32), 7, 8).join(' ');
    const result = readPhrase(changed);
    expect(!result.ok && result.problem).toMatchObject({ kind: 'bad-checksum' });
    expect(!result.ok && result.problem.kind === 'bad-checksum' && result.problem.swaps).toContainEqual([
      7, 8,
    ]);
  });
});
