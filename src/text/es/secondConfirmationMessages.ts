// La segunda confirmación antes de un pago grande.
import { inDoge } from '../inDoge.ts';
import type { TranslationOf } from '../language.ts';

/** In place of `secondConfirmationMessages.ts`. */
export const secondConfirmationMessages: TranslationOf<typeof import('../secondConfirmationMessages.ts')> = {
  SECOND_CONFIRMATION_MESSAGES: {
    title: 'Confirma que eres tú',
    text: 'Los pagos grandes piden tu contraseña otra vez. Todavía no se envió nada.',
    confirm: 'Confirmar y enviar',
    checking: 'Comprobando',
    lost: 'Tu huella o tu rostro cambió. Escribe tu contraseña.',
    reason: 'Confirma este pago',
    setting: 'Confirmar pagos',
    settingText:
      'Pide tu contraseña o el bloqueo del dispositivo antes de que salga dinero. Los pagos desde la última vez cuentan juntos.',
    save: 'Guardar',
    saving: 'Guardando',
    never: 'Nunca',
    always: 'Cada pago',
  },
  describeSecondConfirmation: (rule) => {
    if (rule.kind === 'never') return 'Nunca';
    return rule.kind === 'always' ? 'Cada pago' : `Más de ${inDoge(rule.koinu)}`;
  },
};
