// Lo que fue de los movimientos de tokens: su lista, uno de ellos, varios.

import { inDoge } from '../inDoge.ts';
import type { TranslationOf } from '../language.ts';
import { inCount } from '../numberStyle.ts';
import { countTransfers } from '../tokenSendMessages.ts';

const DONE = {
  received: 'Recibido',
  sent: 'Enviado',
  minted: 'Acuñado',
  deployed: 'Creado',
  burned: 'Quemado',
} as const;
const UNDER_WAY = {
  received: 'Recibiendo',
  sent: 'Enviando',
  minted: 'Acuñando',
  deployed: 'Creando',
  burned: 'Quemando',
} as const;

/** In place of `tokenActivityMessages.ts`. */
export const tokenActivityMessages: TranslationOf<typeof import('../tokenActivityMessages.ts')> = {
  ACTIVITY_LIST_MESSAGES: {
    title: 'Movimientos de tokens',
    list: 'Movimientos de tokens',
    loading: 'Leyendo los movimientos de tokens',
    refresh: 'Leerlos de nuevo',
    unread: 'No hay movimientos que mostrar',
    unreadText: 'No hay un índice de tokens para esta red, así que nadie los cuenta.',
    emptyTitle: 'Aún no se movió ningún token',
    emptyText: 'Aquí estarán los tokens y archivos que envíes o recibas.',
    noneTitle: 'No hay movimientos de este token',
    noneText: 'El índice no cuenta ninguno.',
    showAll: 'Mostrar todos',
    filter: 'Qué token',
    all: 'Todos',
    onItsWay: 'En camino',
    needsAttention: 'Conviene mirarlo',
    unknownDay: 'Día desconocido',
    end: 'Eso es todo',
    loadingMore: 'Leyendo movimientos anteriores',
    missing: 'Aquí faltan movimientos anteriores.',
    more: 'Mostrar anteriores',
  },
  describeTeller: (index) => `Según ${index}`,
  nameActivity: (way, state) => {
    if (state === 'failed') return way === 'sent' ? 'Rechazado' : `No ${DONE[way].toLowerCase()}`;
    return state === 'done' ? DONE[way] : UNDER_WAY[way];
  },
  nameStage: (stage) => {
    switch (stage) {
      case 'waiting':
        return 'Espera su turno';
      case 'committing':
      case 'revealing':
        return 'Saliendo';
      case 'sent':
        return 'Espera un bloque';
      case 'mined':
        return 'Espera al índice';
      case 'indexed':
        return 'Listo';
      case 'failed':
        return 'Rechazado por el libro';
      case 'refused':
        return 'Rechazado';
      case 'stuck':
        return 'Detenido a medio camino';
      case 'recovering':
        return 'Los DOGE vuelven';
      case 'recovered':
        return 'Rechazado, los DOGE volvieron';
    }
  },
  explainStage: (stage) => {
    switch (stage) {
      case 'waiting':
        return {
          title: 'Espera su turno',
          text: 'Los nodos aceptan una docena a la vez. Kennel envía esta tras el próximo bloque, mientras está abierto.',
        };
      case 'committing':
      case 'revealing':
      case 'sent':
      case 'mined':
      case 'indexed':
        return null;
      case 'failed':
        return {
          title: 'El libro lo rechazó',
          text: 'No se movió ningún token. Las comisiones de red se gastaron.',
        };
      case 'refused':
        return {
          title: 'No pasó',
          text: 'Su primera transacción, o una anterior, fue rechazada o reemplazada. Todavía podría pasar si alguien guardó una copia.',
        };
      case 'stuck':
        return {
          title: 'Se detuvo a medio camino',
          text: 'La primera transacción salió, y la red rechaza la segunda. No se movió ningún token. Los DOGE que lleva son tuyos y pueden volver.',
        };
      case 'recovering':
        return {
          title: 'Los DOGE vuelven',
          text: 'No se movió ningún token. El próximo bloque debería dejarlo hecho.',
        };
      case 'recovered':
        return {
          title: 'Los DOGE volvieron',
          text: 'No se movió ningún token. Solo se fueron las comisiones de red.',
        };
    }
  },
  ACTIVITY_MESSAGES: {
    title: 'Movimiento de un token',
    batchTitle: 'Transferencias de tokens',
    unread: 'Este movimiento no se puede leer',
    unreadText: 'No lo conocen ni un índice de tokens ni tu historial.',
    chainOnly: 'Solo se conoce el lado de DOGE',
    chainOnlyText: 'Ningún índice de tokens dice qué token iba junto.',
    open: 'Ver toda la transacción',
    steps: 'Hasta dónde llegó',
    sentTo: 'Enviado a',
    from: 'De',
    to: 'A',
    by: 'Por',
    fees: 'Comisiones de red',
    given: 'Fue junto',
    givenNote: 'una moneda común para el destinatario',
    date: 'Anotado',
    commit: 'Primera transacción',
    commitNote: 'prepara el movimiento',
    reveal: 'Segunda transacción',
    revealNote: 'hace el movimiento',
    block: 'En un bloque',
    index: 'En el libro',
    recovery: 'Trae de vuelta los DOGE',
    waits: 'espera',
    leaving: 'está saliendo',
    withNetwork: 'ya está en la red',
    refused: 'rechazada',
    noBlock: 'aún no',
    noIndex: 'ningún índice responde',
    nothingMoved: 'rechazado: nada se movió',
    ownWords: 'En palabras del índice',
    nodeWords: 'En palabras del nodo',
    resend: 'Enviar los mismos bytes de nuevo',
    hasItAgain: 'La red lo tiene.',
    mayBeOut: 'Puede haber salido o no. Los mismos bytes solo se pueden gastar una vez.',
    bringBack: 'Traer de vuelta los DOGE',
    bringBackText: 'El token sigue siendo tuyo: en el libro no se mueve nada.',
    bringingBack: 'Trayéndolos de vuelta…',
    reportsIndex: 'Lo cuenta',
    ledgerBlock: 'Bloque',
  },
  describeVerdict: (index, height) => `${index}, bloque ${inCount(height)}`,
  describeReading: (index, behind) => {
    if (behind === null || behind === 0) return `${index} aún no lo cuenta`;
    return `${index} va ${behind === 1 ? '1 bloque' : `${inCount(behind)} bloques`} atrás`;
  },
  describePosition: (place, of) => `${inCount(place)} de ${inCount(of)} transferencias`,
  describeDone: (done, of) => `${inCount(done)} de ${inCount(of)} listas`,
  describeOpenOnes: (onTheirWay, waiting, failed) =>
    [
      ...(onTheirWay > 0 ? [`${inCount(onTheirWay)} en camino`] : []),
      ...(waiting > 0 ? [`${inCount(waiting)} en espera`] : []),
      ...(failed > 0 ? [`${inCount(failed)} rechazadas`] : []),
    ].join(' · '),
  describeSendAgain: (count) =>
    count === 1 ? 'Enviar de nuevo la que falló' : `Enviar de nuevo las ${inCount(count)} que fallaron`,
  nameBatch: (count) => `Enviando ${countTransfers(count)}`,
  describeRecovery: (gets, fee) => `Vuelven ${inDoge(gets)}; ${inDoge(fee)} van a los mineros.`,
};
