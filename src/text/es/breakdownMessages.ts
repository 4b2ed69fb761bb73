// Un saldo abierto en sus monedas.
import { describeConfirmations } from '../describeConfirmations.ts';
import type { TranslationOf } from '../language.ts';
import { inCount } from '../numberStyle.ts';

const PROTECTED = {
  inscription: 'Lleva una inscripción',
  'inscription-unknown': 'Puede llevar una inscripción',
  'carrier-value': 'Tan pequeña que puede llevar una inscripción',
} as const;

const blocksLeft = (count: number): string =>
  count === 1 ? 'Lista después de 1 bloque más' : `Lista después de ${inCount(count)} bloques más`;

/** In place of `breakdownMessages.ts`. */
export const breakdownMessages: TranslationOf<typeof import('../breakdownMessages.ts')> = {
  BREAKDOWN_MESSAGES: {
    title: 'De qué está hecho tu saldo',
    all: 'Todas las partes',
    coins: 'Sus monedas',
    free: 'Cómo liberarlo',
    merge: 'Juntar monedas pequeñas',
    mined: 'Minada',
    ourselves: 'De ti mismo',
    unknown: 'De una transferencia anterior',
    release: 'Liberar…',
    releaseTitle: 'Liberar una moneda',
    released: 'La liberaste tú',
    protect: 'Proteger de nuevo',
    unindexed:
      'Aquí no hay ningún índice de inscripciones, así que nadie puede decir si una moneda de más de 0.001 DOGE lleva una.',
  },
  explainFreeing: (part) => {
    switch (part) {
      case 'spendable':
        return null;
      case 'unconfirmed':
        return 'Lo libera el próximo bloque. Toca una moneda para ver su transferencia, y qué ayuda si se atascó.';
      case 'small':
        return 'Juntas en una sola moneda se pueden enviar otra vez. La herramienta muestra antes lo que cuesta y lo que trae.';
      case 'immature':
        return 'Se libera con esperar: cada moneda dice después de cuántos bloques. Llega un bloque más o menos cada minuto.';
      case 'protected':
        return 'Se queda como está, para que no se pierda nada de lo que lleva. Solo tú puedes liberar una moneda, una por una.';
    }
  },
  countCoins: (count) => (count === 1 ? '1 moneda' : `${inCount(count)} monedas`),
  countMoreCoins: (count) => `y ${inCount(count)} más, menores`,
  describeCoin: (status, confirmations) => {
    if (status.kind === 'immature') return blocksLeft(status.confirmationsLeft);
    if (status.kind === 'protected') return PROTECTED[status.reason];
    return describeConfirmations(confirmations);
  },
};
