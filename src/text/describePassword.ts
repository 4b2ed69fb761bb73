// Says how good a password is, why, and what would make it better.

import type { PasswordLevel, PasswordProblem, PasswordStrength } from '../domain/session/passwordStrength.ts';
import { inLanguage } from './language.ts';

const LEVELS: Readonly<Record<PasswordLevel, string>> = {
  unusable: 'Too easy to guess',
  fair: 'Fair',
  good: 'Good',
  strong: 'Strong',
};

/** The level in a word or two. */
export const describePasswordLevel = inLanguage(
  'describePassword.describePasswordLevel',
  (level: PasswordLevel): string => LEVELS[level],
);

/** The one sentence that helps most now; praise when nothing is to be done. */
export const describePassword = inLanguage(
  'describePassword.describePassword',
  ({ level, problems }: PasswordStrength): string => {
    const [problem] = problems;
    if (problem) return describePasswordProblem(problem);
    if (level === 'fair') return 'Enough. One more word would make it good.';
    if (level === 'good') return 'Would take years to guess.';
    return 'Nobody is going to guess this one.';
  },
);

/** What makes a password weak, with what helps. */
export const describePasswordProblem = inLanguage(
  'describePassword.describePasswordProblem',
  (problem: PasswordProblem): string => {
    switch (problem.kind) {
      case 'too-short':
        return `${problem.missing} more to go: at least ${problem.minimum} letters, digits or signs.`;
      case 'common':
        return 'One of the first that anybody would try. Three unrelated words are far better.';
      case 'repeated':
        return 'Repeats add length, not strength. Add something different.';
      case 'sequence':
        return 'Rows of keys and 1234 are tried first. Add something different.';
      case 'guessable':
        return 'Add a word or two that have nothing to do with it.';
    }
  },
);
