// Says why a name for a wallet or an account is not taken.

import type { PersonalNameProblem } from '../../../domain/session/personalName.ts';
import { t } from '../../i18n.ts';

/** One sentence. */
export function describeNameProblem(problem: PersonalNameProblem): string {
  switch (problem.kind) {
    case 'empty':
      return t('nameProblem.empty', 'Enter a name.');
    case 'too-long':
      return t('nameProblem.too-long', '{count} characters are too many. The maximum is {most}.', {
        count: problem.count,
        most: problem.most,
      });
  }
}
