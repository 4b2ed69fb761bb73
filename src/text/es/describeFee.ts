// Lo que significa cada comisión.
import { describeAmountProblem } from '../describeAmountProblem.ts';
import { bareDoge } from '../inDoge.ts';
import type { TranslationOf } from '../language.ts';

/** In place of `describeFee.ts`. */
export const describeFee: TranslationOf<typeof import('../describeFee.ts')> = {
  describeFeePreset: (multiple) => {
    if (multiple <= 1) return { name: 'Baja', wait: 'minutos' };
    if (multiple <= 5) return { name: 'Normal', wait: 'un minuto' };
    return { name: 'Alta', wait: 'ya' };
  },
  describeFeeProblem: (problem) => {
    switch (problem.kind) {
      case 'not-a-rate':
        return problem.problem.kind === 'empty'
          ? 'Escribe una tarifa.'
          : describeAmountProblem(problem.problem);
      case 'rate-too-low':
        return `Por debajo de ${bareDoge(problem.minimum)} ningún nodo pasa una transferencia.`;
      case 'rate-too-high':
        return `Por encima de ${bareDoge(problem.maximum)} es casi seguro un error, así que Kennel no pasa de ahí.`;
    }
  },
};
