// Describes a password's strength, and how to improve it.

import type {
  PasswordLevel,
  PasswordProblem,
  PasswordStrength,
} from '../../../domain/session/passwordStrength.ts';
import { messages, t } from '../../i18n.ts';

const LEVELS: Readonly<Record<PasswordLevel, string>> = messages('password.levels', {
  unusable: 'Too easy to guess',
  fair: 'Fair',
  good: 'Good',
  strong: 'Strong',
});

export const describePasswordLevel = (level: PasswordLevel): string => LEVELS[level];

/** The most helpful sentence; praise when there is nothing to improve. */
export function describePassword({ level, problems }: PasswordStrength): string {
  const [problem] = problems;
  if (problem) return describePasswordProblem(problem);
  if (level === 'fair') return t('password.enoughOneMoreWord', 'Minimum. One more word would make it good.');
  if (level === 'good') return t('password.wouldTakeYearsTo', 'Would take years to guess.');
  return t('password.nobodyIsGoingTo', 'Very hard to guess.');
}

/** Why a password is weak, and what helps. */
export function describePasswordProblem(problem: PasswordProblem): string {
  switch (problem.kind) {
    case 'too-short':
      return t(
        'password.problem.too-short',
        '{missing} more to go: use at least {minimum} letters, digits or symbols.',
        { missing: problem.missing, minimum: problem.minimum },
      );
    case 'common':
      return t(
        'password.problem.common',
        'This is one of the first passwords a thief tries. Three unrelated words are far better.',
      );
    case 'repeated':
      return t('password.problem.repeated', 'Repeating doesn’t make it stronger. Add something different.');
    case 'sequence':
      return t(
        'password.problem.sequence',
        'Keyboard rows and 1234 are tried first. Add something different.',
      );
    case 'guessable':
      return t('password.problem.guessable', 'Add an unrelated word or two.');
  }
}
