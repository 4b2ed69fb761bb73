// De qué está hecha una cartera.
import type { TranslationOf } from '../language.ts';

/** In place of `nameWalletKind.ts`. */
export const nameWalletKind: TranslationOf<typeof import('../nameWalletKind.ts')> = {
  nameWalletKind: (kind) => {
    switch (kind) {
      case 'words':
        return 'Palabras de recuperación';
      case 'words-and-passphrase':
        return 'Palabras y frase adicional';
      case 'extended-key':
        return 'Clave extendida';
      case 'private-key':
        return 'Clave privada';
      case 'watched-key':
      case 'watched-address':
        return 'Solo mirar';
    }
  },
};
