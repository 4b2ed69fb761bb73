// Says why a typed amount is refused.

import type { AmountProblem } from '../domain/amount/parseDoge.ts';
import { bareDoge, inDoge } from './inDoge.ts';
import { inLanguage } from './language.ts';

/** One sentence: what is wrong with the amount, and what to type instead. */
export const describeAmountProblem = inLanguage(
  'describeAmountProblem.describeAmountProblem',
  (problem: AmountProblem): string => {
    switch (problem.kind) {
      case 'empty':
        return 'Type an amount.';
      case 'signed':
        return `Leave out the “${problem.sign}”: type the amount alone.`;
      case 'exponent':
        return 'Write the amount out in digits, without “e”.';
      case 'bad-character':
        return `“${problem.character}” has no place in an amount: use digits and one dot.`;
      case 'no-digits':
        return 'Type at least one digit.';
      case 'several-marks':
        return `There are ${problem.marks} dots or commas here: use one, before the decimals.`;
      case 'ambiguous-comma':
        return `Is this ${bareDoge(problem.asDecimal)} or ${bareDoge(problem.asThousands)}? Use a dot for decimals, and nothing for thousands.`;
      case 'too-many-decimals':
        return `${problem.decimals} decimals are too many: one DOGE divides into ${problem.maximum}.`;
      case 'too-large':
        return `That is above ${inDoge(problem.maximum)}, the most one transfer can hold.`;
    }
  },
);
