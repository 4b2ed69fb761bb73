// Enviar: a quién se paga y cómo se encuentra, listas, monedas elegidas, lo que se sabe de un destinatario.
import { describeAddressProblem } from '../describeAddressProblem.ts';
import { describeAmountProblem } from '../describeAmountProblem.ts';
import { describeNameProblem } from '../describeNameProblem.ts';
import { inDoge } from '../inDoge.ts';
import type { TranslationOf } from '../language.ts';
import { inCount, inTenths } from '../numberStyle.ts';
import { COIN_MESSAGES } from '../sendMessages.ts';

const coins = (count: number): string => (count === 1 ? '1 moneda' : `${inCount(count)} monedas`);

const recipients = (count: number): string =>
  count === 1 ? '1 destinatario' : `${inCount(count)} destinatarios`;

/** In place of `sendMessages.ts`. */
export const sendMessages: TranslationOf<typeof import('../sendMessages.ts')> = {
  RECIPIENT_MESSAGES: {
    tools: 'Otras formas de nombrar al destinatario',
    scan: 'Escanear',
    picture: 'Imagen',
    pictureLabel: 'Leer un código de una imagen',
    contacts: 'Contactos',
    several: 'Varios',
    reading: 'Buscando un código…',
    scanHint: 'Apunta a un código de Dogecoin',
    notAnAddress: 'El código no lleva una dirección de Dogecoin. Pide otro al destinatario.',
    pickTitle: '¿A quién pagas?',
    search: 'Buscar por nombre o dirección',
    clear: 'Borrar la búsqueda',
    ownAccounts: 'Tus otras cuentas',
    yourContacts: 'Tus contactos',
    noneFound: 'Nadie se llama así',
    noneFoundText: 'Prueba con parte del nombre o con las primeras letras de la dirección.',
    noContacts: 'Aún no hay contactos',
    noContactsText:
      'Después de un pago puedes guardar su dirección con un nombre. La próxima vez estará aquí.',
  },
  describeLink: (link) => {
    const asks = link.amount === null ? 'Un enlace de pago' : `Un enlace de pago por ${inDoge(link.amount)}`;
    const names = link.label === null ? '' : `, que llama al destinatario «${link.label}»`;
    const note = link.message === null ? '' : `: «${link.message}»`;
    return `${asks}${names}${note}.`;
  },
  describeMaxLeft: (held) =>
    held === null ? 'Se va todo; no se queda nada.' : `Todo lo que puede irse. Se queda: ${held}.`,
  describeChosenMax: (count) =>
    count === 1
      ? 'Se va toda la moneda que elegiste. Tus otras monedas se quedan.'
      : `Se van enteras las ${coins(count)} que elegiste. Tus otras monedas se quedan.`,
  describePictureProblem: (problem) => {
    switch (problem.kind) {
      case 'too-big':
        return `Esta imagen pasa de ${Math.round(problem.most / 1_000_000)} MB. Recórtala hasta el código.`;
      case 'not-a-picture':
        return 'Este archivo no es una imagen que el teléfono pueda abrir. Lo mejor es una captura de pantalla.';
      case 'no-code':
        return 'En esta imagen no hay un código, o es muy pequeño o borroso. Recórtala hasta el código.';
    }
  },
  describeTrust: (trust) => {
    switch (trust.kind) {
      case 'own':
        return `Tu propia cuenta «${trust.name}»`;
      case 'contact':
        return `${trust.name}, de tus contactos`;
      case 'paid-before':
        return 'Ya pagaste a esta dirección antes';
      case 'first-time':
        return 'Es la primera vez que pagas a esta dirección desde aquí';
      case 'look-alike':
        return null;
    }
  },
  describeLookAlike: (trust) => ({
    title: 'Esta no es la dirección que conoces',
    text: `Empieza y termina como ${trust.name === null ? 'una que ya pagaste' : `la de «${trust.name}»`}, y es otra.${
      trust.sentDust ? ' Antes te envió casi nada, que es como estas direcciones entran en un historial.' : ''
    } Compara cada carácter.`,
    known: trust.name === null ? 'La que pagaste' : trust.name,
    given: 'La que pagas ahora',
    consent: 'Las comparé, y quiero esta',
  }),
  LIST_MESSAGES: {
    title: 'Varios destinatarios',
    label: 'Uno por línea: dirección, monto, nombre',
    hint: 'Pega líneas de un mensaje o de una tabla. El nombre puede faltar.',
    file: 'Abrir un archivo CSV',
    unreadable: 'Este archivo no se pudo leer como texto.',
    tooLong: 'Esto es demasiado largo para una lista de destinatarios.',
    header: 'La primera línea nombra las columnas y se pasa por alto.',
    clear: 'Volver a un destinatario',
    edit: 'Cambiar la lista',
    example: 'D…, 12.5, Café Luna',
    to: 'A',
    total: 'En total',
  },
  countRecipients: recipients,
  listActionLabel: (count) => (count === 0 ? 'Aún no hay a quién pagar' : `Pagar a ${recipients(count)}`),
  andMore: (count) => `y ${inCount(count)} más`,
  countRejectedLines: (count) =>
    count === 1 ? 'Una línea aún no está bien' : `${inCount(count)} líneas aún no están bien`,
  lineLabel: (line) => `Línea ${line}`,
  describeLineProblem: (problem) => {
    switch (problem.kind) {
      case 'address':
        return describeAddressProblem(problem.problem);
      case 'no-amount':
        return 'Falta el monto. Escríbelo después de la dirección.';
      case 'amount':
        return describeAmountProblem(problem.problem);
      case 'comma-amount':
        return `¿«${problem.text}» es un monto, o un monto y un nombre? Escribe los decimales con punto, o separa con punto y coma.`;
      case 'too-little':
        return `La red no lleva nada por debajo de ${inDoge(problem.minimum)}.`;
      case 'name':
        return describeNameProblem(problem.problem);
      case 'too-much':
        return 'Con esta línea la lista suma más DOGE de los que caben en una transferencia.';
      case 'too-many':
        return `En una transferencia caben ${recipients(problem.most)}. Envía el resto en una segunda.`;
    }
  },
  describeRepeated: ({ line, first }) =>
    `La línea ${line} paga a la misma dirección que la línea ${first}. Le llegan ambos montos en uno.`,
  COIN_MESSAGES: {
    title: 'Elegir las monedas',
    text: 'Kennel elige monedas de modo que se pague poco por ellas. Elige aquí para gastar justo estas, todas.',
    release: 'Que elija Kennel',
    none: 'Elige Kennel',
    legend: 'Monedas de esta cuenta',
    small: 'Pequeña: cuesta casi lo que vale',
    fresh: 'Cambio tuyo, aún sin confirmar',
  },
  describeChosen: (count, sum) => `${coins(count)}, ${inDoge(sum)}`,
  describeCoin: ({ coin, status }) => {
    switch (status.kind) {
      case 'spendable':
        return coin.confirmations === 0 ? COIN_MESSAGES.fresh : null;
      case 'small':
        return COIN_MESSAGES.small;
      case 'immature':
        return status.confirmationsLeft === 1
          ? 'Recién minada: falta 1 bloque'
          : `Recién minada: faltan ${inCount(status.confirmationsLeft)} bloques`;
      case 'unconfirmed':
        return 'Sin confirmar';
      case 'protected':
        switch (status.reason) {
          case 'inscription':
            return 'Protegida: lleva una inscripción';
          case 'inscription-unknown':
            return 'Protegida: aún nadie ha dicho qué lleva';
          case 'carrier-value':
            return 'Protegida: tan pequeña como las que llevan inscripciones';
        }
    }
  },
  PRICE_MESSAGES: {
    stays:
      'El monto en DOGE queda como lo ves aquí. Para pagar la suma que escribiste, vuelve y revisa otra vez.',
  },
  describePriceMove: (percent, worth) =>
    `El precio ${percent > 0 ? 'subió' : 'bajó'} ${inTenths(Math.abs(percent))}\u00a0% desde que escribiste: ahora son ${worth}`,
  DRAFT_MESSAGES: {
    restored: 'Este borrador estaba aquí antes de que salieras',
    startOver: 'Empezar de nuevo',
  },
  CONFIRM_MESSAGES: {
    missing: 'No hay nada listo para enviar',
    missingText: 'Una transferencia que se revisaba aquí no se envió. Tu borrador se conserva.',
    backToDraft: 'Volver al borrador',
    sending: 'Enviando…',
    offline: 'La red no responde',
    offlineText: 'No se envió nada. Inténtalo de nuevo en un momento: es la misma transferencia.',
    agree: 'Acepto pagar esta comisión',
    fee: 'Comisión de la red',
    leaves: 'Sale de tu cartera',
    back: 'Vuelve',
    nothing: 'nada',
    confirms: 'Tiempo estimado',
    coins: 'Gasta',
    paper: 'Cartera de papel',
  },
  describeChangeFrom: (count) => `cambio de ${coins(count)}`,
  countCoins: coins,
};
