import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bombDrawing } from '../../../mocks/sandbox/tokens/hostileContents.ts';
import { readSvg } from './readSvg.ts';

const XMLNS = 'xmlns="http://www.w3.org/2000/svg"';
const svg = (inside: string) => `<svg ${XMLNS} viewBox="0 0 8 8">${inside}</svg>`;
const problemOf = (text: string) => {
  const read = readSvg(text);
  return read.ok ? null : read.problem;
};
const forbidden = (name: string) => ({ kind: 'forbidden', name });

describe('a drawing of a stranger', () => {
  it.each([
    ['shapes', svg('<g fill="#fff"><circle cx="4" cy="4" r="3"/><path d="M0 0L1-1e3z"/></g>')],
    ['letters', svg('<text x="1" font-family="Arial, sans-serif">a &amp; b</text>')],
    [
      'a gradient',
      svg(
        '<linearGradient id="a"><stop offset="1" stop-color="red"/></linearGradient><rect fill="url(#a)"/>',
      ),
    ],
  ])('is written anew as it was: %s', (_name, text) => {
    expect(readSvg(text)).toEqual({ ok: true, value: text });
  });

  it('is read without what says something and draws nothing', () => {
    const text = `<?xml version="1.0"?><!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "x.dtd"><!-- a -->${svg(
      '<title>A</title><metadata><rdf:a><script/></rdf:a></metadata><sodipodi:x y="1"/><rect class="a" width="1" style="fill:red;stroke:url(https://evil.example)"/>',
    )}\n`;
    expect(readSvg(text)).toEqual({ ok: true, value: svg('<rect width="1" fill="red"/>') });
  });

  it('is refused when it repeats itself without end', () => {
    const bomb = bombDrawing();
    expect(bomb.length).toBeLessThan(2000);
    expect(problemOf(bomb)).toEqual(forbidden('use'));
  });

  it.each([
    ...[
      'use',
      'filter',
      'pattern',
      'mask',
      'clipPath',
      'marker',
      'image',
      'feImage',
      'foreignObject',
      'script',
    ],
    ...[
      'style',
      'animate',
      'animateTransform',
      'set',
      'symbol',
      'a',
      'iframe',
      'textPath',
      'switch',
      'video',
    ],
  ])('is refused with the element %s', (name) => {
    expect(problemOf(svg(`<g><${name}/></g>`))).toEqual(forbidden(name));
  });

  it.each([
    'onload="x()"',
    'filter="url(#a)"',
    'mask="url(#a)"',
    'clip-path="url(#a)"',
    'marker-mid="url(#a)"',
    'stroke-dasharray="0.001"',
    'href="https://evil.example"',
    'xlink:href="#a"',
  ])('is refused with the attribute %s', (attribute) => {
    expect(problemOf(svg(`<path ${attribute}/>`))).toEqual(forbidden(attribute.split('=')[0] ?? ''));
  });

  it('is refused with a style that filters', () => {
    expect(problemOf(svg('<g style="fill:red; filter: blur(9px)"/>'))).toEqual(forbidden('filter'));
  });

  it.each([
    ['entities of its own', `<!DOCTYPE svg [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]>${svg('&b;')}`],
    ['an entity that nobody knows', svg('<text>&lol;</text>')],
    ['letters that are no XML', svg('<![CDATA[x]]>')],
    ['a tag that is never closed', `<svg ${XMLNS}><g>`],
    ['tags that cross', svg('<g><path></g></path>')],
    ['two of them', svg('') + svg('')],
    ['a page', '<html/>'],
    ['nothing', ''],
    ['an attribute twice', svg('<rect x="1" x="2"/>')],
    ['a quote in a tag', svg('<rect x="1" "/>')],
  ])('is refused: %s', (_name, text) => {
    expect(problemOf(text)).toEqual({ kind: 'malformed' });
  });

  it('is refused with more than 2,000 elements, 64 levels, 5,000 letters or 200,000 characters', () => {
    const tooMuch = { kind: 'too-much' };
    expect(problemOf(svg('<g/>'.repeat(1999)))).toBeNull();
    expect(problemOf(svg('<g/>'.repeat(2000)))).toEqual(tooMuch);
    expect(problemOf(svg('<g>'.repeat(63) + '</g>'.repeat(63)))).toBeNull();
    expect(problemOf(svg('<g>'.repeat(64) + '</g>'.repeat(64)))).toEqual(tooMuch);
    expect(problemOf(svg(`<text>${'x'.repeat(5001)}</text>`))).toEqual(tooMuch);
    expect(problemOf(svg(' '.repeat(200_000)))).toEqual(tooMuch);
  });

  it('never throws, and writes nothing that acts', () => {
    const piece = fc.constantFrom(
      ...[
        '<svg>',
        '</svg>',
        '<g ',
        '>',
        '/>',
        '<use/>',
        'fill="',
        'url(#a)',
        '"',
        "'",
        '&#60;',
        '&lt;script',
        '<!--',
      ],
      ...[
        '-->',
        '<?x',
        '?>',
        'onload="a"',
        'style="filter:x"',
        ' x="1"',
        '<text>',
        '</text>',
        'a',
        ']]>',
        '<!DOCTYPE svg>',
      ],
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 14 }), (pieces) => {
        const read = readSvg(`<svg>${pieces.join('')}</svg>`);
        if (read.ok) expect(read.value).not.toMatch(/<(?:use|script)|<[^>]*(?:onload|filter)|<!|<\?/);
      }),
      { seed: 13, numRuns: 3000 },
    );
  });
});
