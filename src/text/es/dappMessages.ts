// La petición de un sitio, y los sitios conectados.
import type { TranslationOf } from '../language.ts';

const bare = (origin: string): string => origin.replace(/^https:\/\//, '');

/** In place of `dappMessages.ts`. */
export const dappMessages: TranslationOf<typeof import('../dappMessages.ts')> = {
  DAPP_MESSAGES: {
    openFor: 'Abierta por',
    account: 'Con',
    chooseAccount: 'Qué cuenta',
    cancel: 'Cancelar',
    strangerTitle: 'Nunca conectaste este sitio',
    strangerText: 'Sigue solo si vienes de ahí ahora mismo y sabes de quién es esta dirección.',
    text: 'El texto, letra por letra',
    hiddenTitle: 'Aquí hay caracteres que no se ven',
    hiddenText: 'Se muestran como números, por ejemplo U+202E. Un texto honesto casi nunca los necesita.',
    recipient: 'A',
    answerTo: 'La respuesta va a',
    payNote:
      'La comisión y todo lo que hay que revisar viene después. Nada se envía antes de que lo digas ahí.',
    signNote: 'La firma dice que esta dirección aceptó este texto para este sitio. No mueve monedas.',
    back: 'Volver a la cartera',
    done: 'Listo',
    again: 'Abrirlo otra vez',
    watchTitle: 'Aquí ninguna cuenta puede firmar',
    watchText:
      'El sitio necesita una prueba de que una dirección es tuya, y esta cartera solo se observa. Trae primero sus palabras o su clave.',
    bringKey: 'Traer una clave',
    twoTitle: 'Llegó otra petición',
    twoText:
      'Un enlace pide otra cosa mientras esta petición está abierta. Solo se puede responder una a la vez.',
    stay: 'Seguir con esta',
    takeOther: 'Ver la otra',
    notOpened: 'No se pudo abrir el sitio',
    notOpenedText: 'Aún no conoce tu respuesta. Inténtalo de nuevo.',
    failedTitle: 'No funcionó',
    failedText: 'Al sitio no se le dijo nada.',
  },
  paidFor: () => ['por «', '»'],
  CONNECT_PROBLEM_MESSAGES: {
    back: 'Volver a la cartera',
    from: 'La petición vino de',
    dangerTitle: 'No sigas este enlace otra vez',
    dangerText: 'Quien lo envió quizá quiere engañarte. Mejor escribe la dirección de un sitio que conozcas.',
    unreported: 'Al sitio no se le dijo nada.',
  },
  describeAction: (kind) => {
    switch (kind) {
      case 'connect':
        return { title: 'Un sitio quiere conectarse', yes: 'Conectar', busy: 'Conectando…' };
      case 'sign':
        return { title: 'Un sitio quiere una firma', yes: 'Firmar', busy: 'Firmando…' };
      case 'pay':
        return { title: 'Un sitio pide un pago', yes: 'Revisar el pago', busy: 'Preparando el pago…' };
    }
  },
  describeRight: (right) => {
    switch (right) {
      case 'see-address':
        return {
          title: 'Conocer tu dirección',
          text: 'Con ella viene lo que la cadena muestra a cualquiera: su saldo y su historial.',
        };
      case 'ask-signature':
        return { title: 'Pedir firmas', text: 'Tú ves cada texto, y decides.' };
      case 'ask-payment':
        return { title: 'Pedir pagos', text: 'Tú ves cada monto y cada destinatario, y decides.' };
    }
  },
  CANNOT_MESSAGES: {
    may: 'Podrá',
    title: 'No puede mover tus DOGE por sí solo',
    text: 'Nunca recibe tus claves, tus palabras ni tu contraseña.',
  },
  describeLikeness: (likeness) => {
    switch (likeness.kind) {
      case 'one-letter':
        return {
          title: `A una letra de ${bare(likeness.as)}`,
          text: 'Ese es el que conectaste. Este es otro sitio, y quizá está hecho para que los confundas.',
        };
      case 'in-front':
        return {
          title: `Empieza como ${bare(likeness.as)}`,
          text: 'Ese es el que conectaste. En una dirección cuenta el final, y esta termina en otro lugar.',
        };
      case 'other-letters':
        return {
          title: `Un navegador lo muestra como ${likeness.shown}`,
          text: 'Su nombre está escrito con letras que pueden parecer otras. Compáralo con el que conoces.',
        };
      case 'same-look':
        return {
          title: `Se ve como ${bare(likeness.as)}, y no lo es`,
          text: 'Ese es el que conectaste. Esta dirección usa otros caracteres que se ven igual.',
        };
      case 'looks-latin':
        return {
          title: `Se ve como ${likeness.reads}, y no lo es`,
          text: `Se escribe ${likeness.shown}, con letras de otro alfabeto que se ven igual.`,
        };
      case 'mixed-scripts':
        return {
          title: 'Letras de varios alfabetos en una palabra',
          text: `Un navegador lo muestra como ${likeness.shown}. Un nombre honesto no se escribe así.`,
        };
    }
  },
  describeOutcome: (outcome, site) => {
    switch (outcome) {
      case 'connect':
        return {
          title: 'Conectado',
          text: `${site} ya conoce tu dirección. Lo encuentras en Aplicaciones.`,
        };
      case 'sign':
        return { title: 'Firmado', text: `${site} tiene tu firma bajo este texto.` };
      case 'pay':
        return { title: 'Pagado y avisado', text: `${site} sabe cuál pago es el tuyo.` };
      case 'declined':
        return { title: 'Dijiste que no', text: `A ${site} se le dijo eso, y nada de tu cartera.` };
    }
  },
  describePaid: (status, amount, site) => {
    const notify = 'Avisar al sitio';
    switch (status) {
      case 'lost':
        return {
          title: 'El pago no pasó',
          text: `Otra transferencia gastó sus monedas, así que ${site} no recibirá ${amount} con este. Todavía espera una respuesta.`,
          notify,
        };
      case 'open':
        return {
          title: 'El pago fue rechazado',
          text: `Todavía podría pasar si alguien guardó una copia. A ${site} se le dará su identificador, para que lo compruebe.`,
          notify,
        };
      case 'out':
        return { title: `${amount} en camino`, text: `${site} aún no sabe que fuiste tú.`, notify };
    }
  },
  SITE_MESSAGES: {
    title: 'Sitio conectado',
    address: 'La dirección que conoce',
    gone: 'ya no está en esta cartera',
    connected: 'Conectado',
    lastUsed: 'Último uso',
    may: 'Lo que puede hacer',
    revoke: 'Desconectar',
    revokeTitle: 'Desconectar este sitio',
    revokeText:
      'Vuelve a ser un extraño y sale de esta lista. Lo que vio, lo sabe: tu dirección y lo que firmaste. Las monedas nunca estuvieron a su alcance.',
    keep: 'Conservarlo',
    unknownTitle: 'Sin conexión con este sitio',
    unknownText: 'Este sitio no está en tu lista. Abre Kennel con su enlace para conectarlo.',
    backToApps: 'Volver a las aplicaciones',
  },
};
