import { describe, expect, it } from 'vitest';
import { coin } from '../../../../mocks/fixtures/tx/coins.fixture.ts';
import { outpointKey } from '../Coin.ts';
import { type IndexAnswer, indexVerdict } from './indexVerdict.ts';

const TIP = 100;
const HIT = outpointKey(coin(1, 1n));

const verdict = (confirmations: number, more: Partial<IndexAnswer> = {}) =>
  indexVerdict(coin(1, 1n, { confirmations }), {
    carriers: new Set(),
    dunes: new Set(),
    unknown: new Set(),
    indexHeight: TIP,
    tipHeight: TIP,
    ...more,
  });

describe('the answer of an index', () => {
  it('frees a coin of which it has read the block, and no other', () => {
    expect([verdict(1), verdict(50)]).toEqual(['none', 'none']);
    expect([verdict(0), verdict(0, { indexHeight: TIP + 1 })]).toEqual(['unknown', 'unknown']);
    const behind = { indexHeight: TIP - 5 };
    expect([verdict(5, behind), verdict(6, behind)]).toEqual(['unknown', 'none']);
  });

  it('frees no coin that it says it does not know, however far it has read', () => {
    expect(verdict(50, { unknown: new Set([HIT]) })).toBe('unknown');
  });

  it('is believed of a carrier at once, in no block, behind, and whatever else it says', () => {
    const carriers = new Set([HIT]);
    expect(verdict(50, { carriers })).toBe('carries');
    expect(verdict(0, { carriers, indexHeight: 0 })).toBe('carries');
    expect(verdict(50, { carriers, unknown: new Set([HIT]) })).toBe('carries');
    expect(verdict(50, { carriers, dunes: carriers })).toBe('carries');
  });

  it('is believed of dunes as well', () => {
    const dunes = new Set([HIT]);
    expect([verdict(50, { dunes }), verdict(0, { dunes, indexHeight: 0 })]).toEqual(['dunes', 'dunes']);
  });
});
