// Kennel en un lugar donde no puede trabajar.
import type { TranslationOf } from '../language.ts';

/** In place of `elsewhereMessages.ts`. */
export const elsewhereMessages: TranslationOf<typeof import('../elsewhereMessages.ts')> = {
  OUTSIDE_MESSAGES: {
    title: 'Kennel vive en Telegram',
    text: 'Esta es una página web cualquiera y no guarda ninguna cartera. Abre Kennel desde su bot en Telegram, y ahí está tu cartera.',
    open: 'Abrir en Telegram',
    find: 'Abre Telegram en tu teléfono o computadora y ve al chat donde encontraste Kennel.',
  },
  OTHER_WINDOW_MESSAGES: {
    title: 'Kennel está abierto en otra ventana',
    text: 'Solo una ventana puede escribir a la vez, para que nada se pierda. Sigue allá, o trae tu cartera a esta.',
    use: 'Usar Kennel aquí',
    whatTitle: 'Qué pasa allá',
    whatText: 'La otra ventana guarda lo que tiene y se bloquea. Lo enviado sigue enviado.',
    takingOver: 'La otra ventana está terminando…',
  },
};
