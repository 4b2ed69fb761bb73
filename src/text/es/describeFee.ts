// Lo que significa cada comisión.
import { describeAmountProblem } from '../describeAmountProblem.ts';
import { describeWaitShort } from '../describeWait.ts';
import { bareDoge, inDoge } from '../inDoge.ts';
import type { TranslationOf } from '../language.ts';

/** In place of `describeFee.ts`. */
export const describeFee: TranslationOf<typeof import('../describeFee.ts')> = {
  nameFeePreset: (multiple) => {
    if (multiple <= 1) return 'Baja';
    return multiple <= 5 ? 'Normal' : 'Alta';
  },
  describeFeeEstimate: (feeRate, minutes) =>
    `Estimación de ahora: ${inDoge(feeRate)} por\u00a0kB, ${describeWaitShort(minutes)}`,
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
