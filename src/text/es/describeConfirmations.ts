// A qué profundidad está una transacción.
import { SETTLED_CONFIRMATIONS } from '../../domain/tx/PendingTransfer.ts';
import { countConfirmations } from '../describeConfirmations.ts';
import type { TranslationOf } from '../language.ts';
import { inCount } from '../numberStyle.ts';

/** In place of `describeConfirmations.ts`. */
export const describeConfirmations: TranslationOf<typeof import('../describeConfirmations.ts')> = {
  countConfirmations: (count) => (count === 1 ? '1 confirmación' : `${inCount(count)} confirmaciones`),
  describeConfirmations: (count) => {
    if (count < 1) return 'Sin confirmar';
    const counted = countConfirmations(count);
    return count < SETTLED_CONFIRMATIONS ? counted : `En firme: ${counted}`;
  },
};
