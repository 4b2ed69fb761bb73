// Lo que rodea cada pantalla: la barra de abajo, y lo que se dice mientras carga.
import type { TranslationOf } from '../language.ts';

/** In place of `shellWords.ts`. */
export const shellWords: TranslationOf<typeof import('../shellWords.ts')> = {
  TABS_WORDS: {
    label: 'Lugares',
    home: 'Cartera',
    app: 'Aplicaciones',
    settings: 'Ajustes',
  },
  PLACEHOLDER_WORDS: { loading: 'Cargando' },
};
