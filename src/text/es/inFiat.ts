// Lo que valen los DOGE en la moneda de la persona.
import type { TranslationOf } from '../language.ts';

/** In place of `inFiat.ts`. */
export const inFiat: TranslationOf<typeof import('../inFiat.ts')> = {
  underFiat: (least) => `menos de ${least}`,
};
