// DOGE en el script de un solo uso de una transferencia de tokens, y el camino de vuelta.
import { bareDoge, inDoge } from '../inDoge.ts';
import type { TranslationOf } from '../language.ts';

/** In place of `scriptMessages.ts`. */
export const scriptMessages: TranslationOf<typeof import('../scriptMessages.ts')> = {
  describeScriptMoney: {
    left: (gets, fee) =>
      `${inDoge(gets)} pueden volver de este script de un solo uso. La comisión de red es ${bareDoge(fee)}.`,
    sent: (gets) => `${inDoge(gets)} vienen de vuelta`,
  },
  SCRIPT_MESSAGES: {
    someLeft: 'Hay DOGE que pueden volver de este script de un solo uso',
    someSent: 'Los DOGE vienen de vuelta',
    leftText:
      'Están en el script de una de tus transferencias de tokens. Solo esta cartera puede gastarlos, y ningún token se mueve.',
    bringBack: 'Traerlos de vuelta',
    working: 'Trayéndolos de vuelta…',
    tooLittle: 'Lo que queda en este script de un solo uso es menos que la comisión para traerlo de vuelta.',
    sentText: 'Los verás en tu saldo cuando se confirme.',
    refused: 'No se firmó, y no se envió nada',
  },
};
