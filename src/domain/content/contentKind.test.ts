import { describe, expect, it } from 'vitest';
import { contentKind } from './contentKind.ts';
import { pictureHead } from './pictureHead.ts';

const bytes = (text: string) => new TextEncoder().encode(text);
const raw = (...parts: readonly (string | readonly number[])[]) =>
  Uint8Array.from(parts.flatMap((part) => (typeof part === 'string' ? [...bytes(part)] : part)));

const PNG_HEAD = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const png = (width: readonly number[], height: readonly number[]) =>
  raw(PNG_HEAD, [0, 0, 0, 13], 'IHDR', width, height);

describe('the head of a picture', () => {
  it.each([
    [
      'png',
      png([0, 0, 2, 0], [0, 0, 1, 0]),
      { mime: 'image/png', width: 512, height: 256, isAnimated: false },
    ],
    [
      'gif',
      raw('GIF89a', [0x20, 0x03, 0x10, 0x00, 0, 0, 0]),
      { mime: 'image/gif', width: 800, height: 16, isAnimated: false },
    ],
    [
      'jpeg, after other segments',
      raw([0xff, 0xd8, 0xff, 0xe0, 0, 4, 1, 2, 0xff, 0xc4, 0, 3, 9, 0xff, 0xc2, 0, 11, 8, 0, 64, 1, 0, 3]),
      { mime: 'image/jpeg', width: 256, height: 64, isAnimated: false },
    ],
    [
      'webp, extended',
      raw('RIFF', [0, 0, 0, 0], 'WEBPVP8X', [10, 0, 0, 0, 0, 0, 0, 0], [255, 1, 0], [127, 0, 0]),
      { mime: 'image/webp', width: 512, height: 128, isAnimated: false },
    ],
    [
      'webp, lossless',
      raw('RIFF', [0, 0, 0, 0], 'WEBPVP8L', [0, 0, 0, 0, 0x2f, 0xff, 0xc0, 0x0f, 0], new Array(8).fill(0)),
      { mime: 'image/webp', width: 256, height: 64, isAnimated: false },
    ],
    [
      'webp, lossy',
      raw('RIFF', [0, 0, 0, 0], 'WEBPVP8 ', new Array(10).fill(0), [64, 1, 240, 0]),
      { mime: 'image/webp', width: 320, height: 240, isAnimated: false },
    ],
    [
      'jpeg, behind fillers, restarts and what is no marker',
      raw([
        0xff, 0xd8, 0xff, 0xff, 0xff, 0xe0, 0, 4, 1, 2, 7, 7, 0xff, 0xd0, 0xff, 0, 0xff, 0xff, 0xc0, 0, 11, 8,
        0, 64, 1, 0, 3,
      ]),
      { mime: 'image/jpeg', width: 256, height: 64, isAnimated: false },
    ],
    ['a cut one', raw(PNG_HEAD), { mime: 'image/png', width: null, height: null, isAnimated: false }],
    [
      'a jpeg without a frame',
      raw([0xff, 0xd8, 0xff]),
      { mime: 'image/jpeg', width: null, height: null, isAnimated: false },
    ],
  ])('is read: %s', (_name, given, head) => {
    expect(pictureHead(given)).toEqual(head);
  });

  it('is not found in anything else', () => {
    expect(pictureHead(bytes('<svg/>'))).toBeNull();
    expect(pictureHead(raw('RIFF', [0, 0, 0, 0], 'WAVE'))).toBeNull();
    expect(pictureHead(raw('BM', [0, 0, 0, 0]))).toBeNull();
    expect(pictureHead(new Uint8Array())).toBeNull();
  });

  it('does not run over the end of a jpeg that lies about its parts', () => {
    expect(pictureHead(raw([0xff, 0xd8, 0xff, 0xe0, 0xff, 0xff, 0, 0, 0, 0, 0]))?.width).toBeNull();
    expect(pictureHead(raw([0xff, 0xd8, 0xff, 0xe0, 0, 0, 0, 0, 0, 0, 0]))?.width).toBeNull();
  });
});

