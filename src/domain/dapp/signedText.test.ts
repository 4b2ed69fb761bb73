import { describe, expect, it } from 'vitest';
import { signedTextParts } from './signedText.ts';

const seen = (text: string) => ({ kind: 'seen', text });
const hidden = (name: string) => ({ kind: 'hidden', name });

describe('signedTextParts', () => {
  it('leaves what everybody sees in one piece, lines and other scripts too', () => {
    const text = 'Log in\n  as Ð 🐕 مرحبا';
    expect(signedTextParts(text)).toEqual([seen(text)]);
    expect(signedTextParts('')).toEqual([]);
  });

  it('shows what turns or hides letters', () => {
    expect(signedTextParts('pay \u202e001\u202c\u200b DOGE\u0000')).toEqual([
      seen('pay '),
      hidden('U+202E'),
      seen('001'),
      hidden('U+202C'),
      hidden('U+200B'),
      seen(' DOGE'),
      hidden('U+0000'),
    ]);
  });

  it.each([
    ['a carriage return', '\r', 'U+000D'],
    ['a space that looks like one', '\u00a0', 'U+00A0'],
    ['a line divider', '\u2028', 'U+2028'],
    ['half a character', '\ud83d', 'U+D83D'],
    ['a letter of private use', '\ue000', 'U+E000'],
    ['a tag', '\u{e0041}', 'U+E0041'],
  ])('shows %s', (_, character, name) => {
    expect(signedTextParts(`a${character}b`)).toEqual([seen('a'), hidden(name), seen('b')]);
  });
});
