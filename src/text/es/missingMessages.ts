// Carteras que le faltan a la bóveda, y cómo recuperarlas.
import type { TranslationOf } from '../language.ts';

const oneOr = (names: readonly string[], count: number): string => {
  const [name] = names;
  if (count === 1) return name === undefined ? 'una cartera' : `«${name}»`;
  return `${count} carteras`;
};

/** In place of `missingMessages.ts`. */
export const missingMessages: TranslationOf<typeof import('../missingMessages.ts')> = {
  describeVaultNotice: (notice) => {
    switch (notice.kind) {
      case 'missing': {
        const count = notice.names.length + notice.unnamed;
        return {
          tone: 'problem',
          title: `${count === 1 ? 'Falta' : 'Faltan'} ${oneOr(notice.names, count)}`,
          text: 'Sus claves ya no están en este dispositivo. Las monedas siguen en la cadena, pero necesitas las claves para enviarlas.',
          action: 'Recuperar',
        };
      }
      case 'outdated':
        return {
          tone: 'problem',
          title: `De una copia anterior: ${oneOr(notice.names, notice.names.length)}`,
          text: 'Puede que no aparezcan cuentas que agregaste después. Tus claves están a salvo: agrega esas cuentas otra vez.',
          action: 'Revisar',
        };
      case 'older':
        return {
          tone: 'problem',
          title: 'Kennel abrió una copia anterior de tus carteras',
          text: 'Pueden faltar carteras y cuentas que agregaste después. Sus monedas siguen en la cadena.',
          action: 'Revisar',
        };
      case 'back': {
        const isOne = notice.names.length === 1;
        return {
          tone: 'note',
          title: `Recuperamos ${oneOr(notice.names, notice.names.length)}`,
          text: isOne
            ? 'Faltaba en este dispositivo y Kennel la restauró de la copia de Telegram.'
            : 'Faltaban en este dispositivo y Kennel las restauró de la copia de Telegram.',
          action: 'Entendido',
        };
      }
    }
  },
  MISSING_MESSAGES: {
    title: 'Carteras que faltan',
    wallets: 'Faltan',
    unnamed: 'Nombre desconocido',
    watched: 'Mientras tanto puedes mirar una cartera que falta, pero no enviar desde ella.',
    ways: 'Cómo recuperarlas',
    copy: 'Buscar en la copia de Telegram',
    copyText: 'Las restaura si están ahí',
    searching: 'Buscando en la copia de Telegram…',
    notFoundTitle: 'No se pudo restaurar de la copia de Telegram',
    notFoundText:
      'No está ahí o Telegram no respondió. Nada cambió: inténtalo otra vez, importa la cartera o restaura un archivo de respaldo.',
    failedText: 'Nada cambió. Puedes intentarlo otra vez.',
    import: 'Importar otra vez',
    importText: 'Con su frase de recuperación o su clave',
    file: 'Restaurar un archivo de respaldo',
    fileText: 'Recupera todas las carteras que contiene',
    without: 'Seguir sin ellas',
    accept: 'Aceptar la bóveda como está',
    acceptTitle: '¿Aceptar la bóveda como está?',
    acceptText:
      'Kennel deja de buscar lo que falta aquí. Solo un respaldo, una frase de recuperación o una clave lo recupera.',
    word: 'ACEPTAR',
    keep: 'Seguir buscando',
    noneTitle: 'No falta ninguna cartera',
    noneText: 'Tu bóveda tiene todas las carteras que agregaste.',
    done: 'Listo',
    chip: 'Falta: solo mirar',
  },
  leaveLabel: (name) => `Quitar «${name}»`,
  describeImported: (name) =>
    `Sus claves están de vuelta como «${name}». Puedes quitar la entrada que falta.`,
  countUnnamed: (count) =>
    count === 1
      ? '1 cartera cuyo nombre no se conoce aquí'
      : `${count} carteras cuyos nombres no se conocen aquí`,
  acceptPrompt: (word) => `Escribe ${word}`,
};
