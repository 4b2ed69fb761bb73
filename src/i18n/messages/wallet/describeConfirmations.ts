// Describes confirmations, on the same scale everywhere.
import { SETTLED_CONFIRMATIONS } from '../../../domain/tx/PendingTransfer.ts';
import { inCount } from '../../format/inCount.ts';
import { t } from '../../i18n.ts';

/** `1 confirmation`, `4 confirmations`. */
export const countConfirmations = (count: number): string =>
  t('confirmations.1Confirmation', '{count, plural, one {1 confirmation} other {{number} confirmations}}', {
    count,
    number: inCount(count),
  });

/** `Unconfirmed`, `4 confirmations`, `Settled: 6 confirmations`. */
export function describeConfirmations(count: number): string {
  if (count < 1) return t('confirmations.unconfirmed', 'Unconfirmed');
  return count < SETTLED_CONFIRMATIONS
    ? countConfirmations(count)
    : t(
        'confirmations.settled',
        '{count, plural, one {Settled: 1 confirmation} other {Settled: {number} confirmations}}',
        { count, number: inCount(count) },
      );
}
