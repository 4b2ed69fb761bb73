// Cuánto falta.
import type { TranslationOf } from '../language.ts';
import { inCount } from '../numberStyle.ts';

/** In place of `describeWait.ts`. */
export const describeWait: TranslationOf<typeof import('../describeWait.ts')> = {
  describeWait: (minutes) => {
    if (minutes <= 1) return 'más o menos 1 minuto';
    if (minutes < 90) return `unos ${inCount(Math.round(minutes))} minutos`;
    return `unas ${inCount(Math.round(minutes / 60))} horas`;
  },
  describeWaitShort: (minutes) =>
    minutes < 90
      ? `~${inCount(Math.max(1, Math.round(minutes)))}\u00a0min`
      : `~${inCount(Math.round(minutes / 60))}\u00a0h`,
};
