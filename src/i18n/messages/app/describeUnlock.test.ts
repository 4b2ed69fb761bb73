// The messages about unlocking.
import { describe, expect, it } from 'vitest';
import { describeCountdown, describeWrongPassword } from './describeUnlock.ts';

describe('the countdown', () => {
  it.each([
    [30_000, '0:30'],
    [59_001, '1:00'],
    [900_000, '15:00'],
    [3_600_000, '1:00:00'],
    [3_725_000, '1:02:05'],
    [-5, '0:00'],
  ])('says %i ms as %s', (waitMs, message) => {
    expect(describeCountdown(waitMs)).toBe(message);
  });
});

describe('a wrong password', () => {
  it('counts the tries that are left, in the singular too', () => {
    expect(describeWrongPassword(3)).toContain('3 more tries');
    expect(describeWrongPassword(1)).toContain('1 more try ');
    expect(describeWrongPassword(0)).toContain('Wait before trying again');
  });
});
