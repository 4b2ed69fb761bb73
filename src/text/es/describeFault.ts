// Lo que falla fuera de Kennel, y lo que ayuda.
import type { Fault, FaultKind } from '../../domain/fault.ts';
import type { FaultMessage } from '../describeFault.ts';
import type { TranslationOf } from '../language.ts';

const RETRY = 'Intentar de nuevo';

const MESSAGES: Readonly<Record<FaultKind, FaultMessage>> = {
  offline: {
    title: 'Sin conexión',
    text: 'Nadie respondió. Revisa que tengas internet; tus monedas siguen a salvo.',
    action: RETRY,
  },
  timeout: {
    title: 'La respuesta no llegó a tiempo',
    text: 'Tardó demasiado y Kennel dejó de esperar. Puede ser la conexión, o un dispositivo lento.',
    action: RETRY,
  },
  'rate-limited': {
    title: 'El servidor pide calma',
    text: 'El servidor de Dogecoin no acepta más preguntas por ahora. Basta con esperar un minuto.',
  },
  refused: {
    title: 'El servidor se negó',
    text: 'Respondió, pero no quiso hacerlo. Otro intento puede llegar a otro servidor.',
    action: RETRY,
  },
  'bad-answer': {
    title: 'Una respuesta sin sentido',
    text: 'El servidor de Dogecoin mandó algo que Kennel no cree, así que no se usó.',
    action: RETRY,
  },
  'not-found': {
    title: 'No se encontró',
    text: 'El servidor no lo conoce. Lo recién enviado puede tardar un minuto en aparecer.',
    action: 'Buscar otra vez',
  },
  'worker-failed': {
    title: 'La caja fuerte dejó de funcionar',
    text: 'La parte de Kennel que trabaja con claves tuvo que parar. Lo guardado está intacto.',
    action: RETRY,
  },
  locked: {
    title: 'La cartera está bloqueada',
    text: 'Se bloqueó sola. Desbloquéala para seguir donde estabas.',
    action: 'Desbloquear',
  },
  corrupt: {
    title: 'No se pudo leer lo guardado',
    text: 'Lo que hay aquí está dañado. Kennel no lo tocó ni escribió nada encima.',
    action: RETRY,
  },
  'storage-blocked': {
    title: 'Aquí no se puede guardar nada',
    text: 'Este dispositivo no deja que Kennel guarde datos. Casi siempre es el modo privado o un bloqueo.',
    action: RETRY,
  },
  'storage-full': {
    title: 'No queda espacio',
    text: 'El dispositivo no tiene lugar para lo que hay que guardar. Libera un poco y vuelve a intentarlo.',
    action: RETRY,
  },
};

/** In place of `describeFault.ts`. */
export const describeFault: TranslationOf<typeof import('../describeFault.ts')> = {
  describeFault: (fault: Pick<Fault, 'kind'>) => MESSAGES[fault.kind],
  describeFaultKind: (kind: FaultKind) => MESSAGES[kind],
};
