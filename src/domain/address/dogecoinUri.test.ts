import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { koinu, MAX_MONEY } from '../amount/Koinu.ts';
import { foreignTextOrNull } from '../text/foreignText.ts';
import type { DogeAddress } from './DogeAddress.ts';
import { type DogecoinUri, formatDogecoinUri, parseDogecoinUri } from './dogecoinUri.ts';

/** Dogecoin Core's test of links (src/qt/test/uritests.cpp) uses an address with a bad checksum; this one is valid. */
const ADDRESS = 'DBus3bamQjgJULBJtYXpEzDWQRwF5iwxgC' as DogeAddress;

const read = (text: string) => {
  const result = parseDogecoinUri(text, 'mainnet');
  return result.ok ? result.value : result.problem;
};

describe('parseDogecoinUri', () => {
  it.each([
    ['?dontexist=', {}],
    ['?label=Wikipedia Example Address', { label: 'Wikipedia Example Address' }],
    ['?amount=0.001', { amount: 100_000n }],
    ['?amount=1.001', { amount: 100_100_000n }],
    ['?amount=100&label=Wikipedia Example', { amount: 10_000_000_000n, label: 'Wikipedia Example' }],
    ['?message=Wikipedia Example Address', { message: 'Wikipedia Example Address' }],
    ['?req-message=Wikipedia Example Address', { message: 'Wikipedia Example Address' }],
  ])('reads what Dogecoin Core reads: %s', (query, expected) => {
    expect(read(`dogecoin:${ADDRESS}${query}`)).toEqual({ address: ADDRESS, ...expected });
    expect(read(`dogecoin://${ADDRESS}${query}`)).toEqual({ address: ADDRESS, ...expected });
  });

  it.each([
    ['?dc=example.com%2Fdc%2Fxyz123', {}],
    ['?h=p212MS4KXZBX5uDNXWmB', {}],
    ['?dc=&h=p212MS4KXZBX5uDNXWmB', {}],
    ['?dc=example.com&h=', {}],
    [
      '?amount=8.25&dc=example.com%2Fdc%2Fxyz123&h=p212MS4KXZBX5uDNXWmB',
      {
        amount: 825_000_000n,
        bill: { url: 'https://example.com/dc/xyz123', keyHash: 'a76d76312e0a5d9057e6e0cd5d6981' },
      },
    ],
  ])(
    'leads to a bill with both of its parameters, and is an ordinary link with one: %s',
    (query, expected) => {
      expect(read(`dogecoin:${ADDRESS}${query}`)).toEqual({ address: ADDRESS, ...expected });
    },
  );

  it.each([
    ['?dc=example.com&h=tooshort', { kind: 'bad-bill-link' }],
    ['?dc=a:b@example.com&h=p212MS4KXZBX5uDNXWmB', { kind: 'bad-bill-link' }],
    ['?dc=a.example&h=p212MS4KXZBX5uDNXWmB&dc=b.example', { kind: 'repeated-parameter', name: 'dc' }],
  ])('is no link at all when somebody changed them: %s', (query, problem) => {
    expect(read(`dogecoin:${ADDRESS}${query}`)).toEqual(problem);
  });

  it.each([
    ['?req-dontexist=', { kind: 'unknown-requirement', name: 'req-dontexist' }],
    [
      '?amount=1,000&label=Wikipedia Example',
      { kind: 'bad-amount', text: '1,000', problem: { kind: 'bad-character', character: ',' } },
    ],
    [
      '?amount=1,000.0&label=Wikipedia Example',
      { kind: 'bad-amount', text: '1,000.0', problem: { kind: 'bad-character', character: ',' } },
    ],
  ])('refuses what Dogecoin Core refuses: %s', (query, problem) => {
    expect(read(`dogecoin:${ADDRESS}${query}`)).toEqual(problem);
  });

  it.each([
    ['?amount=1e8', { kind: 'bad-amount', text: '1e8', problem: { kind: 'exponent' } }],
    ['?amount=-1', { kind: 'bad-amount', text: '-1', problem: { kind: 'signed', sign: '-' } }],
    [
      '?amount=0.123456789',
      {
        kind: 'bad-amount',
        text: '0.123456789',
        problem: { kind: 'too-many-decimals', decimals: 9, maximum: 8 },
      },
    ],
    ['?amount=1&amount=2', { kind: 'repeated-parameter', name: 'amount' }],
    ['?amount=1&req-amount=2', { kind: 'repeated-parameter', name: 'amount' }],
    ['?amount=%E0%A4%A', { kind: 'bad-encoding' }],
  ])('refuses %s with its reason', (query, problem) => {
    expect(read(`dogecoin:${ADDRESS}${query}`)).toEqual(problem);
  });

  it('takes the scheme in upper case, and passes over a slash and a fragment', () => {
    expect(read(`DOGECOIN://${ADDRESS}/?amount=2#top`)).toEqual({ address: ADDRESS, amount: 200_000_000n });
  });

  it('decodes names and values, and keeps = and + in values', () => {
    expect(read(`dogecoin:${ADDRESS}?%6Cabel=a%26b=c+d%C3%90`)).toEqual({
      address: ADDRESS,
      label: 'a&b=c+dÐ',
    });
  });

  it('refuses other links and other addresses by name', () => {
    expect(read(`bitcoin:${ADDRESS}`)).toEqual({ kind: 'not-dogecoin-uri' });
    expect(read(ADDRESS)).toEqual({ kind: 'not-dogecoin-uri' });
    expect(read('dogecoin:')).toEqual({ kind: 'no-address', isRequest: false });
    expect(read('dogecoin:nhRsrUaxZou6sewjqaS37cJrMRJRgwVXdk?amount=1')).toEqual({
      kind: 'bad-address',
      problem: { kind: 'other-network', network: 'testnet' },
    });
  });

  it('never throws', () => {
    const tail = fc.string({ unit: 'binary' });
    const query = fc.string({
      unit: fc.constantFrom('%', '2', 'E', '&', '=', 'req-', 'amount', 'label', '.', '9'),
    });
    const text = fc.oneof(
      tail,
      tail.map((end) => `dogecoin:${end}`),
      query.map((end) => `dogecoin:${ADDRESS}?${end}`),
    );
    fc.assert(
      fc.property(text, (candidate) => {
        expect(parseDogecoinUri(candidate, 'mainnet')).toHaveProperty('ok');
      }),
      { numRuns: 2000 },
    );
  });
});

