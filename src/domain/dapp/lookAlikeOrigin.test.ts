import { domainToASCII } from 'node:url';
import { describe, expect, it } from 'vitest';
import { isOneLetterOff, lookAlikeOrigin } from './lookAlikeOrigin.ts';

const SHOP = 'https://shop.example';
const at = (host: string): string => `https://${domainToASCII(host)}`;

describe('lookAlikeOrigin', () => {
  it.each([
    ['a stranger', 'https://bank.example'],
    ['a connected site', SHOP],
    ['a name below a connected one', 'https://pay.shop.example'],
  ])('lets %s pass', (_, origin) => {
    expect(lookAlikeOrigin(origin, [SHOP, 'https://shap.example'])).toEqual({
      verdict: 'fine',
      likeness: null,
    });
  });

  it('refuses letters of several alphabets in one word', () => {
    expect(lookAlikeOrigin(at('shоp.example'), [])).toEqual({
      verdict: 'reject',
      likeness: { kind: 'mixed-scripts', shown: 'shоp.example' },
    });
  });

  it('refuses a word of another alphabet that reads as a Latin one', () => {
    expect(lookAlikeOrigin(at('аррӏе.com'), [])).toEqual({
      verdict: 'reject',
      likeness: { kind: 'looks-latin', shown: 'аррӏе.com', reads: 'apple.com' },
    });
  });

  it.each(['sh0p.example', 'shøp.example', 'shop.exarnple', 'shóp.example'])(
    'refuses %s beside a connected site that is drawn alike',
    (host) => {
      const connected = [SHOP, 'https://bank.example'];
      expect(lookAlikeOrigin(at(host), connected)).toMatchObject({
        verdict: 'reject',
        likeness: { kind: 'same-look', as: SHOP },
      });
    },
  );

  it.each(['shops.example', 'hop.example', 'shap.example', 'shpo.example', 'shop.exampl'])(
    'warns of %s, one letter from a connected site',
    (host) => {
      expect(lookAlikeOrigin(at(host), [SHOP])).toEqual({
        verdict: 'warn',
        likeness: { kind: 'one-letter', as: SHOP },
      });
    },
  );

  it.each(['shop.example.evil.example', 'shop.example-login.example'])(
    'warns of %s, which begins like a connected site',
    (host) => {
      expect(lookAlikeOrigin(at(host), [SHOP])).toMatchObject({
        verdict: 'warn',
        likeness: { kind: 'in-front' },
      });
    },
  );

  it.each(['münchen.example', '例子.测试', 'москва.example'])(
    'warns of %s, which is in other letters',
    (host) => {
      expect(lookAlikeOrigin(at(host), [SHOP])).toEqual({
        verdict: 'warn',
        likeness: { kind: 'other-letters', shown: host },
      });
    },
  );
});

describe('isOneLetterOff', () => {
  it.each([
    ['shop', 'shop', false],
    ['shop', 'shops', true],
    ['shop', 'xshop', true],
    ['shop', 'shxop', true],
    ['shop', 'sxop', true],
    ['shop', 'hsop', true],
    ['shop', 'shpo', true],
    ['shop', 'pohs', false],
    ['shop', 'shxxp', false],
    ['shop', 'shopss', false],
    ['', 'a', true],
  ])('%s and %s: %s', (one, other, expected) => {
    expect(isOneLetterOff(one, other)).toBe(expected);
    expect(isOneLetterOff(other, one)).toBe(expected);
  });
});
