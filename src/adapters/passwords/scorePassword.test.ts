import { describe, expect, it } from 'vitest';
import { passwordStrength } from '../../domain/session/passwordStrength.ts';
import { scorePassword } from './scorePassword.ts';

describe('both judgements of a password', () => {
  it.each(['1qaz2wsx3edc4rfv', 'zaq12wsx!QAZ', 'P@55w0rd!P@55w0rd!'])(
    'refuse %s, which one of them likes',
    (password) => {
      expect(passwordStrength(password).level).not.toBe('unusable');
      const { level, problems } = passwordStrength(password, scorePassword);
      expect(level).toBe('unusable');
      expect(problems).toEqual([{ kind: 'guessable' }]);
    },
  );

  it('take no more for good than the lower one does', () => {
    expect(passwordStrength('harrypotter1 potter').level).toBe('good');
    expect(passwordStrength('harrypotter1 potter', scorePassword)).toMatchObject({
      level: 'fair',
      problems: [],
    });
  });

  it.each(['seven green kettles', 'kettle-orbit-velvet-harbour', 'x7#Kp2!vQ9', 'собака копает яму'])(
    'agree on %s',
    (password) => {
      expect(passwordStrength(password, scorePassword)).toEqual(passwordStrength(password));
    },
  );

  it('are one where the other is not there', () => {
    expect(passwordStrength('zaq12wsx!QAZ', null)).toEqual(passwordStrength('zaq12wsx!QAZ'));
  });

  it('say of what is too short that it is, and nothing else', () => {
    expect(passwordStrength('x7#Kp2!', scorePassword)).toEqual(passwordStrength('x7#Kp2!'));
  });

  it('come soon for a text of any length', () => {
    expect(scorePassword('4@8({[<369&!1/|0$5+7%2'.repeat(500))).toBe(4);
  });
});
