// Lo que se pierde al quitar una cartera.
import type { RemovalMessage } from '../describeRemoval.ts';
import { describeDate } from '../describeTime.ts';
import type { TranslationOf } from '../language.ts';

function ofBackup(what: string, itIs: string, backedUpAtMs: number | null): RemovalMessage {
  if (backedUpAtMs === null) {
    return {
      tone: 'problem',
      title: `Nunca comprobaste ${what}`,
      text: `${itIs} el único camino de vuelta. Si tu copia se perdió o tiene un error, las monedas se van para siempre.`,
    };
  }
  return {
    tone: 'caution',
    title: `Conserva ${what}`,
    text: `${itIs} el único camino de vuelta. Comprobaste tu copia el ${describeDate(backedUpAtMs)}.`,
  };
}

/** In place of `describeRemoval.ts`. */
export const describeRemoval: TranslationOf<typeof import('../describeRemoval.ts')> = {
  describeRemoval: (kind, backedUpAtMs) => {
    switch (kind) {
      case 'words':
        return ofBackup('tus palabras de recuperación', 'Son', backedUpAtMs);
      case 'words-and-passphrase':
        return ofBackup('tus palabras y la frase adicional', 'Juntas son', backedUpAtMs);
      case 'extended-key':
        return ofBackup('tu clave extendida', 'Es', backedUpAtMs);
      case 'private-key':
        return ofBackup('tu clave privada', 'Es', backedUpAtMs);
      case 'watched-key':
      case 'watched-address':
        return {
          tone: 'note',
          title: 'Solo se deja de mirar',
          text: 'Kennel nunca tuvo la clave. A las monedas no les pasa nada, y puedes volver a mirarlas cuando quieras.',
        };
    }
  },
};
