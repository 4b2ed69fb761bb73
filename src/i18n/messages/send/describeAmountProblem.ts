// Says why a typed amount is invalid.

import type { AmountProblem } from '../../../domain/amount/parseDoge.ts';
import { bareDoge, inDoge } from '../../format/inAmounts.ts';
import { t } from '../../i18n.ts';

/** One sentence: what is wrong with the amount, and what to type instead. */
export function describeAmountProblem(problem: AmountProblem): string {
  switch (problem.kind) {
    case 'empty':
      return t('amountProblem.empty', 'Type an amount.');
    case 'signed':
      return t('amountProblem.signed', 'Leave out the “{sign}”: type the amount alone.', {
        sign: problem.sign,
      });
    case 'exponent':
      return t('amountProblem.exponent', 'Write the amount out in digits, without “e”.');
    case 'bad-character':
      return t(
        'amountProblem.bad-character',
        '“{character}” has no place in an amount: use digits and one dot.',
        { character: problem.character },
      );
    case 'no-digits':
      return t('amountProblem.no-digits', 'Type at least one digit.');
    case 'several-marks':
      return t(
        'amountProblem.several-marks',
        'There are {marks} dots or commas here: use one, before the decimals.',
        { marks: problem.marks },
      );
    case 'ambiguous-comma':
      return t(
        'amountProblem.ambiguous-comma',
        'Is this {asDecimal} or {asThousands}? Use a dot for decimals, and nothing for thousands.',
        { asDecimal: bareDoge(problem.asDecimal), asThousands: bareDoge(problem.asThousands) },
      );
    case 'too-many-decimals':
      return t(
        'amountProblem.too-many-decimals',
        '{decimals} decimals are too many: one DOGE divides into {maximum}.',
        { decimals: problem.decimals, maximum: problem.maximum },
      );
    case 'too-large':
      return t('amountProblem.too-large', 'That is above {maximum}, the most one transfer can hold.', {
        maximum: inDoge(problem.maximum),
      });
  }
}
