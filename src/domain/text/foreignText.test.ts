import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { foreignText, foreignTextOrNull, MAX_DETAIL_LENGTH } from './foreignText.ts';
import { countGraphemes } from './graphemes.ts';

describe('a text of a stranger', () => {
  it.each([
    ['a tick', 'A-SWAP-B'],
    ['any script', 'محفظة'],
    ['letters that join', 'क्‍ष'],
    ['a pictograph in several parts', '🐕‍🦺❤️'],
    ['a flag', '🏴󠁧󠁢󠁥󠁮󠁧󠁿'],
    ['a space', 'Much Wow'],
  ])('stays as it is: %s', (_what, name) => {
    expect(foreignText(name)).toBe(name);
  });

  it.each([
    ['nothing between letters', 'UN\u200bIX', 'UN\ufffdIX'],
    ['a joiner between letters', 'UN\u200dIX', 'UN\ufffdIX'],
    ['a turn of the line', 'XINU\u202e', 'XINU\ufffd'],
    ['many of them', `a${'\u2066\u200f'.repeat(50)}b`, 'a\ufffdb'],
    ['half a character', 'A\ud800', 'A\ufffd'],
    ['a control', 'A\u0007B', 'A\ufffdB'],
  ])('shows what hides in it: %s', (_what, text, shown) => {
    expect(foreignText(text)).toBe(shown);
  });

  it('is one line', () => {
    expect(foreignText(' a\n\n b\t\u2028c\u0085')).toBe('a b c');
  });

  it('has few marks on a letter, however they are held together', () => {
    const few = `x${'\u0336'.repeat(4)}`;
    expect(foreignText(`x${'\u0336'.repeat(500)}`)).toBe(few);
    const joined = foreignText(`x${'\u0336\u200d'.repeat(500)}`);
    expect(joined.match(/\u0336/g)?.length).toBeLessThanOrEqual(4);
  });

  it('is 40 characters at most as people count them, with an ellipsis', () => {
    expect(foreignText('X'.repeat(40))).toBe('X'.repeat(40));
    expect(foreignText('X'.repeat(100_000))).toBe(`${'X'.repeat(39)}…`);
    expect(foreignText('👨‍👩‍👧'.repeat(41))).toBe(`${'👨‍👩‍👧'.repeat(39)}…`);
    expect(foreignText('X'.repeat(1000), MAX_DETAIL_LENGTH)).toHaveLength(200);
  });

  it('has no character of endless parts', () => {
    expect(foreignText('👨\u200d'.repeat(300).slice(0, -1)).length).toBeLessThanOrEqual(40);
  });

  it('is none where nothing is seen', () => {
    expect([foreignTextOrNull(' \n'), foreignTextOrNull(null), foreignTextOrNull('a')]).toEqual([
      null,
      null,
      'a',
    ]);
  });

  it('is always short, visible and in one line', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 120 }), (text) => {
        const shown = foreignText(text);
        expect(countGraphemes(shown)).toBeLessThanOrEqual(40);
        expect(shown).not.toMatch(/[\p{Cc}\p{Cs}\p{Bidi_Control}\p{Zl}\p{Zp}]|\p{M}{5}/u);
        expect(foreignText(shown)).toBe(shown);
      }),
      { seed: 14, numRuns: 2000 },
    );
  });
});
