// Says how deep a transaction lies: the one scale for everything that blocks hold.
import { SETTLED_CONFIRMATIONS } from '../domain/tx/PendingTransfer.ts';
import { inLanguage } from './language.ts';
import { inCount } from './numberStyle.ts';

/** `1 confirmation`, `4 confirmations`. */
export const countConfirmations = inLanguage(
  'describeConfirmations.countConfirmations',
  (count: number): string => (count === 1 ? '1 confirmation' : `${inCount(count)} confirmations`),
);

/** `Unconfirmed`, `4 confirmations`, `Settled: 6 confirmations`. */
export const describeConfirmations = inLanguage(
  'describeConfirmations.describeConfirmations',
  (count: number): string => {
    if (count < 1) return 'Unconfirmed';
    const counted = countConfirmations(count);
    return count < SETTLED_CONFIRMATIONS ? counted : `Settled: ${counted}`;
  },
);
