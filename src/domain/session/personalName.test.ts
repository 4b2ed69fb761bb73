import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countGraphemes, engineSplitter } from '../text/graphemes.ts';
import { readPersonalName } from './personalName.ts';

const read = (text: string): string => {
  const name = readPersonalName(text);
  return name.ok ? name.value : `refused: ${name.problem.kind}`;
};

const FAMILY = '👨‍👩‍👧‍👦';
const ENGLAND = '🏴󠁧󠁢󠁥󠁮󠁧󠁿';

describe('a personal name', () => {
  it.each([
    ['  Much   treats \n', 'Much treats'],
    ['a\u00a0\u3000\tb', 'a b'],
    ['e\u0301', '\u00e9'],
    ['\u202eevil\u202c', 'evil'],
    ['a\u2066b\u2069c\u200fd\u061c', 'abcd'],
    ['zero\u200b\u2060\ufeffwidth', 'zerowidth'],
    ['soft\u00adhyphen', 'softhyphen'],
    ['bell\u0007\u0000\u007f', 'bell'],
    ['a \u200b b', 'a b'],
    ['wal\u200dlet', 'wallet'],
    ['half\ud800', 'half'],
    ['tags\u{e0041}\u{e0042}', 'tags'],
    [FAMILY, FAMILY],
    [ENGLAND, ENGLAND],
    ['❤️ 1️⃣', '❤️ 1️⃣'],
    ['می‌خواهم', 'می‌خواهم'],
    ['क्‍ष', 'क्‍ष'],
    ['עברית', 'עברית'],
    ['😀'.repeat(24), '😀'.repeat(24)],
    ['x'.repeat(24), 'x'.repeat(24)],
    [`Z${'\u0335'.repeat(60)}`, `Z${'\u0335'.repeat(4)}`],
  ])('%j is read as %j', (text, name) => {
    expect(read(text)).toBe(name.normalize('NFC'));
  });

  it.each(
    [['', ' \t\n', '\u200b', '\u202e\u202c', '\u3164', '\u2800', '\u115f\u1160', '\ufe0f', '\u0000']].flat(),
  )('is none in %j', (text) => {
    expect(readPersonalName(text)).toEqual({ ok: false, problem: { kind: 'empty' } });
  });

  it('may have 24 characters as people count them, and is told how many it has', () => {
    expect(read(FAMILY.repeat(24))).toBe(FAMILY.repeat(24));
    expect(readPersonalName('y'.repeat(25))).toEqual({
      ok: false,
      problem: { kind: 'too-long', count: 25, most: 24 },
    });
    expect(readPersonalName(`${FAMILY.repeat(24)}!`)).toMatchObject({ problem: { count: 25 } });
  });

  const anything = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 60 }),
    fc.string({ unit: 'grapheme', maxLength: 40 }),
    fc
      .array(
        fc.constantFrom(
          'a',
          ' ',
          '\u200b',
          '\u200d',
          '\ufe0f',
          '\u0301',
          '❤',
          FAMILY,
          '\u202e',
          'क',
          '\u034f',
          '9',
          '\u20e3',
        ),
      )
      .map((parts) => parts.join('')),
  );

  it('is read the same when it is read again, is never too long, and never throws', () => {
    fc.assert(
      fc.property(anything, (text) => {
        const name = readPersonalName(text);
        if (!name.ok) return;
        expect(readPersonalName(name.value)).toEqual(name);
        expect(name.value).toBe(name.value.normalize('NFC').trim());
        expect(countGraphemes(name.value)).toBeGreaterThanOrEqual(1);
        expect(countGraphemes(name.value)).toBeLessThanOrEqual(24);
        expect(name.value).not.toMatch(/[\p{Cc}\p{Bidi_Control}\p{Cs}]|\s\s/u);
      }),
      { numRuns: 500 },
    );
  });
});

describe('counting characters', () => {
  it.each([
    ['', 0],
    ['abc', 3],
    ['e\u0301x', 2],
    [`${FAMILY}${ENGLAND}`, 2],
    ['🇩🇪🇫🇷', 2],
    ['👍🏽!', 2],
    ['❤️', 1],
    ['日本', 2],
  ])('finds in %j %i, with the engine and without', (text, count) => {
    expect(engineSplitter()).not.toBeNull();
    expect(countGraphemes(text)).toBe(count);
    expect(countGraphemes(text, null)).toBe(count);
  });
});
