// Los montos de DOGE dentro de las frases.
import { bareDoge } from '../inDoge.ts';
import type { TranslationOf } from '../language.ts';

/** In place of `inDoge.ts`. */
export const inDoge: TranslationOf<typeof import('../inDoge.ts')> = {
  inDoge: (amount) => `${bareDoge(amount)}\u00a0DOGE`,
};
