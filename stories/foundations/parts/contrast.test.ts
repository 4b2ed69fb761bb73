import { describe, expect, it } from 'vitest';
import { colour } from '../../../src/components/theme/tokens.ts';
import { contrastOf, ENOUGH, GROUNDS, gradeOf, mix, SPECIAL_GROUNDS } from './contrast.ts';

describe('a contrast', () => {
  it.each([
    ['#000000', '#ffffff', 21],
    ['#ffffff', '#ffffff', 1],
    ['#777777', '#ffffff', 4.48],
    ['#767676', '#ffffff', 4.54],
    ['#0000ff', '#ffffff', 8.59],
  ])('of %s and %s is what WCAG says', (one, other, contrast) => {
    expect(contrastOf(one, other)).toBeCloseTo(contrast, 2);
    expect(contrastOf(other, one)).toBeCloseTo(contrast, 2);
  });

  it('passes by its number', () => {
    expect([7, 4.5, 4.49].map(gradeOf)).toEqual(['AAA', 'AA', 'fails']);
  });
});

describe('a mixed colour', () => {
  it('is drawn as CSS draws it', () => {
    expect(mix('#ffffff', 0.5, '#000000')).toBe('#808080');
    expect(mix('#ff7a70', 0, '#262222')).toBe('#262222');
  });
});

describe('every text', () => {
  const pairs = [...GROUNDS, ...SPECIAL_GROUNDS].flatMap((ground) =>
    ground.text.map((name) => ({ name, on: ground.name, contrast: contrastOf(colour[name], ground.colour) })),
  );

  it('can be read on every ground that it stands on', () => {
    expect(pairs.length).toBeGreaterThan(30);
    expect(pairs.filter(({ contrast }) => contrast < ENOUGH)).toEqual([]);
  });

  it('says why it keeps away from a ground', () => {
    expect(contrastOf(colour.faint, colour.raised)).toBeLessThan(ENOUGH);
  });
});
