// Las frases sobre Kennel mismo.
import type { TranslationOf } from '../language.ts';
import { inCount } from '../numberStyle.ts';

/** In place of `aboutMessages.ts`. */
export const aboutMessages: TranslationOf<typeof import('../aboutMessages.ts')> = {
  ABOUT_MESSAGES: {
    title: 'Acerca de Kennel',
    promise: 'Una cartera de Dogecoin que guarda tus claves solo en este dispositivo.',
    version: 'Versión',
    build: 'Compilación',
    buildUnknown: 'no se conoce',
    network: 'Red',
    source: 'Código fuente',
    sourceText: 'Léelo, revísalo, compílalo.',
    licence: 'Licencia',
    licences: 'Licencias',
    differences: 'En qué difiere de su especificación',
    differencesText:
      'Kennel se construyó según una especificación escrita. Donde hace otra cosa, aquí está el porqué.',
    failed: 'Esta parte no se pudo cargar.',
    again: 'Intentar de nuevo',
    list: [
      {
        title: 'Tu contraseña nunca se guarda',
        text: 'La especificación la guarda mientras la aplicación está abierta. Kennel guarda una nota pasajera que por sí sola no abre nada.',
      },
      {
        title: 'No hay claves en el estado guardado',
        text: 'Las palabras de recuperación y las claves están solo en la caja fuerte, selladas. El estado guardado tiene lugares vacíos para ellas.',
      },
      {
        title: 'Los montos son números enteros',
        text: 'Saldos y comisiones se cuentan en la parte más pequeña de un DOGE, así que nunca se redondean.',
      },
      {
        title: 'Una tarifa de 5 significa cinco veces la recomendada',
        text: 'La especificación no dice la unidad. Esta es la única lectura que los nodos pasan y que sigue siendo justa.',
      },
      {
        title: 'Sin depuración para extraños',
        text: 'Cualquiera puede enviar un enlace que la pida, así que solo funciona en las versiones para desarrolladores.',
      },
      {
        title: 'Los enlaces piden antes tu contraseña',
        text: 'Un enlace que quiere conectar una aplicación espera a que desbloquees.',
      },
    ],
  },
  countPackages: (count) => (count === 1 ? '1 paquete' : `${inCount(count)} paquetes`),
};
