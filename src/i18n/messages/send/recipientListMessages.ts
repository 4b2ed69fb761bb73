// Messages about lists of recipients, typed or pasted, and the problems of their lines.

import type { LineProblem, RepeatedLine } from '../../../domain/tx/recipients/recipientList.ts';
import { inDoge } from '../../format/inAmounts.ts';
import { inCount } from '../../format/inCount.ts';
import { messages, t } from '../../i18n.ts';
import { describeNameProblem } from '../accounts/describeNameProblem.ts';
import { describeAddressProblem } from './describeAddressProblem.ts';
import { describeAmountProblem } from './describeAmountProblem.ts';

export const LIST_MESSAGES = messages('send.list', {
  title: 'Several recipients',
  label: 'One per line: address, amount, name',
  example: 'D…, 12.5, Moon Coffee',
  hint: 'Paste lines from a message or spreadsheet. Names are optional.',
  file: 'Open a CSV file',
  unreadable: 'Couldn’t read this file as text.',
  tooLong: 'This list of recipients is too long.',
  header: 'The first line names the columns and is skipped.',
  clear: 'Back to one recipient',
  edit: 'Edit list',
  to: 'To',
  total: 'Total',
});

/** `1 recipient`, `5 recipients`. */
export const countRecipients = (count: number): string =>
  t('send.recipients', '{count, plural, one {1 recipient} other {{number} recipients}}', {
    count,
    number: inCount(count),
  });

/** The button that accepts the list. */
export const listActionLabel = (count: number): string =>
  count === 0
    ? t('send.listActionLabel.nobodyToPayYet', 'No recipients yet')
    : t(
        'send.listActionLabel.pay',
        '{count, plural, one {Pay 1 recipient} other {Pay {number} recipients}}',
        {
          count,
          number: inCount(count),
        },
      );

/** `and 4 more`. */
export const andMore = (count: number): string =>
  t('send.andMore', 'and {count} more', { count: inCount(count) });

/** `Fix 2 lines`. */
export const countRejectedLines = (count: number): string =>
  t('send.rejectedLines', '{count, plural, one {Fix 1 line} other {Fix {number} lines}}', {
    count,
    number: inCount(count),
  });

/** `Line 3`. */
export const lineLabel = (line: number): string => t('send.lineLabel', 'Line {line}', { line });

/** A word next to the amount that may be its unit. */
export const describeOtherUnit = (unit: string): string =>
  t(
    'send.lineProblem.other-unit',
    '“{unit}” beside the amount looks like a currency. Leave it out, or separate a name with semicolons.',
    { unit },
  );

export function describeLineProblem(problem: LineProblem): string {
  switch (problem.kind) {
    case 'address':
      return describeAddressProblem(problem.problem);
    case 'no-amount':
      return t('send.lineProblem.no-amount', 'The amount is missing. Add it after the address.');
    case 'amount':
      return describeAmountProblem(problem.problem);
    case 'comma-amount':
      return t(
        'send.lineProblem.comma-amount',
        'Is “{text}” an amount, or an amount and a name? Use a dot for decimals, or separate with semicolons.',
        { text: problem.text },
      );
    case 'other-unit':
      return describeOtherUnit(problem.unit);
    case 'turned-around':
      return describeAmountProblem(problem);
    case 'too-little':
      return t('send.lineProblem.too-little', 'The network minimum is {minimum}.', {
        minimum: inDoge(problem.minimum),
      });
    case 'name':
      return describeNameProblem(problem.problem);
    case 'too-much':
      return t(
        'send.lineProblem.too-much',
        'With this line, the list adds up to more DOGE than one transfer can hold.',
      );
    case 'too-many':
      return t(
        'send.lineProblem.too-many',
        '{most, plural, one {One transfer holds {number} recipient. Send the rest in a second one.} other {One transfer holds {number} recipients. Send the rest in a second one.}}',
        { most: problem.most, number: inCount(problem.most) },
      );
  }
}

/** An address that occurs twice. */
export const describeRepeated = ({ line, first }: RepeatedLine): string =>
  t('send.repeated', 'Line {line} pays the same address as line {first}. Both amounts are combined.', {
    line,
    first,
  });
