// El formulario de envío entero, y lo que fue de una transferencia.
import { SETTLED_CONFIRMATIONS } from '../../domain/tx/PendingTransfer.ts';
import { countConfirmations } from '../describeConfirmations.ts';
import { describeWait } from '../describeWait.ts';
import { inDoge } from '../inDoge.ts';
import type { TranslationOf } from '../language.ts';
import { inCount } from '../numberStyle.ts';
import { countCoins } from '../sendMessages.ts';
import { describeRejecting } from '../txMessages.ts';

/** In place of `txMessages.ts`. */
export const txMessages: TranslationOf<typeof import('../txMessages.ts')> = {
  CREATE_MESSAGES: {
    title: 'Enviar',
    review: 'Revisar',
    loading: 'Leyendo tus monedas',
    unread: 'Sin conocer tus monedas no se puede enviar nada.',
    receive: 'Recibir DOGE',
    emptyTitle: 'Ahora no se puede enviar nada',
    emptyText: 'Esta cuenta aún no tiene DOGE. Recibe algunos primero.',
    heldText: 'Todo lo que tiene esta cuenta debe quedarse donde está por ahora:',
    noPaste: 'Aquí no se puede leer el portapapeles. Mantén presionado el campo para pegar.',
    someSpent: 'Algunas quizá ya se gastaron; se revisan otra vez antes de enviar.',
    readAgain: 'Leerlas otra vez',
    draftKept: 'El borrador se conserva. Se puede revisar cuando la red responda.',
  },
  describeCoinsAge: (age) => `Tus monedas se leyeron ${age}`,
  describeOffline: (clock) => `Sin conexión desde las ${clock}`,
  PLAN_MESSAGES: {
    leaves: 'Sale de tu cartera',
    leavesNote: 'monto y comisión',
    change: 'Vuelve como cambio',
    noChange: 'nada',
  },
  describePlanSize: (coins, bytes) => `de ${countCoins(coins)}, ${inCount(bytes)} bytes`,
  SENT_MESSAGES: {
    home: 'Volver a la cartera',
    done: 'Listo',
    details: 'Ver los detalles',
    missingTitle: 'Desde aquí no se envió nada',
    missingText: 'Lo que enviaste antes está en tu historial.',
    resend: 'Enviar los mismos bytes otra vez',
    resending: 'Enviando los mismos bytes…',
    leave: 'Dejarlo, Kennel sigue mirando',
    unknownTitle: 'Pudo salir, o no',
    safeTitle: 'Enviar otra vez es seguro',
    safeText:
      'Es exactamente la misma transferencia: la red la toma una vez, llegue las veces que llegue. No escribas una nueva.',
  },
  describeSent: (amount, confirmations) => {
    if (confirmations < 1) return `${inDoge(amount)} en camino`;
    return confirmations < SETTLED_CONFIRMATIONS
      ? `${inDoge(amount)} ya con confirmación`
      : `${inDoge(amount)} ya en firme`;
  },
  describeNoAnswer: (amount, tries) =>
    `No llegó respuesta después de enviar ${inDoge(amount)}${tries > 1 ? `, ${inCount(tries)} veces` : ''}.`,
  describeDepthAhead: (confirmations, minutes) => {
    if (confirmations < 1) {
      return minutes === null
        ? 'Espera su primera confirmación'
        : `Tiempo estimado: ${describeWait(minutes)}`;
    }
    return confirmations < SETTLED_CONFIRMATIONS
      ? `En firme con ${countConfirmations(SETTLED_CONFIRMATIONS)}`
      : 'Ya no se deshace';
  },
  REJECTED_MESSAGES: {
    home: 'Volver a la cartera',
    missingTitle: 'No se rechazó nada',
    missingText: 'Lo que enviaste antes está en tu historial.',
    nodeWords: 'En palabras del nodo',
  },
  describeRejecting: (servers) =>
    servers === 1 ? 'Un servidor la rechazó.' : `Los ${inCount(servers)} servidores la rechazaron.`,
  describeRetained: (amount, servers) => ({
    strong: describeRejecting(servers),
    before: `Según dicen, ${inDoge(amount)} para `,
    after:
      ' no salieron. Si pagas otra vez a esta dirección, el nuevo pago usa las mismas monedas, así que solo uno de los dos puede pasar.',
  }),
  describeDropped: (servers) => ({
    strong: describeRejecting(servers),
    before: 'Según dicen, ',
    after: ' no recibió nada. Mira tu historial antes de pagar otra vez.',
  }),
};
