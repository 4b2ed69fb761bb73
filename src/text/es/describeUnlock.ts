// Una contraseña equivocada, y la espera después.
import type { TranslationOf } from '../language.ts';

/** In place of `describeUnlock.ts`. */
export const describeUnlock: TranslationOf<typeof import('../describeUnlock.ts')> = {
  describeWrongPassword: (freeTriesLeft) => {
    if (freeTriesLeft <= 0) return 'Esa no es la contraseña. Hay que esperar antes del próximo intento.';
    const tries = freeTriesLeft === 1 ? 'Te queda 1 intento' : `Te quedan ${freeTriesLeft} intentos`;
    return `Esa no es la contraseña. ${tries} antes de tener que esperar.`;
  },
};
