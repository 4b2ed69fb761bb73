// Explains why an entered amount is invalid.

import type { AmountProblem } from '../../../domain/amount/parseDoge.ts';
import { bareDoge, inDoge } from '../../format/inAmounts.ts';
import { numberMarks } from '../../format/numberStyle.ts';
import { t } from '../../i18n.ts';

/** Asks which of two amounts is meant, both formatted, and how to enter it. */
export const describeAmbiguous = (asDecimal: string, asThousands: string): string =>
  numberMarks().decimalMark === '.'
    ? t(
        'amountProblem.ambiguous-comma',
        'Is this {asDecimal} or {asThousands}? Use a dot for decimals, and nothing for thousands.',
        { asDecimal, asThousands },
      )
    : t(
        'amountProblem.ambiguous-dot',
        'Is this {asDecimal} or {asThousands}? Use a comma for decimals, and nothing for thousands.',
        { asDecimal, asThousands },
      );

/** One sentence: the problem, and what to enter instead. */
export function describeAmountProblem(problem: AmountProblem): string {
  switch (problem.kind) {
    case 'empty':
      return t('amountProblem.empty', 'Enter an amount.');
    case 'turned-around':
      return t(
        'amountProblem.turned-around',
        'A hidden character shows these digits in another order. Type the amount by hand.',
      );
    case 'signed':
      return t('amountProblem.signed', 'Enter the amount without “{sign}”.', {
        sign: problem.sign,
      });
    case 'exponent':
      return t('amountProblem.exponent', 'Write the amount out in digits, without “e”.');
    case 'bad-character':
      return t(
        'amountProblem.bad-character',
        '“{character}” doesn’t belong in an amount: use digits and one dot.',
        { character: problem.character },
      );
    case 'no-digits':
      return t('amountProblem.no-digits', 'Enter at least one digit.');
    case 'several-marks':
      return t(
        'amountProblem.several-marks',
        'There are {marks} dots or commas here: use only one, before the decimals.',
        { marks: problem.marks },
      );
    case 'ambiguous-comma':
      return describeAmbiguous(bareDoge(problem.asDecimal), bareDoge(problem.asThousands));
    case 'too-many-decimals':
      return t(
        'amountProblem.too-many-decimals',
        '{decimals} decimals are too many: one DOGE has at most {maximum}.',
        { decimals: problem.decimals, maximum: problem.maximum },
      );
    case 'too-large':
      return t('amountProblem.too-large', 'The most one transfer can hold is {maximum}.', {
        maximum: inDoge(problem.maximum),
      });
  }
}
