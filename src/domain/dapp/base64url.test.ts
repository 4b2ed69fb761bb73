import { Buffer } from 'node:buffer';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodeBase64url, encodeBase64url } from './base64url.ts';

describe('base64url', () => {
  it('writes what another implementation writes, and reads it back', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const encoded = encodeBase64url(text);
        expect(encoded).toBe(Buffer.from(text, 'utf8').toString('base64url'));
        expect(decodeBase64url(encoded)).toBe(text);
      }),
    );
  });

  it.each([
    ['padding', 'bXVjaA=='],
    ['letters of plain base64', 'a+/b'],
    ['white space', 'bXVj aA'],
    ['a length that no bytes have', 'bXVja'],
    ['bits behind the last byte', 'bXVjaB'],
    ['bytes that are no UTF-8', '_-8'],
  ])('does not read %s', (_, encoded) => {
    expect(decodeBase64url(encoded)).toBeNull();
  });

  it('keeps a byte order mark, so that a text has one form only', () => {
    expect(decodeBase64url(encodeBase64url('\ufeffwow'))).toBe('\ufeffwow');
  });
});
