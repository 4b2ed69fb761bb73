// Lo que se lee en lugar de frases con montos mientras la persona los oculta.
import type { TranslationOf } from '../language.ts';

/** In place of `hiddenMessages.ts`. */
export const hiddenMessages: TranslationOf<typeof import('../hiddenMessages.ts')> = {
  HIDDEN_MESSAGES: {
    spendable: 'Tu saldo está oculto.',
    max: 'Se envía el máximo. Tu saldo está oculto.',
    notEnough: 'Es más de lo que puedes enviar.',
    coins: (count) => (count === 1 ? '1 moneda' : `${count} monedas`),
  },
};
