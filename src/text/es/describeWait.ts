// Cuánto falta.
import type { TranslationOf } from '../language.ts';

/** In place of `describeWait.ts`. */
export const describeWait: TranslationOf<typeof import('../describeWait.ts')> = {
  describeWait: (minutes) => {
    if (minutes === null) return 'por ahora no se sabe';
    if (minutes <= 1) return 'en un minuto, más o menos';
    if (minutes < 90) return `en unos ${Math.round(minutes)} minutos`;
    return `en unas ${Math.round(minutes / 60)} horas`;
  },
};
