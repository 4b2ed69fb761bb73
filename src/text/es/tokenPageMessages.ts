// La página de un token.
import type { TranslationOf } from '../language.ts';

/** In place of `tokenPageMessages.ts`. */
export const tokenPageMessages: TranslationOf<typeof import('../tokenPageMessages.ts')> = {
  TOKEN_PAGE_MESSAGES: {
    loading: 'Cargando el token',
    failedText: 'Lo que tienes de él sigue donde estaba. Ahora no se puede leer, y eso no es nada.',
    missing: 'No existe ese token',
    missingText: 'Ningún índice de los consultados conoce un token con ese nombre.',
    none: 'No tienes nada de él',
    unknown: 'No se sabe cuánto tienes',
    transferable: 'En monedas propias',
    outgoing: 'En camino de salida',
    left: 'Queda después',
    supply: 'Emisión',
    limit: 'Cada emisión da',
    holders: 'Dueños',
    transfers: 'Movimientos en total',
    deployedAt: 'Creado el',
    deployedBy: 'Creado por',
    deploy: 'Transacción que lo creó',
    strangers: 'En palabras de quienes lo hicieron',
    strangersText: 'Texto y enlaces de desconocidos: nadie los revisó.',
    factsFailed: 'Lo que se sabe de este token no se pudo leer.',
    activities: 'Hace poco',
    activityFailedToLoad: 'Sus movimientos no se pudieron leer.',
    noActivities: 'Aquí aún no se movió nada de él.',
    allActivities: 'Todos los movimientos',
    activityPending: 'aún no está en el índice',
    activityFailed: 'rechazado por el registro',
    send: 'Enviar',
    shelve: 'Ocultar en el inicio',
    unshelve: 'Mostrar en el inicio',
    copyId: 'Copiar su id',
    tickId: 'Su tick_id',
    tickIdText: 'La transacción que lo creó. Las siglas de meme-20 se repiten, este id no.',
    idByHand: 'El portapapeles no lo tomó: mantén pulsado el id para copiarlo.',
    notOpened: 'no es un enlace seguro',
  },
  describeHindrance: (hindrance) => {
    switch (hindrance) {
      case 'watched':
        return { title: 'Solo se mira', text: 'Ninguna clave de aquí firma por esta cuenta.' };
      case 'doginals':
        return {
          title: 'Los doginals aún no se pueden enviar',
          text: 'Este token viaja en monedas diminutas, y moverlo pide otros pasos que los del registro. Hasta que Kennel los conozca, guarda esas monedas y no gasta ninguna.',
        };
      case 'nothing-held':
        return { title: 'No hay nada que enviar', text: 'Esta cuenta no tiene nada de él.' };
      case 'unknown-balance':
        return {
          title: 'Ahora no se puede enviar',
          text: 'Mientras ningún índice diga cuánto tienes, una transferencia podría ser rechazada y su comisión perderse.',
        };
    }
  },
  warnLookAlike: (tick, kind) => ({
    title: `Este no es ${tick}`,
    text: `Se escribe casi como ${tick} (${kind}), que mucha gente tiene, y es otro token. Si vale algo, es por su cuenta.`,
  }),
  describeMinted: (percent) => (percent === 100 ? 'Todo emitido' : `${percent} % emitido`),
  describeReporter: (index) => `Según ${index}`,
  nameLink: (kind) => {
    switch (kind) {
      case 'website':
        return 'Sitio web';
      case 'telegram':
        return 'Por Telegram';
      case 'twitter':
        return 'En X (Twitter)';
      case 'discord':
        return 'En Discord';
      case 'github':
        return 'En GitHub';
      case 'paper':
        return 'Documento';
      case 'other':
        return 'Enlace';
    }
  },
};
