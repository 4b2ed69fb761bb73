// Por qué nada puede reemplazar una transferencia que espera, y lo que ayuda en su lugar.
import { bareDoge, inDoge } from '../inDoge.ts';
import type { TranslationOf } from '../language.ts';
import { inCount } from '../numberStyle.ts';

/** In place of `describeReplacement.ts`. */
export const describeReplacement: TranslationOf<typeof import('../describeReplacement.ts')> = {
  describeReplacement: (problem) => {
    switch (problem.kind) {
      case 'confirmed':
        return 'Ya está en un bloque, así que está hecha. No hace falta reemplazarla.';
      case 'not-replaceable':
        return 'Se hizo de modo que nada pueda reemplazarla. Se confirma como está, o la red la olvida después de un día.';
      case 'not-signed':
        return 'No lleva tu firma, así que no la hiciste tú. No te fíes de lo que este servidor dice de ella.';
      case 'costly-descendants':
        return `De ella dependen transferencias de otros que pagan ${inDoge(problem.fees)} en comisiones. Un reemplazo tendría que pagar eso también; Kennel llega hasta ${inDoge(problem.maximum)}. Espera el próximo bloque.`;
      case 'not-ours':
        return 'Una de las monedas que gasta es de otra persona. Solo todos sus dueños juntos pueden reemplazarla.';
      case 'protected-coin':
        return 'Una de las monedas que gasta puede llevar una inscripción. Kennel no mueve una moneda así por segunda vez.';
      case 'token-part':
        return 'Lleva un token en camino, junto con otras transacciones. Pasan todas juntas: abre la transferencia del token para ver lo que se puede hacer.';
      case 'unusual-output':
        return 'Paga a un script que no tiene dirección, y Kennel no puede escribirlo de nuevo. Todavía puedes traerla de vuelta.';
      case 'has-children':
        return problem.children.length === 1
          ? 'Otra transferencia tuya gasta lo que esta deja. También se iría, y tendrías que hacerla otra vez.'
          : `Otras ${inCount(problem.children.length)} transferencias tuyas gastan lo que esta deja. También se irían, y tendrías que hacerlas otra vez.`;
      case 'too-many-descendants':
        return `De ella dependen ${inCount(problem.count)} transferencias; los nodos descartan ${inCount(problem.maximum)} como máximo. Espera el próximo bloque.`;
      case 'cannot-pay':
        return `La comisión sería de ${inDoge(problem.needed)}, y para ella hay ${bareDoge(problem.available)}. Recibe algunos DOGE y espera a que estén en un bloque.`;
    }
  },
};
