// Pide revisar un respaldo, tan fuerte como lo que protege.
import { inDoge } from '../inDoge.ts';
import type { TranslationOf } from '../language.ts';

const WITHOUT = {
  words: 'Sin tus palabras de recuperación, perder este teléfono es perderlo todo.',
  'words-and-passphrase': 'Sin tus palabras y la frase adicional, perder este teléfono es perderlo todo.',
  key: 'Sin tu copia de la clave, perder este teléfono es perderlo todo.',
} as const;

/** In place of `backupMessages.ts`. */
export const backupMessages: TranslationOf<typeof import('../backupMessages.ts')> = {
  BACKUP_BANNER_MESSAGES: {
    check: 'Revisar ahora',
    quiet: 'Un minuto ahora lo salva todo después.',
  },
  warnOfBackup: (kind, atRisk) => ({
    title:
      atRisk === null
        ? 'Mucho depende de un respaldo que nunca revisaste'
        : `${inDoge(atRisk)} dependen de un respaldo que nunca revisaste`,
    text: WITHOUT[kind === 'words' || kind === 'words-and-passphrase' ? kind : 'key'],
  }),
};
