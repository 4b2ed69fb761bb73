// Por qué la red no tomó una transferencia, y qué sigue.
import type { RejectReason } from '../../domain/tx/RejectReason.ts';
import type { RejectMessage } from '../describeReject.ts';
import type { TranslationOf } from '../language.ts';

const edit = (title: string, why: string, action: string): RejectMessage => ({
  title,
  why,
  next: 'edit',
  action,
  isKept: true,
});

const retry = (title: string, why: string): RejectMessage => ({
  title,
  why,
  next: 'retry',
  action: 'Enviarla otra vez',
  isKept: true,
});

const PREPARE_AGAIN = 'Prepararla otra vez';
const CHANGE_AMOUNT = 'Cambiar el monto';
const HIGHER_FEE = 'Elegir una comisión más alta';

const MESSAGES: Readonly<Record<RejectReason, RejectMessage>> = {
  dust: edit(
    'El monto es demasiado pequeño',
    'La red no lleva nada por debajo de 0.001 DOGE.',
    CHANGE_AMOUNT,
  ),
  'fee-too-low': edit(
    'La comisión es muy baja por ahora',
    'Los nodos piden más de lo que paga esta transferencia.',
    HIGHER_FEE,
  ),
  'fee-too-high': edit(
    'La comisión es absurdamente alta',
    'El nodo la rechazó para protegerte.',
    'Elegir una comisión más baja',
  ),
  'double-spend': {
    title: 'El servidor dice que estas monedas ya se gastaron',
    why: 'Dice que otra transferencia las gasta, quizá desde otro dispositivo con la misma cartera.',
    next: 'history',
    action: 'Verla en el historial',
    isKept: false,
  },
  'replacement-too-cheap': edit(
    'El reemplazo paga muy poco',
    'Para tomar el lugar de una transferencia que espera tiene que pagar una comisión claramente más alta.',
    HIGHER_FEE,
  ),
  'missing-inputs': {
    title: 'El servidor no encuentra estas monedas',
    why: 'Dice que lo que gasta esta transferencia se gastó antes, o su bloque se deshizo. Se está leyendo tu saldo otra vez.',
    next: 'edit',
    action: PREPARE_AGAIN,
    isKept: false,
  },
  'chain-too-long': retry(
    'Hay demasiado sin confirmar',
    'Las transferencias sin confirmar que dependen unas de otras son demasiadas o demasiado grandes para la red: acepta 25, y 101.000 bytes. Después del próximo bloque, envíala otra vez.',
  ),
  'immature-coinbase': edit(
    'Las monedas minadas no están listas',
    'La recompensa de un bloque se puede mover después de 240 confirmaciones, unas cuatro horas.',
    PREPARE_AGAIN,
  ),
  'bad-signature': edit(
    'La firma no coincidió',
    'La red no la pudo comprobar con estas monedas. Prepárala otra vez; si se repite, avísanos.',
    PREPARE_AGAIN,
  ),
  'not-final': retry('Es demasiado pronto', 'La transferencia dice que todavía no puede estar en un bloque.'),
  'too-large': edit(
    'Es demasiado grande',
    'Toma tantas monedas pequeñas que ningún nodo la pasaría. Envía antes un monto menor.',
    CHANGE_AMOUNT,
  ),
  'non-standard': edit(
    'El nodo no acepta su forma',
    'Es válida, pero no de las que los nodos pasan.',
    PREPARE_AGAIN,
  ),
  malformed: edit('El nodo no la pudo leer', 'Los bytes llegaron dañados o incompletos.', PREPARE_AGAIN),
  other: edit(
    'La red la rechazó',
    'Dio una razón que Kennel no conoce; sus palabras están abajo.',
    PREPARE_AGAIN,
  ),
};

/** In place of `describeReject.ts`. */
export const describeReject: TranslationOf<typeof import('../describeReject.ts')> = {
  describeReject: (reason) => MESSAGES[reason],
};
