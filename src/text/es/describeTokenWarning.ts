// Lo que conviene saber antes de que salga un token, y cuánto pesa.

import { inDoge } from '../inDoge.ts';
import { bareTokens } from '../inTokens.ts';
import type { TranslationOf } from '../language.ts';
import { inCount } from '../numberStyle.ts';

/** In place of `describeTokenWarning.ts`. */
export const describeTokenWarning: TranslationOf<typeof import('../describeTokenWarning.ts')> = {
  describeTokenWarning: (warning, decimals) => {
    switch (warning.kind) {
      case 'cost-needs-consent':
        return {
          title: `Esto cuesta ${inDoge(warning.total)}`,
          detail: 'Las comisiones van a los mineros, y una moneda a cada destinatario. Nada de eso vuelve.',
          weight: 'grave',
        };
      case 'indexes-differ': {
        const said = warning.claims.map(({ index, amount }) => `${index}: ${bareTokens(amount, decimals)}`);
        return {
          title: 'Los índices no coinciden',
          detail: `${said.join(' · ')}. Se puede enviar lo menor.`,
          weight: 'notable',
        };
      }
      case 'index-behind':
        return {
          title: `${warning.index} va ${warning.behind === 1 ? '1 bloque' : `${inCount(warning.behind)} bloques`} atrás`,
          detail: 'Contará este movimiento cuando se ponga al día.',
          weight: 'notable',
        };
      case 'index-silent':
        return {
          title: `${warning.index} no responde`,
          detail: 'El otro índice dice lo que tienes.',
          weight: 'plain',
        };
      case 'waits-for-blocks':
        return {
          title: `${inCount(warning.first)} salen ya, ${inCount(warning.rest)} esperan bloques`,
          detail:
            'Los nodos aceptan una docena a la vez. Kennel envía las siguientes por sí solo mientras está abierto.',
          weight: 'plain',
        };
      case 'change-given-up':
        return {
          title: `${inDoge(warning.amount)} de cambio van a la comisión`,
          detail: 'Es demasiado poco para una salida propia.',
          weight: 'plain',
        };
    }
  },
};
