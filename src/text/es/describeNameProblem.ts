// Por qué un nombre no sirve.
import type { TranslationOf } from '../language.ts';

/** In place of `describeNameProblem.ts`. */
export const describeNameProblem: TranslationOf<typeof import('../describeNameProblem.ts')> = {
  describeNameProblem: (problem) => {
    switch (problem.kind) {
      case 'empty':
        return 'Necesita un nombre, al menos una letra.';
      case 'too-long':
        return `${problem.count} caracteres son demasiados: caben ${problem.most}.`;
    }
  },
};
