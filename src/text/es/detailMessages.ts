// El detalle de una transferencia: sus datos, sus dos lados, su estado.
import type { TranslationOf } from '../language.ts';
import { inCount } from '../numberStyle.ts';

/** In place of `detailMessages.ts`. */
export const detailMessages: TranslationOf<typeof import('../detailMessages.ts')> = {
  FACT_MESSAGES: {
    title: 'Transferencia',
    loading: 'Cargando la transferencia',
    otherSide: 'El otro lado',
    sentTo: 'Enviado a',
    receivedFrom: 'Recibido de',
    fee: 'Comisión de la red',
    senderFee: 'Comisión, pagada por quien envió',
    feeRate: 'Tarifa',
    perKilobyte: 'por 1000 bytes',
    size: 'Tamaño',
    block: 'Bloque',
    priceNote: 'al precio de hoy',
  },
  countBytes: (bytes) => (bytes === 1 ? '1 byte' : `${inCount(bytes)} bytes`),
  SIDE_MESSAGES: { from: 'Viene de', to: 'Va a' },
  showAllSides: (count) => `Mostrar los ${inCount(count)}`,
  STATE_MESSAGES: {
    inNoBlock: 'Sin confirmar',
    seeOther: 'Ver la otra',
    hasItAgain: 'La red la tiene otra vez.',
    mayBeOut: 'Pudo salir o no; intentarlo de nuevo es seguro.',
  },
};
