import { describe, expect, it } from 'vitest';
import { isSameName } from './personalName.ts';

describe('a typed name', () => {
  it('is the same however its letters are encoded, with space around it', () => {
    expect(isSameName('  Cafe\u0301 ', 'Caf\u00e9')).toBe(true);
    expect(isSameName('محفظة العائلة', 'محفظة العائلة')).toBe(true);
    expect(isSameName('🐕 Rex', '🐕 Rex')).toBe(true);
  });

  it('is the same with marks that a keyboard adds unseen, and with gaps that are drawn as one', () => {
    expect(isSameName('\u200fمحفظة العائلة\u200e', 'محفظة العائلة')).toBe(true);
    expect(isSameName('My  savings', 'My savings')).toBe(true);
    expect(isSameName('My\u00a0savings', 'My savings')).toBe(true);
  });

  it('is another with another letter, case or gap', () => {
    expect(isSameName('savings', 'Savings')).toBe(false);
    expect(isSameName('Saving', 'Savings')).toBe(false);
    expect(isSameName('Mysavings', 'My savings')).toBe(false);
  });

  it('is never nothing', () => {
    expect(isSameName('', '')).toBe(false);
    expect(isSameName(' ', ' ')).toBe(false);
  });
});
