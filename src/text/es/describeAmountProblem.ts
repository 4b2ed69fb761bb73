// Por qué un monto no se entiende.
import { bareDoge, inDoge } from '../inDoge.ts';
import type { TranslationOf } from '../language.ts';

/** In place of `describeAmountProblem.ts`. */
export const describeAmountProblem: TranslationOf<typeof import('../describeAmountProblem.ts')> = {
  describeAmountProblem: (problem) => {
    switch (problem.kind) {
      case 'empty':
        return 'Escribe un monto.';
      case 'signed':
        return `Quita el «${problem.sign}»: escribe solo el monto.`;
      case 'exponent':
        return 'Escribe el monto completo en dígitos, sin «e».';
      case 'bad-character':
        return `«${problem.character}» no va en un monto: usa dígitos y un solo punto.`;
      case 'no-digits':
        return 'Escribe al menos un dígito.';
      case 'several-marks':
        return `Aquí hay ${problem.marks} puntos o comas: usa uno, antes de los decimales.`;
      case 'ambiguous-comma':
        return `¿Es ${bareDoge(problem.asDecimal)} o ${bareDoge(problem.asThousands)}? Usa un punto para los decimales, y nada para los miles.`;
      case 'too-many-decimals':
        return `${problem.decimals} decimales son demasiados: un DOGE se divide en ${problem.maximum}.`;
      case 'too-large':
        return `Eso pasa de ${inDoge(problem.maximum)}, lo más que cabe en una transferencia.`;
    }
  },
};