describe('the look of a content', () => {
  it.each<[string, string, Uint8Array, string]>([
    ['a picture, whatever it is called', 'text/html', png([0, 0, 0, 8], [0, 0, 0, 8]), 'picture'],
    ['a page that is called a picture', 'image/png', bytes('<!DOCTYPE html><script>1</script>'), 'page'],
    ['a text that is called a picture', 'image/png', bytes('not pixels'), 'broken'],
    ['bytes that are called a picture', 'image/jpeg', raw([0, 1, 2, 0xfe]), 'broken'],
    [
      'a drawing',
      'image/svg+xml',
      bytes('<?xml version="1.0"?>\n<!-- a --><svg xmlns="x"></svg>'),
      'drawing',
    ],
    ['a drawing that is called a text', 'text/plain', bytes('  <svg onload="x()">'), 'drawing'],
    [
      'a drawing after what XML says',
      '',
      bytes('<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN"><svg>'),
      'drawing',
    ],
    ['a text that begins like a comment and never ends', '', bytes('<!-- '.repeat(9999)), 'text'],
    ['a page by its name', 'text/html', bytes('hello <b>you</b>'), 'page'],
    ['a page by its first words', '', bytes('\n<!-- x -->\n<html><body>'), 'page'],
    ['a text', 'text/plain', bytes('much wow'), 'text'],
    ['a program, which is a text to be read', 'text/javascript', bytes('alert(1)'), 'text'],
    ['data', 'application/json', bytes('{"p":"drc-20"}'), 'text'],
    ['a text that nobody names', '', bytes('Grüße 🐕'), 'text'],
    ['a sound', 'audio/mpeg', bytes('ID3'), 'file'],
    ['a paper', 'application/pdf', bytes('%PDF-1.7'), 'file'],
    ['bytes that nobody names', '', raw([0, 1, 2, 0xff]), 'file'],
    ['nothing', 'text/plain', new Uint8Array(), 'broken'],
  ])('is found: %s', (_name, mime, given, kind) => {
    expect(contentKind(mime, given).kind).toBe(kind);
  });

  it('is too large where few bytes unpack to very many pixels', () => {
    expect(contentKind('image/png', png([0, 0, 0xff, 0xff], [0, 0, 0xff, 0xff])).kind).toBe('too-large');
    expect(contentKind('image/png', png([0, 0, 0x10, 0], [0, 0, 0x10, 0])).kind).toBe('picture');
    const frame = [0xff, 0xc2, 0, 11, 8, 0xff, 0xff, 0xff, 0xff, 3];
    for (const before of [[], [0xff], [0xff, 0xff, 0xff], [0], [0xff, 0x01]])
      expect(contentKind('image/jpeg', raw([0xff, 0xd8, 0xff, 0xe0, 0, 2], before, frame)).kind).toBe(
        'too-large',
      );
  });

  it('is too large where a frame says more than its head', () => {
    const frame = (side: number) => [
      0x2c,
      0,
      0,
      0,
      0,
      side & 255,
      side >> 8,
      side & 255,
      side >> 8,
      0,
      2,
      1,
      0,
      0,
    ];
    const gif = (...frames: readonly (readonly number[])[]) =>
      raw('GIF89a', [1, 0, 1, 0, 0, 0, 0], ...frames);
    expect(contentKind('', gif(frame(65_000))).kind).toBe('too-large');
    expect(contentKind('', gif([0x21, 0xf9, 1, 0, 0], frame(1000)))).toMatchObject({ pixels: 1_000_000 });
    expect(contentKind('', gif(frame(1000), frame(10)))).toMatchObject({ pixels: 4_000_000 });
    expect(contentKind('', gif([0x80, 0x80, 0x80])).kind).toBe('picture');
  });

  it('counts what moves several times', () => {
    const moving = raw(
      PNG_HEAD,
      [0, 0, 0, 13],
      'IHDR',
      [0, 0, 4, 0, 0, 0, 4, 0, 8, 2, 0, 0, 0, 9, 9, 9, 9],
      [0, 0, 0, 8],
      'acTL',
      new Array(12).fill(0),
    );
    expect(contentKind('', moving)).toMatchObject({ pixels: 4 * 1024 * 1024 });
    const webp = raw('RIFF', [0, 0, 0, 0], 'WEBPVP8X', [10, 0, 0, 0, 2, 0, 0, 0], [255, 1, 0], [255, 1, 0]);
    expect(contentKind('', webp)).toMatchObject({ pixels: 4 * 512 * 512 });
  });

  it('is broken where a picture does not say how large it is: then nobody knows what it unpacks to', () => {
    expect(contentKind('image/png', raw(PNG_HEAD)).kind).toBe('broken');
    expect(contentKind('image/jpeg', raw([0xff, 0xd8, 0xff, 0xda, 0, 2, 1, 2, 3])).kind).toBe('broken');
  });
});
