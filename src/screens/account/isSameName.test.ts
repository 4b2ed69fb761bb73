import { describe, expect, it } from 'vitest';
import { isSameName } from './isSameName.ts';

describe('a typed name', () => {
  it('is the same however its letters are encoded, with space around it', () => {
    expect(isSameName('  Cafe\u0301 ', 'Caf\u00e9')).toBe(true);
    expect(isSameName('محفظة العائلة', 'محفظة العائلة')).toBe(true);
    expect(isSameName('🐕 Rex', '🐕 Rex')).toBe(true);
  });

  it('is another with another letter, case or gap', () => {
    expect(isSameName('savings', 'Savings')).toBe(false);
    expect(isSameName('Saving', 'Savings')).toBe(false);
    expect(isSameName('My savings', 'My  savings')).toBe(false);
  });

  it('is never nothing', () => {
    expect(isSameName('', '')).toBe(false);
    expect(isSameName(' ', ' ')).toBe(false);
  });
});
