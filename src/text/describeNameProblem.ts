// Says why a name for a wallet or an account is not taken.

import type { PersonalNameProblem } from '../domain/session/personalName.ts';
import { inLanguage } from './language.ts';

/** One sentence. */
export const describeNameProblem = inLanguage(
  'describeNameProblem.describeNameProblem',
  (problem: PersonalNameProblem): string => {
    switch (problem.kind) {
      case 'empty':
        return 'It needs a name, one letter at least.';
      case 'too-long':
        return `${problem.count} characters are too many: ${problem.most} fit.`;
    }
  },
);
