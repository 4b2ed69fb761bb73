// Explains why the name of a wallet or account is rejected.

import type { PersonalNameProblem } from '../../../domain/session/personalName.ts';
import { t } from '../../i18n.ts';

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
