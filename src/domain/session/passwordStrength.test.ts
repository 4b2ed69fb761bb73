// The estimate rejects passwords that are guessed first, and accepts others.
import { describe, expect, it } from 'vitest';
import { passwordStrength } from './passwordStrength.ts';

const problemsOf = (password: string) => passwordStrength(password).problems.map((problem) => problem.kind);

describe('passwordStrength', () => {
  it.each([
    'password1',
    'Dogecoin2026!',
    'aaaaaaaaaaaaaaaa',
    'abcabcabcabcabc',
    '1234567890',
    'qwertyuiop',
    'poiuytrewq',
    'doge2021!',
    '19870412',
    'sunflower',
  ])('refuses %s', (password) => {
    expect(passwordStrength(password).level).toBe('unusable');
    expect(passwordStrength(password).problems).not.toEqual([]);
  });

  it.each([
    ['seven green kettles', 'good'],
    ['kettle-orbit-velvet-harbour', 'strong'],
    ['x7#Kp2!vQ9', 'fair'],
    ['x7#Kp2!vQ9zR4mT', 'strong'],
    ['собака копает яму', 'good'],
  ])('takes %s as %s', (password, level) => {
    expect(passwordStrength(password).level).toBe(level);
  });

  it('never takes fewer than eight signs, however wild', () => {
    expect(passwordStrength('x7#Kp2!').level).toBe('unusable');
    expect(passwordStrength('x7#Kp2!').problems[0]).toEqual({ kind: 'too-short', minimum: 8, missing: 1 });
  });

  it('counts an emoji as one sign', () => {
    expect(passwordStrength('🐕🐕🐕').problems[0]).toEqual({ kind: 'too-short', minimum: 8, missing: 5 });
  });

  it('names repeats and rows of keys', () => {
    expect(problemsOf('ababababab')).toContain('repeated');
    expect(problemsOf('asdfghjkl1')).toContain('sequence');
    expect(problemsOf('Telegram1')).toEqual(['common']);
  });

  it('is never worth less for one more sign of a new kind', () => {
    expect(passwordStrength('seven green kettles!').bits).toBeGreaterThan(
      passwordStrength('seven green kettles').bits,
    );
  });
});
