import { describe, expect, it } from 'vitest';
import { frameOf } from './UntrustedPage.tsx';

describe('a page of strangers in a frame', () => {
  it.each([
    '<link rel="preconnect" href="https://spy.example">',
    '<LINK\n/rel=preconnect href=https://spy.example>',
    '<meta http-equiv=refresh content="0;url=https://spy.example">',
    '<base href="https://spy.example">',
    '<iframe src="https://spy.example"></iframe>',
    '<svg><g id="a"><use href="#b"/></g></svg><img src="data:image/svg+xml,x">',
    '<object data="https://spy.example"></object><embed src="https://spy.example">',
    '<svg><title><link rel=preconnect href=https://spy.example></title></svg>',
  ])('has no element that reaches out before a rule is asked, or is endless work: %s', (html) => {
    const ours = frameOf('');
    const theirs = frameOf(html).slice(ours.length);
    expect(theirs).not.toMatch(/<(?:link|meta|base|iframe|object|embed|svg|img)\b/i);
    expect(theirs).toContain('<x-');
  });

  it('keeps everything else as it is', () => {
    const html = '<h1>Much text</h1><linked>a < b, meta, base</linked>';
    expect(frameOf(html).endsWith(html)).toBe(true);
  });
});
