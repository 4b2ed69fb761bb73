// Pedir que se compruebe el respaldo.
import type { TranslationOf } from '../language.ts';

/** In place of `promptForBackup.ts`. */
export const promptForBackup: TranslationOf<typeof import('../promptForBackup.ts')> = {
  promptForBackup: (kind) => {
    switch (kind) {
      case 'words':
        return {
          title: 'Comprueba tus palabras de recuperación',
          text: 'Sin ellas, perder este teléfono es perder la cartera.',
        };
      case 'words-and-passphrase':
        return {
          title: 'Comprueba tus palabras y la frase adicional',
          text: 'Sin las dos, perder este teléfono es perder la cartera.',
        };
      default:
        return {
          title: 'Comprueba tu copia de la clave',
          text: 'Sin ella, perder este teléfono es perder la cartera.',
        };
    }
  },
};
