import { describe, expect, it } from 'vitest';
import { seenName } from './seenName.ts';

describe('a name of a stranger', () => {
  it.each([
    ['a tick', 'A-SWAP-B'],
    ['any script', 'محفظة'],
    ['a pictograph in several parts', '🐕‍🦺❤️'],
    ['a space', 'Much Wow'],
  ])('stays as it is: %s', (_what, name) => {
    expect(seenName(name)).toBe(name);
  });

  it.each([
    ['nothing between letters', 'UN\u200bIX', 'UN\ufffdIX'],
    ['a joiner between letters', 'UN\u200dIX', 'UN\ufffdIX'],
    ['a turn of the line', 'XINU\u202e', 'XINU\ufffd'],
    ['half a character', 'A\ud800', 'A\ufffd'],
    ['lines and gaps', ' a\n\n b\t', 'a b'],
  ])('shows what hides in it: %s', (_what, name, seen) => {
    expect(seenName(name)).toBe(seen);
  });

  it('ends somewhere', () => {
    expect(seenName('X'.repeat(64))).toHaveLength(64);
    expect(seenName('X'.repeat(5000))).toBe(`${'X'.repeat(64)}…`);
  });
});
