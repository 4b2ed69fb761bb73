import { domainToASCII, domainToUnicode } from 'node:url';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { drawnHost } from './punycode.ts';

describe('drawnHost', () => {
  it.each([
    ['xn--mnchen-3ya.example', 'münchen.example'],
    ['xn--80ak6aa92e.com', 'аррӏе.com'],
    ['xn--fsqu00a.xn--0zwm56d', '例子.测试'],
    ['xn--ls8h.example', '💩.example'],
    ['shop.example', 'shop.example'],
  ])('draws %s', (host, drawn) => {
    expect(drawnHost(host)).toBe(drawn);
  });

  it('draws what another implementation draws', () => {
    const letter = fc.constantFrom(...Array.from('abzеаоляøöüßπд例子测試ひらがな가각ابث'));
    fc.assert(
      fc.property(fc.string({ unit: letter, minLength: 1, maxLength: 12 }), (label) => {
        const host = domainToASCII(`${label}.example`);
        fc.pre(host !== '' && host.split('.')[0] !== undefined);
        const theirs = domainToUnicode(host);
        expect(drawnHost(host).normalize('NFC')).toBe(theirs.normalize('NFC'));
      }),
      { numRuns: 500 },
    );
  });

  it.each([
    'xn--.example',
    'xn--shop-.example',
    'xn--ab-g4t.example',
    'xn--a.example',
    'xn--99999999.example',
    'xn--!.example',
  ])('leaves %s as it is where it does not read', (host) => {
    expect(drawnHost(host)).toBe(host);
  });
});
