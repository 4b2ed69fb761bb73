// Las preferencias.
import type { TranslationOf } from '../language.ts';

/** In place of `preferenceMessages.ts`. */
export const preferenceMessages: TranslationOf<typeof import('../preferenceMessages.ts')> = {
  PREFERENCE_MESSAGES: {
    title: 'Preferencias',
    reading: 'Idioma y dinero',
    language: 'Idioma',
    hostLanguage: 'Como en Telegram',
    currency: 'Moneda',
    currencyText: 'En esta moneda se muestra lo que valen tus DOGE. Solo para verlo: siempre envías DOGE.',
    noPrice: 'Nadie da un precio en esta moneda ahora',
    asking: 'Preguntando el precio',
    numbers: 'Números',
    numbersText: 'Cómo se escriben los montos. Al escribir uno puedes usar punto o coma.',
    seen: 'Lo que otros pueden ver',
    hide: 'Ocultar saldos',
    hideText: 'Los montos se muestran como puntos hasta que tocas el ojo en el inicio.',
  },
  describePrice: (price) => `1 DOGE vale ${price}`,
};
