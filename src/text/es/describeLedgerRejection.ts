// Por qué el libro rechazó un movimiento.
import type { TranslationOf } from '../language.ts';

/** In place of `describeLedgerRejection.ts`. */
export const describeLedgerRejection: TranslationOf<typeof import('../describeLedgerRejection.ts')> = {
  LEDGER_REJECTION_MESSAGES: {
    balance: 'Cuando le tocó, la dirección tenía menos que esto. Quizá otro movimiento se lo llevó antes.',
    'not-held': 'El libro no conoce nada así en esta dirección. Quizá se movió antes.',
    nothing: 'El libro no acepta mover nada.',
    'to-self': 'El libro rechaza un movimiento hacia uno mismo.',
    'unknown-kind': 'El libro no conoce movimientos de este tipo.',
    other: 'El libro da una razón que Kennel no conoce.',
  },
};
