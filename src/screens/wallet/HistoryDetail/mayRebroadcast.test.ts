import { expect, it } from 'vitest';
import { mayRebroadcast } from './mayRebroadcast.ts';

const rejected = (reason: 'malformed' | 'fee-too-low' | 'bad-signature' | 'chain-too-long' | 'not-final') =>
  mayRebroadcast({ kind: 'rejected', reason, detail: '' });

it('offers the same bytes again where they may be taken later', () => {
  expect(mayRebroadcast({ kind: 'possible' })).toBe(true);
  expect(rejected('chain-too-long')).toBe(true);
  expect(rejected('not-final')).toBe(true);
  expect(rejected('fee-too-low')).toBe(true);
});

it('does not offer what cannot help', () => {
  expect(mayRebroadcast({ kind: 'impossible' })).toBe(false);
  expect(mayRebroadcast({ kind: 'sent' })).toBe(false);
  expect(rejected('malformed')).toBe(false);
  expect(rejected('bad-signature')).toBe(false);
});
