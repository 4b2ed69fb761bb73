// Lo que una transacción le hizo a una cuenta, para las filas y el encabezado de su detalle.
import { describeConfirmations } from '../describeConfirmations.ts';
import type { TranslationOf } from '../language.ts';

const DONE = {
  received: 'Recibido',
  mined: 'Minado',
  sent: 'Enviado',
  'to-self': 'Movido a ti mismo',
} as const;

const UNDER_WAY = {
  received: 'Recibiendo',
  mined: 'Minando',
  sent: 'Enviando',
  'to-self': 'Moviendo a ti mismo',
} as const;

const AGAIN = {
  received: 'Recibiendo otra vez',
  mined: 'Minando otra vez',
  sent: 'Enviando otra vez',
  'to-self': 'Moviendo otra vez',
} as const;

/** In place of `describeEntry.ts`. */
export const describeEntry: TranslationOf<typeof import('../describeEntry.ts')> = {
  nameEntry: ({ direction, state }) => {
    switch (state.kind) {
      case 'confirmed':
        return DONE[direction];
      case 'pending':
        return state.isUndone ? AGAIN[direction] : UNDER_WAY[direction];
      case 'unknown':
        return 'Quizá enviado';
      case 'dropped':
        return direction === 'received' ? 'No recibido' : 'Rechazado';
      case 'replaced':
        return 'Reemplazado';
    }
  },
  explainState: ({ direction, state }) => {
    switch (state.kind) {
      case 'confirmed':
        return describeConfirmations(state.confirmations);
      case 'pending':
        return state.isUndone
          ? 'Estaba en un bloque que la red después descartó. Espera otro; no se pierde nada.'
          : 'La red la tiene, y todavía ningún bloque.';
      case 'unknown':
        return 'No llegó respuesta, así que pudo salir o no. Se pueden enviar los mismos bytes otra vez: solo se gastan una vez.';
      case 'dropped':
        return direction === 'received'
          ? 'La red la olvidó antes de que entrara en un bloque. Quien la envió tiene que enviarla otra vez.'
          : 'Todos los servidores consultados la rechazaron. Todavía podría salir si alguien guardó una copia.';
      case 'replaced':
        return 'Otra transferencia gasta las mismas monedas, así que solo una de las dos puede estar en un bloque.';
    }
  },
};
