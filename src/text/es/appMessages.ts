// Las frases de la pestaña de aplicaciones: sitios conectados y herramientas.
import type { TranslationOf } from '../language.ts';

/** In place of `appMessages.ts`. */
export const appMessages: TranslationOf<typeof import('../appMessages.ts')> = {
  APP_TAB_MESSAGES: {
    title: 'Aplicaciones',
    sites: 'Sitios conectados',
    none: 'No hay sitios conectados',
    noneText:
      'Cuando el enlace de un sitio abre Kennel, ves quién pide y decides. Aquí quedan los sitios a los que dijiste que sí.',
    lastUsed: 'Último uso',
    tools: 'Herramientas',
  },
  describeTool: (tool) => {
    switch (tool) {
      case 'merge-coins':
        return {
          title: 'Juntar monedas',
          text: 'Muchas monedas pequeñas se hacen una, y enviar cuesta menos.',
        };
      case 'sign-message':
        return { title: 'Firmar un mensaje', text: 'Demuestra que una dirección es tuya.' };
      case 'verify-message':
        return { title: 'Comprobar un mensaje', text: 'Mira si la prueba de alguien se sostiene.' };
      case 'sweep':
        return {
          title: 'Cartera de papel',
          text: 'Trae a esta cuenta todas las monedas de una clave impresa.',
        };
    }
  },
};
