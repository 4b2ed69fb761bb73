// Lo que Telegram no pudo hacer por Kennel, y lo que ayuda en su lugar.
import type { HostProblemKind } from '../../domain/host/HostProblem.ts';
import type { HostProblemMessage } from '../describeHostProblem.ts';
import type { TranslationOf } from '../language.ts';

const NO_SENSE = 'Lo que llegó no tiene sentido, así que Kennel no lo usó. Nada cambió. Prueba otra vez.';

const MESSAGES: Readonly<Record<HostProblemKind, HostProblemMessage>> = {
  unsupported: {
    title: 'Telegram no puede hacer esto aquí',
    text: 'Esta versión o este dispositivo no lo tiene. Actualizar Telegram puede traerlo; lo demás funciona.',
  },
  'not-mounted': {
    title: 'Telegram aún no está listo',
    text: 'Todavía está iniciando esta parte. Prueba otra vez en un momento.',
  },
  busy: {
    title: 'Una pregunta a la vez',
    text: 'Telegram todavía está preguntando por esto. Responde ahí primero y prueba otra vez.',
  },
  outside: {
    title: 'Telegram no está alrededor',
    text: 'Kennel se abrió fuera de Telegram, o perdió su conexión con él. Ábrelo otra vez desde Telegram.',
  },
  'launch-unreadable': {
    title: 'Se abrió de forma desconocida',
    text: 'Telegram no dijo cómo abrió Kennel. Ciérralo y ábrelo otra vez desde Telegram.',
  },
  timeout: {
    title: 'Telegram no respondió',
    text: 'Se le preguntó y guardó silencio. Nada cambió. Prueba otra vez, o cierra Kennel y ábrelo de nuevo.',
  },
  aborted: {
    title: 'Se dejó de esperar',
    text: 'Kennel dejó de esperar porque surgió otra cosa. Nada cambió.',
  },
  cancelled: { title: 'Se cerró', text: 'Se cerró sin respuesta. Nada cambió.' },
  denied: {
    title: 'No se compartió',
    text: 'Lo guardaste para ti, y está bien. Kennel funciona sin eso.',
  },
  failed: {
    title: 'Telegram no pudo hacerlo',
    text: 'Lo intentó y se rindió. Nada cambió. Prueba otra vez en un momento.',
  },
  'invalid-value': {
    title: 'Telegram no acepta esto',
    text: 'Es más largo o más corto de lo que Telegram permite, así que no se envió.',
  },
  'unexpected-value': { title: 'Una respuesta desconocida', text: NO_SENSE },
  'unexpected-type': { title: 'Una respuesta de otro tipo', text: NO_SENSE },
  unreadable: { title: 'Una respuesta ilegible', text: NO_SENSE },
  'invoice-open': {
    title: 'Hay un pago abierto',
    text: 'Termina o cierra el que está abierto y prueba otra vez.',
  },
  'popup-open': {
    title: 'Ya hay una pregunta abierta',
    text: 'Responde la que muestra Telegram y prueba otra vez.',
  },
  'scanner-open': { title: 'El lector ya está abierto', text: 'Ciérralo primero y prueba otra vez.' },
  'biometry-busy': {
    title: 'Ya se pide el dedo o la cara',
    text: 'Responde esa pregunta primero, o usa tu contraseña.',
  },
  'invalid-invoice': {
    title: 'No es un enlace de pago',
    text: 'Los enlaces de pago de Telegram empiezan con t.me. Este no se abrió.',
  },
  'invalid-link': {
    title: 'Kennel no abre este enlace',
    text: 'Kennel abre páginas web y enlaces de Telegram, y nada más.',
  },
  'invalid-popup': {
    title: 'No se pudo mostrar la pregunta',
    text: 'Telegram no la acepta en esta forma. Nada cambió.',
  },
};

/** In place of `describeHostProblem.ts`. */
export const describeHostProblem: TranslationOf<typeof import('../describeHostProblem.ts')> = {
  describeHostProblem: ({ kind }) => MESSAGES[kind],
};
