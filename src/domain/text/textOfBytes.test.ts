import { expect, it } from 'vitest';
import { textOfBytes } from './textOfBytes.ts';

const TEXT = '{"label":"Sparschwein Ð 🐕"}';
const utf8 = new TextEncoder().encode(TEXT);
const utf16 = (isBig: boolean, mark = ''): Uint8Array<ArrayBuffer> => {
  const text = mark + TEXT;
  const view = new DataView(new ArrayBuffer(2 * text.length));
  for (let at = 0; at < text.length; at++) view.setUint16(2 * at, text.charCodeAt(at), !isBig);
  return new Uint8Array(view.buffer);
};

it.each([
  ['UTF-8', utf8],
  ['UTF-8 with its mark', new Uint8Array([0xef, 0xbb, 0xbf, ...utf8])],
  ['UTF-16, little end first', utf16(false, '\ufeff')],
  ['UTF-16, big end first', utf16(true, '\ufeff')],
  ['UTF-16 without a mark, little end first', utf16(false)],
  ['UTF-16 without a mark, big end first', utf16(true)],
])('reads %s', (_, bytes) => {
  expect(textOfBytes(bytes)).toBe(TEXT);
});

it.each([
  ['zeros within', new Uint8Array([0x61, 0x62, 0x00, 0x62])],
  ['UTF-32', new Uint8Array([0xff, 0xfe, 0, 0, 0x61, 0, 0, 0])],
  ['an odd byte of UTF-16', utf16(false, '\ufeff').subarray(0, 5)],
  ['half a pair of UTF-16', new Uint8Array([0xff, 0xfe, 0x3d, 0xd8])],
  ['a picture', new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 0x0d])],
])('reads no text in %s', (_, bytes) => {
  expect(textOfBytes(bytes)).toBeNull();
});

it('reads nothing as nothing, and bytes that are no UTF-8 with replacements', () => {
  expect(textOfBytes(new Uint8Array())).toBe('');
  expect(textOfBytes(new Uint8Array([0x61, 0xff]))).toBe('a\ufffd');
});
