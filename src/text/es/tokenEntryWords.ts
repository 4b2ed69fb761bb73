// Lo que hace una transacción de la billetera por una transferencia de token.
import type { TranslationOf } from '../language.ts';

/** In place of `tokenEntryWords.ts`. */
export const tokenEntryWords: TranslationOf<typeof import('../tokenEntryWords.ts')> = {
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
  TOKEN_ENTRY_WORDS: { see: 'Ver la transferencia del token' },
};
