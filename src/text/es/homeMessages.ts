// Las frases del inicio.
import { inDoge } from '../inDoge.ts';
import type { TranslationOf } from '../language.ts';
import { inCount } from '../numberStyle.ts';

/** In place of `homeMessages.ts`. */
export const homeMessages: TranslationOf<typeof import('../homeMessages.ts')> = {
  HOME_MESSAGES: {
    title: 'Cartera',
    showAmounts: 'Mostrar montos',
    hideAmounts: 'Ocultar montos',
    receive: 'Recibir',
    send: 'Enviar',
    history: 'Historial',
    lately: 'Lo último',
    loading: 'Cargando tu saldo',
    lastNumbers: 'Estos son los últimos números que llegaron.',
    tryAgain: 'Intentar de nuevo',
    emptyTitle: 'El plato está vacío',
    emptyText:
      'Presiona Recibir y muestra tu código o tu dirección a quien te envíe DOGE. Aparecen aquí en cuanto los envíe.',
    allHistory: 'Verlas en el historial',
  },
  describeLastSeen: (held) => `La última vez que se vio, tenía ${inDoge(held)}.`,
  countMoreUnderWay: (count) => `${inCount(count)} más en camino`,
};
