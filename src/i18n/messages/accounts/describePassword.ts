// Says how good a password is, why, and what would make it better.

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

/** The level in a word or two. */
export const describePasswordLevel = (level: PasswordLevel): string => LEVELS[level];

/** The one sentence that helps most now; praise when nothing is to be done. */
export function describePassword({ level, problems }: PasswordStrength): string {
  const [problem] = problems;
  if (problem) return describePasswordProblem(problem);
  if (level === 'fair') return t('password.enoughOneMoreWord', 'Enough. One more word would make it good.');
  if (level === 'good') return t('password.wouldTakeYearsTo', 'Would take years to guess.');
  return t('password.nobodyIsGoingTo', 'Nobody is going to guess this one.');
}

/** What makes a password weak, with what helps. */
export function describePasswordProblem(problem: PasswordProblem): string {
  switch (problem.kind) {
    case 'too-short':
      return t(
        'password.problem.too-short',
        '{missing} more to go: at least {minimum} letters, digits or signs.',
        { missing: problem.missing, minimum: problem.minimum },
      );
    case 'common':
      return t(
        'password.problem.common',
        'One of the first that anybody would try. Three unrelated words are far better.',
      );
    case 'repeated':
      return t('password.problem.repeated', 'Repeats add length, not strength. Add something different.');
    case 'sequence':
      return t(
        'password.problem.sequence',
        'Rows of keys and 1234 are tried first. Add something different.',
      );
    case 'guessable':
      return t('password.problem.guessable', 'Add a word or two that have nothing to do with it.');
  }
}
