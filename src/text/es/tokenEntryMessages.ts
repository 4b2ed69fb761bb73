// Lo que hace una transacción de la billetera por una transferencia de token.
import type { TranslationOf } from '../language.ts';

/** In place of `tokenEntryMessages.ts`. */
export const tokenEntryMessages: TranslationOf<typeof import('../tokenEntryMessages.ts')> = {
  describeTokenEntry: (subject, role) =>
    role === 'recovery'
      ? `DOGE de vuelta de una transferencia: ${subject}`
      : `Transferencia de token: ${subject}`,
  namePart: (role) => {
    switch (role) {
      case 'commit':
        return 'sus comisiones, apartadas';
      case 'reveal':
        return 'el movimiento mismo';
      case 'recovery':
        return 'DOGE traídos de vuelta';
    }
  },
  TOKEN_ENTRY_MESSAGES: { see: 'Ver la transferencia del token' },
};
