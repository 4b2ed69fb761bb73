// El historial como archivo.
import { countRows } from '../exportHistoryMessages.ts';
import type { TranslationOf } from '../language.ts';
import { inCount } from '../numberStyle.ts';

/** In place of `exportHistoryMessages.ts`. */
export const exportHistoryMessages: TranslationOf<typeof import('../exportHistoryMessages.ts')> = {
  EXPORT_HISTORY_MESSAGES: {
    title: 'Exportar historial',
    text: 'Una tabla para tus registros o tus impuestos, con lo que valía cada transferencia en su momento.',
    whose: 'De quién',
    allAccounts: 'Todas las cuentas de esta cartera',
    make: 'Hacer la tabla',
    working: 'Leyendo tu historial',
    workingText: 'Puedes dejar esto abierto; si lo detienes, no se pierde nada.',
    cancel: 'Detener',
    madeTitle: 'Tu tabla está lista',
    startedTitle: 'Descarga iniciada',
    startedText:
      'Revisa tus descargas. ¿No está? Algunas apps bloquean las descargas: comparte o copia la tabla.',
    sharedTitle: 'Compartida',
    sharedText: 'Comprueba que llegó: Kennel no puede verlo desde aquí.',
    privacy: 'Muestra tus direcciones, montos y notas. Guárdala para ti.',
    save: 'Guardar la tabla',
    saveAgain: 'Guardar otra vez',
    share: 'Compartir',
    shareFailed: 'Aquí no se pudo compartir. Guárdala o cópiala.',
    copy: 'Copiar como texto',
    done: 'Listo',
    emptyTitle: 'Aún no ha pasado nada',
    emptyText: 'En cuanto lleguen o salgan monedas, habrá un historial que exportar.',
    failedText: 'No se guardó nada. Tu historial está intacto.',
    tryAgain: 'Intentar de nuevo',
  },
  countRows: (rows) => (rows === 1 ? '1 fila' : `${inCount(rows)} filas`),
  describeProgress: (done, total) => `${inCount(done)} de ${inCount(total)} transferencias`,
  describeLeftOut: (rows) => ({
    title: `Faltan ${inCount(rows)} transferencias más antiguas`,
    text: `Kennel lee las ${inCount(5000)} más nuevas de cada cuenta. Las anteriores las sabe un nodo completo o un explorador.`,
  }),
  describeUnpriced: (rows, all) => ({
    title: rows === all ? 'Sin precios' : `${countRows(rows)} sin precio`,
    text: 'El servidor no sabe el precio de ese momento. Esas celdas están vacías, no en cero.',
  }),
  describeTableCurrency: (currency) =>
    `El valor se dice en esta moneda: ${currency}. Se cambia en las preferencias.`,
  TABLE_MESSAGES: {
    columns: [
      'Fecha (UTC)',
      'Tipo',
      'Monto (DOGE)',
      'Comisión (DOGE)',
      'Valor entonces',
      'Moneda',
      'Otra dirección',
      'Contacto',
      'Nota',
      'Transacción',
      'Confirmaciones',
      'Cuenta',
    ],
    kinds: { received: 'Recibido', sent: 'Enviado', 'to-self': 'A mí mismo', mined: 'Minado' },
  },
};
