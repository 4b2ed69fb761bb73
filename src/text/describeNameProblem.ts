// Says why a name for a wallet or an account is not taken.
import type { PersonalNameProblem } from '../domain/session/personalName.ts';

/** One sentence. */
export function describeNameProblem(problem: PersonalNameProblem): string {
  switch (problem.kind) {
    case 'empty':
      return 'It needs a name, one letter at least.';
    case 'too-long':
      return `${problem.count} characters are too many: ${problem.most} fit.`;
  }
}