describe('formatDogecoinUri', () => {
  it('writes the amount in DOGE and encodes the words', () => {
    expect(formatDogecoinUri({ address: ADDRESS })).toBe(`dogecoin:${ADDRESS}`);
    expect(
      formatDogecoinUri({ address: ADDRESS, amount: koinu(150_000_000n), label: 'Tea & cake', message: '' }),
    ).toBe(`dogecoin:${ADDRESS}?amount=1.5&label=Tea%20%26%20cake`);
  });

  it('writes half characters as the replacement character', () => {
    expect(formatDogecoinUri({ address: ADDRESS, label: 'a\ud83d' })).toBe(
      `dogecoin:${ADDRESS}?label=a%EF%BF%BD`,
    );
  });

  it('is read back as it was, its words as those of a stranger', () => {
    const shown = fc
      .string({ unit: 'grapheme', minLength: 1 })
      .filter((text) => !/\p{Surrogate}/u.test(text));
    const request = fc.record(
      {
        address: fc.constant(ADDRESS),
        amount: fc.bigInt(1n, MAX_MONEY).map(koinu),
        label: shown,
        message: shown,
      },
      { requiredKeys: ['address'] },
    );
    fc.assert(
      fc.property(request, (wanted) => {
        const { label, message, ...rest } = wanted as DogecoinUri;
        const shown = (name: string, text?: string) =>
          foreignTextOrNull(text) === null ? {} : { [name]: foreignTextOrNull(text) };
        expect(read(formatDogecoinUri(wanted as DogecoinUri & { address: DogeAddress }))).toEqual({
          ...rest,
          ...shown('label', label),
          ...shown('message', message),
        });
      }),
    );
  });
});
