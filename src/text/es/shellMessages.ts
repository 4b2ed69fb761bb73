// Lo que rodea cada pantalla: la barra de abajo, y lo que se dice mientras carga.
import type { TranslationOf } from '../language.ts';

/** In place of `shellMessages.ts`. */
export const shellMessages: TranslationOf<typeof import('../shellMessages.ts')> = {
  TABS_MESSAGES: {
    label: 'Lugares',
    home: 'Cartera',
    app: 'Aplicaciones',
    settings: 'Ajustes',
  },
  PLACEHOLDER_MESSAGES: { loading: 'Cargando' },
};
