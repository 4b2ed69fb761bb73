/** Links as written by shops, messengers and people. */
import { describe, expect, it } from 'vitest';
import { formatDoge } from '../amount/formatDoge.ts';
import { parseDogecoinUri } from './dogecoinUri.ts';
import { paymentLinksIn, paymentTextIn } from './sharedText.ts';
import marked from './vectors/linksInTexts.json' with { type: 'json' };
import pasted from './vectors/pastedTexts.json' with { type: 'json' };

const ADDRESS = 'D5nQ94tE1fFbY6xFacrRADB9XkHss7oJQ2';

/** The recipient field's result for a text: address and amount, or the problem. */
function taken(text: string) {
  const reads = paymentLinksIn(text).map((link) => parseDogecoinUri(link, 'mainnet'));
  const read = reads.find(({ ok }) => ok) ?? reads[0];
  if (read === undefined) return 'no link';
  if (!read.ok) return read.problem;
  const { address, amount, label } = read.value;
  return [address, amount === undefined ? null : formatDoge(amount), label ?? null];
}

describe('a link without an address', () => {
  it.each(pasted['link-request-only'].input)('says so: %s', (text) => {
    expect(taken(text)).toEqual({ kind: 'no-address', isRequest: text.includes('?r=') });
  });

  it.each([
    'dogecoin:',
    'dogecoin://',
    'DOGECOIN:?req-r=https://x.example',
    'dogecoin:/?amount=1',
    'doge:?label=x',
  ])('says so: %s', (text) => expect(taken(text)).toMatchObject({ kind: 'no-address' }));

  it('is none where an address stands beside the request', () => {
    expect(taken(`dogecoin:${ADDRESS}?r=https://pay.example&amount=2`)).toEqual([ADDRESS, '2', null]);
  });
});

describe('a bad percent sign', () => {
  it.each(pasted['link-bad-percent'].input)('is left out with its parameter: %s', (text) => {
    expect(taken(text)).toEqual([ADDRESS, '5', null]);
  });

  it.each([
    '?message=100%&amount=5',
    '?%ZZ=1&amount=5',
    '?amount=5&label=%C3%28',
    '?amount=5&x=%',
    '?label=%&amount=5',
  ])('is left out with its parameter: %s', (query) =>
    expect(taken(`dogecoin:${ADDRESS}${query}`)).toEqual([ADDRESS, '5', null]),
  );

  it.each([
    '?amount=5%',
    '?amount=%ZZ',
    '?dc=a%&h=b',
    '?h=%E9',
    '?req-label=50%',
    '?req-x=%',
    '?req-amount=5%',
  ])('refuses the link in what counts: %s', (query) =>
    expect(taken(`dogecoin:${ADDRESS}${query}`)).toEqual({ kind: 'bad-encoding' }),
  );
});

const AMOUNTS: readonly (readonly [string, string | null])[] = [
  ...pasted['link-trailing-zeros'].input.map((text, index) => [text, index === 0 ? '5' : '0.5'] as const),
  [`dogecoin:${ADDRESS}?amount=1.230000000`, '1.23'],
  [`dogecoin:${ADDRESS}?amount=5.`, '5'],
  [`dogecoin:${ADDRESS}?amount=`, null],
  [`dogecoin:${ADDRESS}?amount=&label=x`, null],
  [`dogecoin:${ADDRESS}?amount`, null],
  [`dogecoin:${ADDRESS}?amount=0`, null],
  [`dogecoin:${ADDRESS}?amount=0.00000000`, null],
  [`dogecoin:${ADDRESS}?amount=%20`, null],
  [`dogecoin:${ADDRESS}?label=x&amp;amount=5`, '5'],
];

describe('the amount of a link', () => {
  it.each(AMOUNTS)('of %s is %s', (text, amount) => {
    const label = text.includes('label') ? 'x' : null;
    expect(taken(text)).toEqual([ADDRESS, amount, label]);
  });

  it.each(['0.500000001', '1.0000000010', '5 000', '5, 000', '5 &req-x=1'])(
    'is never shortened: %s',
    (amount) => {
      expect(taken(`dogecoin:${ADDRESS}?amount=${amount}`)).toHaveProperty('kind');
      expect(
        taken(paymentTextIn(`Pay dogecoin:${ADDRESS}?amount=${amount.replace(' &req-x=1', '1e9')}`) ?? ''),
      ).toHaveProperty('kind');
    },
  );
});

describe('a link in a sentence', () => {
  it.each(pasted['shared-text-marks'].input)('is cut out of it: %s', (text) => {
    const amount = /amount=([\d.]*\d)/.exec(text)?.[1] ?? null;
    expect(taken(paymentTextIn(text) ?? '')).toEqual([ADDRESS, amount, null]);
  });

  it.each(marked.texts)('is cut out as expected: $text', ({ text, expected }) => {
    expect(paymentTextIn(text)).toBe(expected);
  });

  it.each([
    ['(', ')'],
    ['「', '」。'],
    ['“', '”!'],
    ['‚', '‘'],
    ['https://x.example ', ' …'],
    ['**', '**'],
    ['{', '}, ok?'],
    ['<', '>'],
    ['\u200b', '\u200b'],
    ['\u2066', '\u2069'],
    ['web+', ''],
    ['_', '_'],
  ])('is cut out between %s and %s', (before, after) => {
    for (const link of [`dogecoin:${ADDRESS}`, `DOGECOIN://${ADDRESS}/`, `Dogecoin:${ADDRESS}?amount=7`]) {
      const expected = [ADDRESS, link.includes('?') ? '7' : null, null];
      expect(taken(paymentTextIn(`Pay ${before}${link}${after}`) ?? '')).toEqual(expected);
      if (!before.startsWith('h')) expect(taken(`${before}${link}${after}`)).toEqual(expected);
    }
    const bare = `${before}${ADDRESS}?amount=7${after}`;
    if (!/[a-z_]/.test(before)) expect(taken(bare)).toEqual([ADDRESS, '7', null]);
  });

  it('keeps what belongs to it', () => {
    expect(taken(`dogecoin:${ADDRESS}?label=Shop (Berlin)&amount=5`)).toEqual([
      ADDRESS,
      '5',
      'Shop (Berlin)',
    ]);
    expect(paymentTextIn(`see dogecoin:${ADDRESS}?label=Shop(Berlin) there`)).toBe(
      `dogecoin:${ADDRESS}?label=Shop(Berlin)`,
    );
    expect(paymentTextIn(`Dogecoin: ${ADDRESS}`)).toBe(ADDRESS);
  });
});

describe('a query behind a bare address', () => {
  it.each(['?amount=5', '?amount=5&label=Ann', '?label=Ann&amount=5', '?amount=5.'])(
    'is read: %s',
    (query) => {
      for (const text of [
        ADDRESS + query,
        `(${ADDRESS}${query}`,
        paymentTextIn(`Pay ${ADDRESS}${query}`) ?? '',
      ])
        expect(taken(text)).toEqual([ADDRESS, '5', query.includes('Ann') ? 'Ann' : null]);
    },
  );

  it('forbids to pay without what it requires', () => {
    expect(taken(`${ADDRESS}?req-x=1`)).toMatchObject({ kind: 'unknown-requirement' });
    expect(taken(`${ADDRESS}?amount=5 000`)).toHaveProperty('kind');
    expect(taken(ADDRESS)).toBe('no link');
  });
});
